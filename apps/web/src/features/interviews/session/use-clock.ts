// The real time of a session: it runs while the session is on the screen, and what has passed is kept.
import { useEffect, useRef, useState } from 'react';

/** Seconds after which what has passed is kept on the device. */
const keptEvery = 5;

type Clock = { used: number; limit: number; isRunning: boolean; onKeep: (used: number) => void; onEnd: () => void };

/** Seconds that have passed. `onEnd` runs once, when the time is up. */
export function useClock({ used, limit, isRunning, onKeep, onEnd }: Clock): number {
  const [now, setNow] = useState(used);
  // read when it starts: what the clock keeps itself must not start it again
  const live = useRef({ used, onKeep, onEnd });
  live.current = { used, onKeep, onEnd };

  useEffect(() => {
    if (!isRunning) return;
    const { used: before } = live.current;
    const from = Date.now() - before * 1000;
    let kept = before;
    const passed = () => Math.min(limit, (Date.now() - from) / 1000);
    const keep = () => {
      kept = passed();
      live.current.onKeep(Math.round(kept));
    };
    const timer = setInterval(() => {
      setNow(passed());
      if (passed() >= limit) {
        clearInterval(timer);
        live.current.onEnd();
      } else if (passed() - kept >= keptEvery) keep();
    }, 500);
    window.addEventListener('pagehide', keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [isRunning, limit]);

  return now;
}
