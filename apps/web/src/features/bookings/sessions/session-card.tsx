import type { MentorSession } from '@lantern/contract/bookings';
import { joinMinutes } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed, CircleX, Clock, ExternalLink, Phone, Video } from 'lucide-react';
import { useState } from 'react';
import { Badge, Remark } from '#components/badge.tsx';
import { ButtonLink } from '#components/button.tsx';
import { MarkedWords } from '#components/contacts/marked-words.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { divider, listed } from '#components/listed.ts';
import { kindWords, ownZone } from '#components/session-kinds.ts';
import styles from '../bookings.module.css';
import { dayIn, TwoTimes, timeIn } from '../slots/two-times.tsx';
import { SessionActs } from './session-acts.tsx';

const notesPart = partOf(async () => (await import('./session-notes.tsx')).SessionNotes);

type SessionCardProps = { session: MentorSession; now: number };

export function SessionCard({ session, now }: SessionCardProps) {
  const { t, i18n } = useLingui();
  const { side, kind, mentor_name, student_name, starts_at, ends_at, note, moved_from, cancel_reason } = session;
  const [isSeen, setSeen] = useState(false);
  const isStudent = side === 'student';
  const who = isStudent ? mentor_name : student_name;
  const there = isStudent ? session.mentor_zone : session.student_zone;
  const isAhead = session.status === 'scheduled';
  const before = moved_from && listed([dayIn(moved_from, ownZone(), i18n), timeIn(moved_from, ownZone(), i18n)], i18n);
  const heading = `session-${session._id}`;
  return (
    <article className={`card ${styles.session}`} aria-labelledby={heading}>
      <div className={styles.title}>
        <h3 id={heading}>
          {i18n._(kindWords[kind])}: <bdi>{who ?? t`a mentor who has left`}</bdi>
        </h3>
        <State session={session} />
      </div>
      <TwoTimes starts={starts_at} ends={ends_at} here={ownZone()} there={there} who={who} />
      {before && isAhead && (
        <Remark icon={Clock}>
          <Trans>Was {before}</Trans>
        </Remark>
      )}
      {cancel_reason && (
        <p>
          <Trans>
            Reason:{' '}
            <bdi>
              <MarkedWords text={cancel_reason} />
            </bdi>
          </Trans>
        </p>
      )}
      {note && isAhead && (
        <div>
          <p className="small dim">{isStudent ? <Trans>You wrote:</Trans> : <Trans>Your student wrote:</Trans>}</p>
          <p className={styles.words}>
            <bdi>
              <MarkedWords text={note} />
            </bdi>
          </p>
        </div>
      )}
      {isAhead &&
        (session.blocked ? (
          <p className="note warn">
            <Trans>You two can no longer meet or write here. Cancel this session, so that nobody waits.</Trans>
          </p>
        ) : (
          <Meet session={session} now={now} />
        ))}
      <SessionActs session={session} now={now} />
      <details className={styles.more} onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
        <summary>
          <Trans>Notes and recording</Trans>
        </summary>
        {isSeen && <Lazy part={notesPart} props={{ session }} />}
      </details>
    </article>
  );
}

function State({ session: { status, absent, was_late, cancelled_by, side } }: { session: MentorSession }) {
  const { i18n } = useLingui();
  switch (status) {
    case 'scheduled':
      return (
        <Badge tone="info" icon={CircleDashed}>
          <Trans>Scheduled</Trans>
        </Badge>
      );
    case 'completed':
      return (
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Completed</Trans>
        </Badge>
      );
    case 'cancelled':
      return (
        <Badge icon={CircleX}>
          {cancelled_by === side ? (
            <Trans>Cancelled by you</Trans>
          ) : cancelled_by === 'admin' ? (
            <Trans>Cancelled by the people who run this Lantern</Trans>
          ) : (
            <Trans>Cancelled</Trans>
          )}
          {was_late && (
            <>
              {divider(i18n)}
              <Trans context="cancelled after the limit">late</Trans>
            </>
          )}
        </Badge>
      );
    case 'no-show':
      return (
        <Badge tone="warn" icon={CircleX}>
          {absent === side ? (
            <Trans>You did not come</Trans>
          ) : absent === 'mentor' ? (
            <Trans>The mentor did not come</Trans>
          ) : (
            <Trans>The student did not come</Trans>
          )}
        </Badge>
      );
  }
}

/** Where the two meet: a room or a link that opens ten minutes before, or a phone. */
function Meet({ session, now }: SessionCardProps) {
  const { i18n } = useLingui();
  const minutes = i18n.number(joinMinutes);
  const { _id, side, by_phone, phone, call_room, meeting_link, starts_at } = session;
  const isOpen = now >= Date.parse(starts_at) - joinMinutes * 60_000;
  if (by_phone)
    return (
      <p className="row">
        <Phone className="s" />
        {side === 'mentor' ? (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi>{phone}</bdi>
          </a>
        ) : (
          <span>
            <Trans>
              Your mentor calls you at <bdi>{phone}</bdi>.
            </Trans>
          </span>
        )}
      </p>
    );
  if (!call_room && !meeting_link)
    return (
      <p className="note warn">
        <Trans>There is no link yet. The mentor adds one before the session.</Trans>
      </p>
    );
  if (isOpen && call_room)
    return (
      <div className="row wrap">
        <ButtonLink look="main" href={`/call/${_id}`}>
          <Video />
          <Trans>Join Session</Trans>
        </ButtonLink>
        {meeting_link && (
          <a className="btn bare" href={meeting_link} target="_blank" rel="noopener noreferrer">
            <ExternalLink className="flip" />
            <Trans>Or by the link</Trans>
          </a>
        )}
      </div>
    );
  return isOpen ? (
    <div>
      <a className="btn main" href={meeting_link} target="_blank" rel="noopener noreferrer">
        <Video />
        <Trans>Join Session</Trans>
      </a>
    </div>
  ) : (
    <Remark icon={Video}>
      <Trans>Join opens {minutes} minutes before.</Trans>
    </Remark>
  );
}
