import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { useUser } from '#api/session.ts';
import { listed } from '#components/listed.ts';
import { ownZone } from '#components/session-kinds.ts';
import { sessionsQuery } from '../bookings.api.ts';
import styles from '../bookings.module.css';
import { dayIn, timeIn } from '../slots/two-times.tsx';
import { useNow } from './use-now.ts';

/** When the next session is, above a list of other things that can be long; the session itself stands further down. */
export function NextSession() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { data } = useQuery(sessionsQuery(user));
  const now = useNow();
  const next = data?.upcoming.find(({ ends_at, status }) => status === 'scheduled' && Date.parse(ends_at) > now);
  if (!next) return null;
  const { starts_at, student_name } = next;
  const when = listed([dayIn(starts_at, ownZone(), i18n), timeIn(starts_at, ownZone(), i18n)], i18n);
  return (
    <p className={`note info ${styles.next}`}>
      <CalendarClock />
      <a href="#upcoming">
        <Trans>
          Next session: {when}, with <bdi>{student_name}</bdi>
        </Trans>
      </a>
    </p>
  );
}
