import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '#api/idle.ts';
import { Lazy, partOf } from '#components/lazy.tsx';

export const crisisPart = partOf(async () => (await import('./crisis-help.tsx')).CrisisHelp);
const pauseMs = 500;

let saysDistress: ((text: string) => boolean) | undefined;

async function loadRules(): Promise<void> {
  saysDistress ??= (await import('@lantern/content/crisis/says-distress')).saysDistress;
}

/** The same of a text in a list: undefined while the rules are not on the device. `useDistressRules` draws again then. */
export const saysDistressNow = (text: string): boolean | undefined => saysDistress?.(text);

/** Brings the rules; true when they are there, or cannot be had. */
export function useDistressRules(): boolean {
  const [isReady, setReady] = useState(saysDistress !== undefined);
  useEffect(() => {
    if (isReady) return;
    let current = true;
    const done = () => {
      if (current) setReady(true);
    };
    // where the rules cannot be had, nothing is said: what the reader came for goes on
    loadRules().then(done, done);
    return () => {
      current = false;
    };
  }, [isReady]);
  return isReady;
}

/** The card comes once the screen stands still: then it is there without a connection too. */
const useCardLater = () => useEffect(() => whenIdle(() => void crisisPart.load().catch(() => undefined)), []);

/** Whether a text says that its writer wants to die; undefined while the rules are on their way. */
export function useSaysDistress(text: string): boolean | undefined {
  const isReady = useDistressRules();
  useCardLater();
  const settled = useDeferredValue(text);
  const says = useMemo(() => isReady && (saysDistress?.(settled) ?? false), [isReady, settled]);
  return isReady ? says : undefined;
}

/** The same of what is being written: read when the writer pauses, with rules that come once the screen stands still. */
function useWritesDistress(text: string): boolean {
  const [says, setSays] = useState(false);
  useCardLater();
  useEffect(() => whenIdle(() => void loadRules().catch(() => undefined)), []);
  useEffect(() => {
    const timer = setTimeout(() => setSays(saysDistress?.(text) ?? false), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return says;
}

/** A quiet note below a field whose words say that their writer wants to die; it keeps nobody from writing on. */
export function CrisisNote({ text }: { text: string }) {
  const says = useWritesDistress(text);
  return <div role="status">{says && <Lazy part={crisisPart} props={{ quiet: true }} />}</div>;
}
