import type { CallRoom } from '@lantern/contract/calls';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/button.tsx';
import { isInRoom } from './call-state.ts';
import styles from './calls.module.css';
import { Lobby } from './lobby.tsx';
import { OtherWays } from './other-ways.tsx';
import { Stage } from './stage.tsx';
import { useCall } from './use-call.ts';

type RoomProps = { call: CallRoom; onClosed: () => void };

/** An open room: before entering, inside, and after leaving. */
export function Room(props: RoomProps) {
  const { state, media, engine } = useCall(props.call);
  const container = useRef<HTMLDivElement>(null);
  const shown = isInRoom(state) ? 'inside' : state.phase;
  const before = useRef(shown);
  // the button that was pressed is gone: what came in its place is where the reader goes on
  useEffect(() => {
    if (before.current !== shown) container.current?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <div ref={container} tabIndex={-1} className={styles.place}>
      <Inside {...props} state={state} media={media} engine={engine} />
    </div>
  );
}

function Inside({ call, onClosed, state, media, engine }: RoomProps & ReturnType<typeof useCall>) {
  useEffect(() => {
    if (state.phase === 'closed') onClosed();
  }, [state.phase, onClosed]);
  if (isInRoom(state) && engine) return <Stage call={call} state={state} media={media} engine={engine} />;
  const enter = (takeIt: boolean) => void engine?.enter(takeIt);
  switch (state.phase) {
    case 'left':
      return (
        <section className="card stack" role="status">
          <p>
            <Trans>You left the call. The room stays open: you can come back.</Trans>
          </p>
          <div>
            <Button look="main" onClick={() => enter(false)}>
              <Phone />
              <Trans>Come back</Trans>
            </Button>
          </div>
        </section>
      );
    case 'elsewhere':
      return (
        <section className="card stack" role="status">
          <p>
            <Trans>You are in this call in another tab or on another device.</Trans>
          </p>
          <div>
            <Button look="main" onClick={() => enter(true)}>
              <Phone />
              <Trans>Go on here</Trans>
            </Button>
          </div>
        </section>
      );
    case 'closed':
      return (
        <section className="card stack" role="status">
          <p>
            <Trans>This call room is closed.</Trans>
          </p>
          <OtherWays call={call} />
        </section>
      );
    default:
      return <Lobby call={call} trouble={state.trouble} onEnter={() => enter(false)} />;
  }
}
