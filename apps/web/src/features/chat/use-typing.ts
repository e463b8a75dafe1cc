import { useEffect, useState } from 'react';
import { listen } from '#api/events.ts';

/** Milliseconds that somebody counts as writing after they said so. */
const shownFor = 7000;

/** Whether this person is writing to the reader now. */
export function useTyping(person: string): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      setTyping(false);
    };
    const unlisten = [
      listen('chat-typing', ({ id }) => {
        if (id !== person) return;
        clearTimeout(timer);
        setTyping(true);
        timer = setTimeout(stop, shownFor);
      }),
      // what was written is here
      listen('chat', ({ id }) => id === person && stop()),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of unlisten) end();
    };
  }, [person]);
  return isTyping;
}
