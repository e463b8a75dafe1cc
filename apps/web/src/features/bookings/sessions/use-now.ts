import { useEffect, useState } from 'react';

/** The time, to half a minute: buttons that open and close by the clock do so without a reload. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
