import type { MentorSession } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import { kindWords } from '#components/session-kinds.ts';
import styles from '../bookings.module.css';
import { TwoTimes } from '../slots/two-times.tsx';
import { ToCalendar } from '../to-calendar.tsx';

/** What was booked, and what can be done with it now. */
export function Booked({ session, onAgain }: { session: MentorSession; onAgain: () => void }) {
  const { i18n } = useLingui();
  const { kind, mentor_name, starts_at, ends_at, student_zone, mentor_zone } = session;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`card ${styles.summary}`}>
      <h2 ref={heading} tabIndex={-1} className="row">
        <CircleCheck />
        <Trans>Booking confirmed!</Trans>
      </h2>
      <p>
        {i18n._(kindWords[kind])}: <bdi>{mentor_name}</bdi>
      </p>
      <TwoTimes starts={starts_at} ends={ends_at} here={student_zone} there={mentor_zone} who={mentor_name} />
      <div className="row wrap">
        <ToCalendar session={session} />
        <ButtonLink href="/my-sessions" look="main">
          <Trans>My sessions</Trans>
        </ButtonLink>
        <ButtonLink href="/dashboard">
          <Trans>Dashboard</Trans>
        </ButtonLink>
        <Button look="bare" onClick={onAgain}>
          <Trans>Book another one</Trans>
        </Button>
      </div>
    </section>
  );
}
