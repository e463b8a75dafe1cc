import { useDeferredValue, useEffect, useState } from 'react';
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

/** Whether a text says that its writer wants to die; undefined while the rules that it needs are on their way. */
export function useSaysDistress(text: string): boolean | undefined {
  useCardLater();
  const settled = useDeferredValue(text);
  const [found, setFound] = useState<boolean>();
  useEffect(() => {
    let current = true;
    const say = (says: boolean) => {
      if (current) setFound(says);
    };
    // where the rules cannot be had, nothing is said: what the reader came for goes on
    import('@lantern/content/crisis/distress-rules')
      .then(({ findDistress }) => findDistress(settled))
      .then(say, () => say(false));
    return () => {
      current = false;
    };
  }, [settled]);
  return found;
}

/** The same of what is being written: read when the writer pauses, with rules that come once the screen stands still. */
function useWritesDistress(text: string): boolean {
  const [says, setSays] = useState(false);
  const [rules, setRules] = useState(() => saysDistress);
  useCardLater();
  useEffect(
    () =>
      whenIdle(() => {
        loadRules().then(
          () => setRules(() => saysDistress),
          () => undefined,
        );
      }),
    [],
  );
  // again when the rules are there: what was written before them is read too
  useEffect(() => {
    const timer = setTimeout(() => setSays(rules?.(text) ?? false), pauseMs);
    return () => clearTimeout(timer);
  }, [text, rules]);
  return says;
}

/** A quiet note below a field whose words say that their writer wants to die; it keeps nobody from writing on. */
export function CrisisNote({ text }: { text: string }) {
  const says = useWritesDistress(text);
  return <div role="status">{says && <Lazy part={crisisPart} props={{ quiet: true }} />}</div>;
}
