import { Trans } from '@lingui/react/macro';
import type { CallState } from './call-state.ts';

/** Where the call stands, in one sentence that is read out when it changes. */
export function CallStatus({ state, name }: { state: CallState; name: string }) {
  return (
    <p role="status">
      <b>
        <Words state={state} name={name} />
      </b>
    </p>
  );
}

function Words({ state: { phase, other, wasHere, cut }, name }: { state: CallState; name: string }) {
  const who = <bdi>{name}</bdi>;
  if (cut && phase !== 'connected') return <Trans>Your connection is lost. We keep trying.</Trans>;
  switch (phase) {
    case 'entering':
      return <Trans>Entering. Your browser may ask for the microphone.</Trans>;
    case 'connecting':
      return <Trans>Connecting with {who} …</Trans>;
    case 'connected':
      return <Trans>You are connected with {who}.</Trans>;
    case 'interrupted':
      return other?.here ? (
        <Trans>The connection was lost. Trying another way …</Trans>
      ) : (
        <Trans>{who} has lost the connection. The call goes on when it is back.</Trans>
      );
    default:
      return wasHere ? (
        <Trans>{who} left. You can wait here.</Trans>
      ) : (
        <Trans>{who} is not here yet. You can wait here.</Trans>
      );
  }
}
