import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, type LucideIcon, MessageSquareText, Timer, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import styles from './interviews.module.css';
import { PastSessions, useSessions } from './past-sessions.tsx';
import { canRecord } from './recording/recorder.ts';

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
          <Trans>Practise before it counts. Questions and answers are in English, as the interviews are.</Trans>
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
          <Trans>Five questions in 15 minutes and a half, or in the time you choose.</Trans>
        </Method>
        <Method icon={UsersRound} path="/mock-interview/book" title={<Trans>Interview with a mentor</Trans>}>
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
