// One question's recording: started, paused, finished, listened to, thrown away.
import { useEffect, useRef, useState } from 'react';
import { canRecognise, recognise } from './recognition.ts';
import { hasCamera, type Recorder, type RecorderTrouble, startRecorder } from './recorder.ts';
import { type Recording, readRecording, removeRecording } from './recordings.ts';

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
  const [camera, setCamera] = useState(false);
  const phrase = useRef(onPhrase);
  phrase.current = onPhrase;

  useEffect(() => {
    let current = true;
    setState(idle);
    void readRecording(session, question).then((recording) => current && setState((now) => ({ ...now, recording })));
    return () => {
      current = false;
      // leaving the question ends its recording, and keeps it
      stopWriting.current?.();
      void recorder.current?.stop();
      recorder.current = undefined;
    };
  }, [session, question]);

  useEffect(() => {
    let current = true;
    void hasCamera().then((has) => current && setCamera(has));
    return () => {
      current = false;
    };
  }, []);

  async function start(withCamera = false) {
    setState((now) => ({ ...now, phase: 'starting', trouble: undefined, seconds: 0, levels: [] }));
    recorder.current = await startRecorder(session, question, withCamera, {
      onLevel: (level, seconds) =>
        setState((now) => ({ ...now, seconds, levels: [...now.levels, level].slice(-shown) })),
      onTrouble(trouble) {
        setState((now) => ({ ...now, trouble, phase: 'idle', picture: undefined }));
        if (recorder.current) void finish();
      },
    });
    if (!recorder.current) return setState((now) => ({ ...now, phase: 'idle' }));
    const { picture } = recorder.current;
    setState((now) => ({ ...now, phase: 'recording', recording: undefined, picture }));
    if (await canRecognise()) stopWriting.current = recognise((words) => phrase.current(words));
  }

  function pause() {
    recorder.current?.pause();
    stopWriting.current?.();
    setState((now) => ({ ...now, phase: 'paused', levels: [] }));
  }

  async function resume() {
    recorder.current?.resume();
    setState((now) => ({ ...now, phase: 'recording' }));
    if (await canRecognise()) stopWriting.current = recognise((words) => phrase.current(words));
  }

  async function finish(): Promise<Recording | undefined> {
    stopWriting.current?.();
    await recorder.current?.stop();
    recorder.current = undefined;
    const recording = await readRecording(session, question);
    setState((now) => ({ ...now, phase: 'idle', levels: [], recording, picture: undefined }));
    return recording;
  }

  async function remove() {
    await finish();
    await removeRecording(session, question);
    setState(idle);
  }

  return { ...state, hasCamera: camera, start, pause, resume, finish, remove };
}
