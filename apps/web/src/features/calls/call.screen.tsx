import type { CallRoom } from '@lantern/contract/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { kindWords } from '#components/session-kinds.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { callQuery } from './calls.api.ts';
import { OtherWays } from './other-ways.tsx';
import { Room } from './room.tsx';

/** The call room of one session: for its two people, around the time that was booked. */
export function Screen() {
  const { i18n } = useLingui();
  const { id = '' } = useParams<{ id: string }>();
  const { role } = useUser();
  const { data: call, error, refetch, isFetching } = useQuery(callQuery(id));
  useEffect(() => listen('bookings', () => void refetch()), [refetch]);
  const sessions = role === 'mentor' ? '/mentor' : '/my-sessions';
  return (
    <div className="stack read">
      <div>
        <h1>
          {call?.other_name ? (
            <Trans>
              Call with <bdi>{call.other_name}</bdi>
            </Trans>
          ) : (
            <Trans>Call room</Trans>
          )}
        </h1>
        {call && (
          <p className="dim">
            {i18n._(kindWords[call.kind])}, <Span call={call} />
          </p>
        )}
      </div>
      {!call && !error && <Skeleton />}
      {error && !call && (
        <ErrorBlock
          title={<Trans>We could not open this call room.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {call?.state === 'open' && <Room key={call._id} call={call} onClosed={() => void refetch()} />}
      {call && call.state !== 'open' && <Shut call={call} />}
      <div>
        <ButtonLink href={sessions}>
          <Trans>My sessions</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function useTime() {
  const { i18n } = useLingui();
  return (instant: string) => i18n.date(new Date(instant), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

function Span({ call: { starts_at, ends_at } }: { call: CallRoom }) {
  const { i18n } = useLingui();
  const time = useTime();
  const day = i18n.date(new Date(starts_at), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <time dateTime={starts_at}>
      {day}, {time(starts_at)}–{time(ends_at)}
    </time>
  );
}

/** Why nobody can enter now. */
function Shut({ call }: { call: CallRoom }) {
  const time = useTime();
  const opens = time(call.opens_at);
  switch (call.state) {
    case 'early':
      return (
        <p className="note info" role="status">
          <Trans>This call room opens at {opens}, ten minutes before the session. You can wait here.</Trans>
        </p>
      );
    case 'over':
      return (
        <p className="note info" role="status">
          <Trans>This session is over, and its call room is closed. You find your notes in My sessions.</Trans>
        </p>
      );
    case 'cancelled':
      return (
        <p className="note warn" role="status">
          <Trans>This session was cancelled.</Trans>
        </p>
      );
    case 'blocked':
      return (
        <p className="note warn" role="status">
          <Trans>You two can no longer meet here: your conversation was ended.</Trans>
        </p>
      );
    default:
      return (
        <>
          <p className="note info">
            <Trans>This session does not meet in Lantern’s call room.</Trans>
          </p>
          <OtherWays call={call} />
        </>
      );
  }
}
