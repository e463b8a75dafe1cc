import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarCog } from 'lucide-react';
import { ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Lazy, WhenIdle } from '#components/lazy.tsx';
import { mentorProfileQuery } from '#features/mentors/mentors.api.ts';
// a piece of a screen, shared as agreed: what waits for a mentor and who shares stand in the mentor workspace
import { MentorDesk } from '#features/shares/mentor/mentor-desk.tsx';
import { calendarFeed } from '#features/tasks/calendar-feed.api.ts';
import styles from '../bookings.module.css';
import { NextSession } from './next-session.tsx';
import { SessionsList } from './sessions-list.tsx';

/** Where mentors begin. */
export function Screen() {
  const { t } = useLingui();
  const { data } = useQuery(mentorProfileQuery);
  return (
    <div className={`${styles.page} ${styles.workspace}`}>
      <div className={styles.title}>
        <h1>
          <Trans>Mentor workspace</Trans>
        </h1>
        <ButtonLink href="/mentor/profile" look={data && !data.profile.published ? 'main' : 'plain'}>
          <CalendarCog />
          <Trans>Profile and hours</Trans>
        </ButtonLink>
      </div>
      {data && !data.profile.published && (
        <p className="note info">
          <Trans>Students do not see you yet. Fill in your profile and hours, then switch your card on.</Trans>
        </p>
      )}
      <NextSession />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MentorDesk />
        </div>
        <div className={styles.column}>
          <SessionsList
            empty={
              <EmptyState title={<Trans>Nobody has booked you yet</Trans>}>
                {data?.profile.published
                  ? t`Bookings of students appear here, with what they want to talk about.`
                  : t`Once students see your card, their bookings appear here.`}
              </EmptyState>
            }
          />
          <WhenIdle>
            <Lazy part={calendarFeed} props={{}} />
          </WhenIdle>
        </div>
      </div>
    </div>
  );
}
