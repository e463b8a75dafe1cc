// Records the microphone, and the camera where it is wanted, with the browser's own recorder, and measures how loud it is.
// Nothing is sent anywhere.
import { acceptTake, addPiece, newTake, noteFacts } from './recordings.ts';

/** Bits a second: speech stays clear, and a quarter of an hour is under 3 MB. */
const bitRate = 24_000;
/** The picture's: a quarter of an hour stays under the 25 MB that can be submitted. */
const pictureRate = 180_000;
/** Milliseconds a piece; what a killed page loses at most. */
const pieceTime = 2000;
const levelTime = 100;
/** Below this share of the loudest so far nobody speaks; and below this nothing is heard at all. */
const quietShare = 0.12;
const quietLevel = 0.008;
/** Seconds without speech that count as a pause. */
const pauseFrom = 1.5;
/** A quarter of an hour: no answer is longer. */
const longestRecording = 900;

export type RecorderTrouble = 'refused' | 'no-microphone' | 'no-camera' | 'full' | 'long' | 'unsupported';

export type Recorder = {
  /** What the camera sees, to be shown; undefined for sound alone. */
  picture: MediaStream | undefined;
  pause: () => void;
  resume: () => void;
  /** Ends it; the recording is on the device then. */
  stop: () => Promise<void>;
};

/** After `full` and `long` what was recorded until then is kept: whoever listens finishes. */
type Listen = {
  /** False once the reader has gone on while the browser asked for the microphone. */
  isWanted: () => boolean;
  onLevel: (level: number, seconds: number) => void;
  onTrouble: (trouble: RecorderTrouble) => void;
};

const types = {
  sound: ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'],
  picture: ['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'],
};

/** A face at a desk: enough to see, little to keep. */
const picture = {
  width: { ideal: 480 },
  height: { ideal: 360 },
  frameRate: { ideal: 15, max: 24 },
  facingMode: 'user',
};

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/** Whether a camera is there; nobody is asked for it. */
export async function hasCamera(): Promise<boolean> {
  if (!canRecord()) return false;
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  return devices.some(({ kind }) => kind === 'videoinput');
}

/** Starts a new take; what was there stays until it is ended. Undefined, after `onTrouble`, where it cannot. */
export async function startRecorder(
  session: string,
  question: string,
  withCamera: boolean,
  listen: Listen,
): Promise<Recorder | undefined> {
  const { isWanted, onLevel, onTrouble } = listen;
  if (!canRecord()) {
    onTrouble('unsupported');
    return undefined;
  }
  let stream: MediaStream;
  try {
    const audio = { echoCancellation: true, noiseSuppression: true };
    stream = await navigator.mediaDevices.getUserMedia({ audio, video: withCamera && picture });
  } catch (error) {
    const isRefused = !(error instanceof DOMException) || error.name === 'NotAllowedError';
    if (withCamera && !isRefused) onTrouble('no-camera');
    else onTrouble(error instanceof DOMException && error.name === 'NotFoundError' ? 'no-microphone' : 'refused');
    return undefined;
  }
  if (!isWanted()) {
    for (const track of stream.getTracks()) track.stop();
    return undefined;
  }
  const take = newTake(session, question);
  const type = types[withCamera ? 'picture' : 'sound'].find((each) => MediaRecorder.isTypeSupported(each)) ?? '';
  const recorder = new MediaRecorder(stream, {
    ...(type && { mimeType: type }),
    ...(withCamera && { videoBitsPerSecond: pictureRate }),
    audioBitsPerSecond: bitRate,
  });
  const meter = createMeter(stream);
  const saving: Promise<unknown>[] = [];
  let number = 0;
  let seconds = 0;
  let silentSince: number | undefined = 0;
  let loudest = 0;
  let ended = false;
  const pauses: { at: number; seconds: number }[] = [];

  const facts = () => ({
    type: recorder.mimeType || type,
    seconds: Math.round(seconds * 10) / 10,
    pauses,
    at: new Date().toISOString(),
  });
  recorder.ondataavailable = ({ data }) => {
    if (data.size === 0) return;
    const at = number;
    number += 1;
    saving.push(
      addPiece(take, at, data)
        .then(() => noteFacts(take, facts()))
        .catch(() => {
          if (!ended) onTrouble('full');
        }),
    );
  };

  const notePause = () => {
    const length = silentSince === undefined ? 0 : seconds - silentSince;
    if (silentSince !== undefined && silentSince > 0 && length >= pauseFrom && pauses.length < 200)
      pauses.push({ at: Math.round(silentSince * 10) / 10, seconds: Math.round(length * 10) / 10 });
    silentSince = undefined;
  };
  let last = performance.now();
  const ticking = setInterval(() => {
    const passed = performance.now() - last;
    last += passed;
    if (recorder.state !== 'recording') return;
    // by the clock: a page in the background ticks more slowly than it records
    seconds += passed / 1000;
    const level = meter.read();
    loudest = Math.max(level, loudest * 0.999);
    const isQuiet = level < quietLevel || level < loudest * quietShare;
    if (isQuiet) silentSince ??= seconds;
    else notePause();
    onLevel(level, seconds);
    if (seconds >= longestRecording && !ended) onTrouble('long');
  }, levelTime);

  function finish(): Promise<void> {
    if (ended) return Promise.allSettled(saving).then(() => undefined);
    ended = true;
    clearInterval(ticking);
    return new Promise((resolve) => {
      recorder.onstop = async () => {
        for (const track of stream.getTracks()) track.stop();
        meter.close();
        await Promise.allSettled(saving);
        await acceptTake(take, facts()).catch(() => undefined);
        resolve();
      };
      if (recorder.state === 'inactive') recorder.onstop(new Event('stop'));
      else recorder.stop();
    });
  }

  recorder.start(pieceTime);
  return {
    picture: withCamera ? stream : undefined,
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop: finish,
  };
}

function createMeter(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(stream).connect(analyser);
  const wave = new Float32Array(analyser.fftSize);
  return {
    /** Root mean square, 0 to 1. */
    read() {
      analyser.getFloatTimeDomainData(wave);
      return Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
    },
    close: () => void context.close().catch(() => undefined),
  };
}
