import { useCallback, useEffect, useRef, useState } from 'react';

const pause = 700;

/**
 * What a form that saves by itself shows: what is typed at once, saved after a short pause, when the field is left for
 * another page, and when the page is hidden: a phone often ends a hidden page without a word.
 */
export function useDraft<T>(kept: T, save: (value: T) => void): [T, (change: Partial<T>) => void] {
  const [draft, setDraft] = useState<T>();
  const unsaved = useRef<T>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saver = useRef(save);
  saver.current = save;

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const value = unsaved.current;
    if (value === undefined) return;
    unsaved.current = undefined;
    saver.current(value);
    setDraft(undefined);
  }, []);

  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const change = (part: Partial<T>) => {
    const next = { ...(unsaved.current ?? kept), ...part };
    unsaved.current = next;
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, pause);
  };
  return [draft ?? kept, change];
}
