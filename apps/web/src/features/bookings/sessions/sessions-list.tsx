import type { MentorSession } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useFirst } from '#components/use-first.ts';
import { refreshSessions, sessionsQuery } from '../bookings.api.ts';
import styles from '../bookings.module.css';
import { SessionCard } from './session-card.tsx';
import { useNow } from './use-now.ts';

/** Sessions that are ahead, then those that are over; the same for students and mentors. */
export function SessionsList({ empty }: { empty: ReactNode }) {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(sessionsQuery(user));
  const now = useNow();
  useEffect(() => listen('bookings', () => void refreshSessions()), []);

  if (!data && !error) return <Skeleton />;
  if (!data)
    return (
      <ErrorBlock
        title={<Trans>We could not load your sessions.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  // what was ahead when this was fetched may be over by now
  const upcoming = data.upcoming.filter(({ ends_at }) => Date.parse(ends_at) > now);
  const past = [
    ...data.upcoming
      .filter(({ ends_at }) => Date.parse(ends_at) <= now)
      .map((session) => ({ ...session, status: 'completed' as const }))
      .reverse(),
    ...data.past,
  ];
  return (
    <>
      <DataAge at={dataUpdatedAt} copy={error !== null} />
      <section className={styles.sessions} aria-labelledby="upcoming">
        <h2 id="upcoming">
          <Trans>Upcoming</Trans>
        </h2>
        {upcoming.length === 0 && empty}
        {upcoming.map((session) => (
          <SessionCard key={session._id} session={session} now={now} />
        ))}
      </section>
      {past.length > 0 && <Past sessions={past} now={now} />}
    </>
  );
}

/** What is over, the last first: a few, and more when they are asked for. */
function Past({ sessions, now }: { sessions: readonly MentorSession[]; now: number }) {
  const { shown, showMore } = useFirst(sessions, 5);
  return (
    <section className={styles.sessions} aria-labelledby="past">
      <h2 id="past">
        <Trans>Past</Trans>
      </h2>
      {shown.map((session) => (
        <SessionCard key={session._id} session={session} now={now} />
      ))}
      {showMore && (
        <div>
          <Button onClick={showMore}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
