import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowRight, type LucideIcon, MessageSquareText, Timer, UsersRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIdle } from '#api/idle.ts';
import { useUser } from '#api/session.ts';
import { About } from '#components/about.tsx';
import { ButtonLink } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { kindsQuery, sessionsQuery } from '#features/bookings/bookings.api.ts';
import { mentorsQuery as reviewersQuery } from '#features/shares/shares.api.ts';
import styles from './interviews.module.css';
import { PastSessions, useSessions } from './past-sessions.tsx';
import { canRecord } from './recording/recorder.ts';
import { videosQuery } from './video/video.api.ts';

export function Screen() {
  const list = useSessions();
  const { i18n } = useLingui();
  const lastOf = (method: 'wizard' | 'ai') => {
    const last = list.sessions.find((session) => session.method === method && session.started_at);
    return last?.started_at ? formatDay(new Date(last.started_at), i18n) : undefined;
  };
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Mock interview</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      <ul className={styles.methods}>
        <Method
          icon={MessageSquareText}
          path="/mock-interview/ai"
          title={<Trans>AI mock interview</Trans>}
          facts={<Practised isKnown={list.isKnown} day={lastOf('ai')} />}
        >
          <Trans>One question at a time, feedback after each answer. You can try again as often as you like.</Trans>
        </Method>
        <Method
          icon={Timer}
          path="/mock-interviews"
          title={<Trans>Interview against the clock</Trans>}
          facts={<Practised isKnown={list.isKnown} day={lastOf('wizard')} />}
        >
          <Trans>Five questions in 15 and a half minutes, or in the time you choose.</Trans>
        </Method>
        <Method icon={Video} path="/mock-interview/submit" title={<Trans>Submit a video</Trans>} facts={<Submitted />}>
          <Trans>Record your answers to five questions. A mentor comments on parts of your recording.</Trans>
        </Method>
        <Method
          icon={UsersRound}
          path="/mock-interview/book"
          title={<Trans>Interview with a mentor</Trans>}
          facts={<Booked />}
        >
          <Trans>45 minutes, by video or by phone, at a time that you book. Free of charge.</Trans>
        </Method>
      </ul>
      <PastSessions {...list} />
    </div>
  );
}

type MethodProps = { icon: LucideIcon; path: string; title: ReactNode; children: ReactNode; facts?: ReactNode };

function Method({ icon: Icon, path, title, children, facts }: MethodProps) {
  return (
    <li className={`card ${styles.method}`}>
      <Icon />
      <h2>{title}</h2>
      <p>{children}</p>
      {facts}
      <ButtonLink href={path} look="plain">
        <Trans>Start</Trans>
        <ArrowRight className="flip" />
      </ButtonLink>
    </li>
  );
}

/** What it costs, what it needs, and when it was last done. */
function Practised({ isKnown, day }: { isKnown: boolean; day: string | undefined }) {
  return (
    <ul className={styles.needs}>
      <li>
        <Trans>Data: a few KB. Works offline once opened.</Trans>
      </li>
      <li>
        {canRecord() ? (
          <Trans>A microphone, or only the keyboard.</Trans>
        ) : (
          <Trans>This browser cannot record: you type your answers.</Trans>
        )}
      </li>
      {day && (
        <li>
          <Trans>Last time: {day}</Trans>
        </li>
      )}
      {!day && isKnown && (
        <li>
          <Trans>Not tried yet</Trans>
        </li>
      )}
    </ul>
  );
}

/** Its line is there before it is known, so that nothing moves below a finger. */
function LastTime({ isKnown, at }: { isKnown: boolean; at: string | undefined }) {
  const { i18n } = useLingui();
  if (!isKnown) return <li aria-hidden="true">{'\u00a0'}</li>;
  const day = at && formatDay(new Date(at), i18n);
  return <li>{day ? <Trans>Last time: {day}</Trans> : <Trans>Not tried yet</Trans>}</li>;
}

/** What is not known yet is not said; it is asked for once the screen stands still. */
function Submitted() {
  const { id: user } = useUser();
  const enabled = useIdle();
  const { data: videos } = useQuery({ ...videosQuery(user), enabled });
  const { data: reviewers } = useInfiniteQuery({ ...reviewersQuery(), enabled });
  return (
    <ul className={styles.needs}>
      <li>
        <Trans>Data: almost none for a link, up to 25 MB for a file.</Trans>
      </li>
      <li>
        <Trans>Any device that records sound or video.</Trans>
      </li>
      {reviewers?.pages[0]?.mentors.length === 0 && (
        <li>
          <Trans>There is no mentor yet who can look at it. You can submit it, and it waits.</Trans>
        </li>
      )}
      <LastTime isKnown={videos !== undefined} at={videos?.[0]?.submitted_at} />
    </ul>
  );
}

function Booked() {
  const { id: user } = useUser();
  const enabled = useIdle();
  const { data: sessions } = useQuery({ ...sessionsQuery(user), enabled });
  const { data: kinds } = useQuery({ ...kindsQuery, enabled });
  const last = sessions?.past.find(({ kind, status }) => kind === 'mock-interview' && status === 'completed');
  return (
    <ul className={styles.needs}>
      <li>
        <Trans>Data: a video call uses much, a phone call uses none.</Trans>
      </li>
      <li>
        <Trans>A browser with camera and microphone, or a phone.</Trans>
      </li>
      {kinds?.includes('mock-interview') === false && (
        <li>
          <Trans>Not possible now: no mentor takes mock interviews yet.</Trans>
        </li>
      )}
      <LastTime isKnown={sessions !== undefined} at={last?.starts_at} />
    </ul>
  );
}
