import { useEffect, useState } from 'react';

/** What was typed or chosen, once nothing has changed for a moment. */
export function useSettled<Value>(value: Value, before: Value, pause = 300): Value {
  const [settled, setSettled] = useState(before);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
