import { Trans } from '@lingui/react/macro';
import { type ComponentType, createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { useIdle } from '#api/idle.ts';
import { useOnline } from '#api/use-online.ts';
import { withWords } from '#api/words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';

export type Part<Props> = { known?: ComponentType<Props>; load: () => Promise<ComponentType<Props>> };

/** A part of a screen whose code comes when it is first shown, by `Lazy`, with its words. */
export function partOf<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const part: Part<Props> = {
    load: async () => {
      part.known ??= await withWords(load);
      return part.known;
    },
  };
  return part;
}

/** True in what comes by itself: nobody waits for it, so it moves nothing. */
export const BySelf = createContext(false);

type WhenIdleProps = { now?: boolean; before?: ReactNode; children: ReactNode };

/** Shows its children once the screen stands still, or when the reader asks for them (`now`) before that. */
export function WhenIdle({ now = false, before = null, children }: WhenIdleProps) {
  const isIdle = useIdle();
  const [asked, setAsked] = useState(now);
  if (now && !asked) setAsked(true);
  return isIdle || asked ? <BySelf value={!asked}>{children}</BySelf> : before;
}

type LazyProps<Props> = { part: Part<Props>; props: Props };

/**
 * Shows a part once it is here. Where it cannot be fetched it says so in its own place: the rest of the screen goes on. It is
 * tried again when the connection is back.
 */
export function Lazy<Props extends object>({ part, props }: LazyProps<Props>) {
  const [Shown, setShown] = useState(() => part.known);
  const [failed, setFailed] = useState(false);
  const online = useOnline();
  useEffect(() => {
    if (online) setFailed(false);
  }, [online]);

  useEffect(() => {
    if (Shown || failed) return;
    let current = true;
    part.load().then(
      // in parts: what is there already answers meanwhile
      (loaded) => startTransition(() => void (current && setShown(() => loaded))),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [part, Shown, failed]);

  if (Shown)
    return (
      <BySelf value={false}>
        <Shown {...props} />
      </BySelf>
    );
  if (!failed) return <Skeleton />;
  return <NotHere onRetry={() => setFailed(false)} />;
}

/** Shows a part that only adds to what is there: nothing before the screen stands still, or while it cannot be fetched. */
export function Addition<Props extends object>({ part, props }: LazyProps<Props>) {
  const isIdle = useIdle();
  const online = useOnline();
  const [Shown, setShown] = useState(() => part.known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is tried again when the connection comes or goes
  useEffect(() => {
    if (!isIdle || Shown) return;
    let current = true;
    part.load().then(
      (loaded) => current && setShown(() => loaded),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [part, isIdle, Shown, online]);
  return Shown ? <Shown {...props} /> : null;
}

const inSight = (block: HTMLElement | null) => block?.scrollIntoView({ block: 'nearest' });

/** In the place of a part that cannot be fetched. */
export function NotHere({ onRetry }: { onRetry: () => void }) {
  const isBySelf = use(BySelf);
  return (
    // a dialog's place may be at the end of a long page, far from the button that asked for it
    <div ref={isBySelf ? undefined : inSight}>
      <ErrorBlock title={<Trans>This part is not on this device yet.</Trans>} onRetry={onRetry}>
        <Trans>Open it once with a connection. After that it works offline too.</Trans>
      </ErrorBlock>
    </div>
  );
}
