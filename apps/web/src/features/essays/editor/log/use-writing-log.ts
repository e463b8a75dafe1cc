import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { DraftSync } from '../../drafts/draft-sync.ts';
import { createCounter, type EditCounter } from './count-edit.ts';
import './log-outbox.ts';
import { noteWriting, rescueLog } from './log-store.ts';

/** Milliseconds of writing after which the log is sent at the latest. */
const sendEvery = 120_000;
const sendFirst = 5000;

function send() {
  void import('./send-log.ts').then(({ sendLog }) => sendLog()).catch(() => undefined);
}

/** Counts what is written into the essay's field. The answered counter is for changes that the editor itself makes. */
export function useWritingLog(
  { user, id }: DraftSync,
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
): RefObject<EditCounter> {
  const counter = useRef<EditCounter>(null as unknown as EditCounter);
  counter.current ??= createCounter(text);
  useLayoutEffect(() => counter.current.follow(text), [text]);

  useEffect(() => {
    const field = area.current;
    if (!field) return;
    let sentAt = Date.now();
    let unsent = false;

    function note(counts: ReturnType<EditCounter['input']>) {
      if (!counts) return;
      noteWriting(user, id, counts);
      unsent = true;
      if (Date.now() - sentAt < sendEvery) return;
      sentAt = Date.now();
      unsent = false;
      send();
    }
    function leave() {
      note(counter.current.endComposition(field?.value ?? ''));
      if (!unsent) return;
      unsent = false;
      rescueLog();
      send();
    }
    const begin = () => counter.current.beginComposition();
    const end = () => note(counter.current.endComposition(field.value));
    const input = (event: Event) => note(counter.current.input(field.value, (event as InputEvent).inputType ?? ''));
    const hide = () => document.visibilityState === 'hidden' && leave();

    // Before the field's own handler, which renders the new text.
    field.addEventListener('input', input, { capture: true });
    field.addEventListener('compositionstart', begin);
    field.addEventListener('compositionend', end);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', send);
    // What an earlier sitting could not send; the screen's own files go first.
    const later = setTimeout(send, sendFirst);
    return () => {
      clearTimeout(later);
      field.removeEventListener('input', input, { capture: true });
      field.removeEventListener('compositionstart', begin);
      field.removeEventListener('compositionend', end);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', send);
      leave();
    };
  }, [user, id, area]);
  return counter;
}
