// Records the microphone with the browser's own recorder, and measures how loud it is. Nothing is sent anywhere.
import { addPiece, noteFacts, removeRecording } from './recordings.ts';

/** Bits a second: speech stays clear, and a quarter of an hour is under 3 MB. */
const bitRate = 24_000;
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

export type RecorderTrouble = 'refused' | 'no-microphone' | 'full' | 'long' | 'unsupported';

export type Recorder = {
  pause: () => void;
  resume: () => void;
  /** Ends it; the recording is on the device then. */
  stop: () => Promise<void>;
};

/** After `full` and `long` what was recorded until then is kept: whoever listens finishes. */
type Listen = { onLevel: (level: number, seconds: number) => void; onTrouble: (trouble: RecorderTrouble) => void };

const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
}

/** Starts recording over what was there. Undefined, after `onTrouble`, where it cannot. */
export async function startRecorder(session: string, question: string, listen: Listen): Promise<Recorder | undefined> {
  const { onLevel, onTrouble } = listen;
  if (!canRecord()) {
    onTrouble('unsupported');
    return undefined;
  }
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    onTrouble(error instanceof DOMException && error.name === 'NotFoundError' ? 'no-microphone' : 'refused');
    return undefined;
  }
  await removeRecording(session, question);
  const type = types.find((each) => MediaRecorder.isTypeSupported(each)) ?? '';
  const recorder = new MediaRecorder(stream, { ...(type && { mimeType: type }), audioBitsPerSecond: bitRate });
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
      addPiece(session, question, at, data)
        .then(() => noteFacts(session, question, facts()))
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
        await noteFacts(session, question, facts()).catch(() => undefined);
        resolve();
      };
      if (recorder.state === 'inactive') recorder.onstop(new Event('stop'));
      else recorder.stop();
    });
  }

  recorder.start(pieceTime);
  return { pause: () => recorder.pause(), resume: () => recorder.resume(), stop: finish };
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
