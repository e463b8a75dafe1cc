import type { BookableMentor, MentorSession, Slot } from '@lantern/contract/bookings';
import type { SessionKind } from '@lantern/contract/mentors';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { kindWords, ownZone } from '#components/session-kinds.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { everyoneOf, useTypedSearch } from '#components/use-typed-search.ts';
import { book, mentorsQuery } from '../bookings.api.ts';
import styles from '../bookings.module.css';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { Taken } from '../slots/taken.tsx';
import { TwoTimes } from '../slots/two-times.tsx';
import { useSlotRequest } from '../slots/use-slot-request.ts';
import { emptyMeeting, HowToMeet, type Meeting } from './how-to-meet.tsx';
import { MentorChoice } from './mentor-choice.tsx';

type Extra = Omit<Parameters<typeof book>[0], 'date' | 'time' | 'kind'>;
type BookingFlowProps = {
  kind: SessionKind;
  /** What else goes along; undefined while something of it is still wrong, which its own form says. */
  extra: () => Extra | undefined;
  onBooked: (session: MentorSession) => void;
  /** Stands in the summary, before the button. */
  children?: ReactNode;
};

/** Whom, when, how; then one button. Nothing is booked before the server says so. */
export function BookingFlow({ kind, extra, onBooked, children }: BookingFlowProps) {
  const { i18n } = useLingui();
  const { typed, setTyped, q, isWaiting } = useTypedSearch();
  const asked = useInfiniteQuery(mentorsQuery(kind, q));
  const { error, refetch, isFetching, hasNextPage } = asked;
  // a search that failed leaves its field, and what was chosen
  const unfound = !asked.data && q !== '' ? error : null;
  const mentors = asked.data ? everyoneOf(asked.data.pages) : unfound ? [] : undefined;
  // while a search ends, its finds still stand here
  const isWhole = q === '' && !isWaiting && !asked.isPlaceholderData;
  const [wanted, setWanted] = useState<BookableMentor>();
  const [slot, setSlot] = useState<Slot>();
  const [meeting, setMeeting] = useState<Meeting>(emptyMeeting);
  const { busy, failed, taken, clear, ask } = useSlotRequest();
  const [tried, setTried] = useState(false);
  const problem = useRef<HTMLDivElement>(null);

  // the reader hears and sees what went wrong, wherever the page stands
  useEffect(() => {
    if (failed || taken) problem.current?.focus();
  }, [failed, taken]);

  if (!mentors && !error) return <Skeleton />;
  if (!mentors)
    return (
      <ErrorBlock
        title={<Trans>We could not load the mentors.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (mentors.length === 0 && isWhole)
    return (
      <EmptyState
        level={2}
        title={<Trans>No mentor offers this yet</Trans>}
        action={
          <ButtonLink href="/help">
            <Trans>Help</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          The people who run this Lantern invite mentors. When a mentor has free times, you can book here. It costs
          nothing.
        </Trans>
      </EmptyState>
    );

  const only = mentors.length === 1 && isWhole ? mentors[0] : undefined;
  const mentorId = (wanted ?? only)?.id;
  const isOnline = Boolean(slot?.has_link || slot?.call_room);
  const byPhone = Boolean(slot?.calls_phones && (meeting.byPhone || !isOnline));
  // a number beside the call room is wished for, not needed
  const hasNumber = byPhone || Boolean(slot?.call_room && slot.calls_phones);

  async function submit() {
    setTried(true);
    const more = extra();
    if (!slot || !more || (byPhone && meeting.phone.trim() === '')) return;
    await ask(async () => {
      const how = hasNumber ? { by_phone: byPhone, phone: meeting.phone.trim() } : {};
      const { date, time, starts_at, mentor_id } = slot;
      onBooked(await book({ ...more, ...how, kind, date, time, starts_at, mentor_id, zone: ownZone() }));
    });
  }

  return (
    <>
      <MentorChoice
        mentors={mentors}
        chosen={wanted ?? only}
        mayBeAny={!only}
        search={{
          ...{ typed, setTyped, found: mentors.length, more: hasNextPage, busy: isWaiting || isFetching },
          failed: unfound ? explain(unfound, i18n) : undefined,
          showMore: () => void asked.fetchNextPage(),
        }}
        onChange={(mentor) => {
          setWanted(mentor);
          setSlot(undefined);
        }}
      />
      <SlotPicker
        key={`${kind} ${mentorId}`}
        kind={kind}
        mentorId={mentorId}
        slot={slot}
        onChange={(next) => {
          setSlot(next);
          clear();
        }}
      />
      <div ref={problem} tabIndex={-1} className={styles.problem}>
        {failed && <ErrorBlock title={<Trans>Nothing was booked</Trans>}>{failed}</ErrorBlock>}
        {taken && (
          <Taken
            offered={taken}
            onChoose={(next) => {
              clear();
              setSlot(next);
            }}
          />
        )}
      </div>
      {slot && (
        <section className={`lit ${styles.summary}`} aria-labelledby="your-call">
          <h2 id="your-call">
            {i18n._(kindWords[kind])}: <bdi>{slot.mentor_name}</bdi>
          </h2>
          <TwoTimes
            starts={slot.starts_at}
            ends={slot.ends_at}
            here={ownZone()}
            there={slot.mentor_zone}
            who={slot.mentor_name}
          />
          <HowToMeet slot={slot} meeting={meeting} byPhone={byPhone} tried={tried} onChange={setMeeting} />
          {children}
          <Button look="main" wide busy={busy} onClick={() => void submit()}>
            <CalendarCheck />
            {busy ? <Trans>Waiting for the server</Trans> : <Trans>Book this call</Trans>}
          </Button>
          <p className="small">
            <Trans>Free of charge. You can move or cancel it in My sessions.</Trans>
          </p>
        </section>
      )}
    </>
  );
}
