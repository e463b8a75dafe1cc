// One question's recording: started, paused, finished, listened to, thrown away.
import { useCallback, useEffect, useRef, useState } from 'react';
import { canRecognise, recognise } from './recognition.ts';
import { hasCamera, type Recorder, type RecorderTrouble, startRecorder } from './recorder.ts';
import { keepRecording, type Recording, readRecording, removeRecording } from './recordings.ts';

/** How many levels the meter shows. */
const shown = 24;

export type RecorderState = {
  phase: 'idle' | 'starting' | 'recording' | 'paused';
  seconds: number;
  levels: readonly number[];
  trouble: RecorderTrouble | undefined;
  recording: Recording | undefined;
  /** What the camera sees while it records. */
  picture: MediaStream | undefined;
};

const idle: RecorderState = {
  phase: 'idle',
  seconds: 0,
  levels: [],
  trouble: undefined,
  recording: undefined,
  picture: undefined,
};

export function useRecorder(session: string, question: string, onPhrase: (words: string) => void) {
  const [state, setState] = useState<RecorderState>(idle);
  const recorder = useRef<Recorder>(undefined);
  const stopWriting = useRef<() => void>(undefined);
  /** Which start counts: one that ends after the reader has gone on, or started again, is stopped at once. */
  const run = useRef(0);
  const hearing = useRef(0);
  const shownFor = useRef('');
  const [camera, setCamera] = useState(false);
  const phrase = useRef(onPhrase);
  phrase.current = onPhrase;

  const deafen = useCallback(() => {
    hearing.current += 1;
    stopWriting.current?.();
    stopWriting.current = undefined;
  }, []);

  /** Stops what runs, and what is about to. */
  const halt = useCallback((): Promise<void> | undefined => {
    run.current += 1;
    deafen();
    const ended = recorder.current?.stop();
    recorder.current = undefined;
    return ended;
  }, [deafen]);

  useEffect(() => {
    let current = true;
    shownFor.current = `${session} ${question}`;
    setState(idle);
    void readRecording(session, question).then((recording) => current && setState((now) => ({ ...now, recording })));
    return () => {
      current = false;
      // leaving the question ends its recording, and keeps it
      void halt();
      shownFor.current = '';
    };
  }, [session, question, halt]);

  useEffect(() => {
    let current = true;
    void hasCamera().then((has) => current && setCamera(has));
    return () => {
      current = false;
    };
  }, []);

  async function listen() {
    deafen();
    const mine = hearing.current;
    if ((await canRecognise()) && hearing.current === mine)
      stopWriting.current = recognise((words) => phrase.current(words));
  }

  /** Answers what was there before and is recorded over. */
  async function start(withCamera = false): Promise<Recording | undefined> {
    const ended = halt();
    const mine = run.current;
    const isWanted = () => run.current === mine;
    setState((now) => ({ ...now, phase: 'starting', trouble: undefined, seconds: 0, levels: [] }));
    await ended;
    const before = await readRecording(session, question);
    const opened = await startRecorder(session, question, withCamera, {
      isWanted,
      onLevel: (level, seconds) =>
        isWanted() && setState((now) => ({ ...now, seconds, levels: [...now.levels, level].slice(-shown) })),
      onTrouble(trouble) {
        if (!isWanted()) return;
        setState((now) => ({ ...now, trouble, phase: 'idle', picture: undefined }));
        if (recorder.current) void finish();
      },
    });
    if (!isWanted()) return void opened?.stop();
    recorder.current = opened;
    if (!opened) return void setState((now) => ({ ...now, phase: 'idle' }));
    setState((now) => ({ ...now, phase: 'recording', recording: undefined, picture: opened.picture }));
    void listen();
    return before;
  }

  function pause() {
    recorder.current?.pause();
    deafen();
    setState((now) => ({ ...now, phase: 'paused', levels: [] }));
  }

  async function resume() {
    recorder.current?.resume();
    setState((now) => ({ ...now, phase: 'recording' }));
    await listen();
  }

  async function finish(): Promise<Recording | undefined> {
    await halt();
    const recording = await readRecording(session, question);
    setState((now) => ({ ...now, phase: 'idle', levels: [], recording, picture: undefined }));
    return recording;
  }

  /** Answers what was removed, for whoever wants it back. */
  async function remove(): Promise<Recording | undefined> {
    const removed = await finish();
    await removeRecording(session, question);
    setState(idle);
    return removed;
  }

  async function putBack(recording: Recording) {
    const isShown = () => shownFor.current === `${session} ${question}`;
    if (isShown()) await halt();
    await keepRecording(session, question, recording);
    if (isShown()) setState({ ...idle, recording });
  }

  return { ...state, hasCamera: camera, start, pause, resume, finish, remove, putBack };
}
