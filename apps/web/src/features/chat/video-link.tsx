import { joinMinutes } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useIdle } from '#api/idle.ts';
import { useUser } from '#api/session.ts';
import { ButtonLink } from '#components/button.tsx';
import { sessionsQuery } from '#features/bookings/bookings.api.ts';
import styles from './chat.module.css';

type VideoLinkProps = {
  person: string;
  name: string;
  /** a page of theirs is open now */
  here: boolean;
  words?: boolean;
};

/**
 * While a booked session is on it opens the call room when both are there, or the mentor's own link; before that it leads
 * to the session, or to booking one.
 */
export function VideoLink({ person, name, here, words = false }: VideoLinkProps) {
  const { t } = useLingui();
  const { id: user, role } = useUser();
  const { data } = useQuery({ ...sessionsQuery(user), enabled: useIdle() });
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const session = data?.upcoming.find(
    ({ mentor_id, student_id, ends_at }) =>
      (role === 'mentor' ? student_id : mentor_id) === person && Date.parse(ends_at) > now,
  );
  const isOpen = session && now >= Date.parse(session.starts_at) - joinMinutes * 60_000;
  const look = words ? {} : ({ look: 'bare', icon: true } as const);
  // who is not there yet may wait at the mentor's link, or in the room where there is none
  if (isOpen && session.call_room && (here || !session.meeting_link))
    return (
      <ButtonLink {...look} href={`/call/${session._id}`} aria-label={t`Join the session with ${name}`}>
        <Video />
        {words && (
          <span className={styles.word}>
            <Trans>Join</Trans>
          </span>
        )}
      </ButtonLink>
    );
  if (isOpen && session.meeting_link)
    return (
      <a
        className={words ? 'btn' : 'btn bare icon'}
        href={session.meeting_link}
        target="_blank"
        rel="noopener noreferrer"
        referrerPolicy="no-referrer"
        aria-label={t`Join the session with ${name}`}
      >
        <Video />
        {words && (
          <span className={styles.word}>
            <Trans>Join</Trans>
          </span>
        )}
      </a>
    );
  if (role === 'mentor') return null;
  return (
    <ButtonLink
      {...look}
      href={session ? '/my-sessions' : '/initial-prep-call'}
      aria-label={session ? t`Your booked session with ${name}` : t`Book a video call with ${name}`}
    >
      <Video />
      {words && (
        <span className={styles.word}>
          <Trans>Video</Trans>
        </span>
      )}
    </ButtonLink>
  );
}
