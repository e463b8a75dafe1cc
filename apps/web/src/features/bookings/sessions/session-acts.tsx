import { changeMinutes, type MentorSession } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { toast } from '#components/toast.tsx';
import { sayNoShow } from '../bookings.api.ts';
import styles from '../bookings.module.css';
import { ToCalendar } from '../to-calendar.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

const movePart = partOf(async () => (await import('./move-dialog.tsx')).MoveDialog);
const feedbackPart = partOf(async () => (await import('./feedback-form.tsx')).FeedbackForm);

const dayMs = 86_400_000;

/** What can be done with a session now. */
export function SessionActs({ session, now }: { session: MentorSession; now: number }) {
  const { t, i18n } = useLingui();
  const { _id: id, side, status, starts_at, ends_at, mentor_id, blocked } = session;
  const [open, setOpen] = useState<'cancel' | 'move' | 'feedback'>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)];
  const isAhead = status === 'scheduled' && start > now;
  const mayMove = isAhead && side === 'student' && mentor_id !== null && !blocked;
  const canMove = mayMove && start - now >= changeMinutes * 60_000;
  const wasHeld = status === 'completed' && end <= now;
  const canMiss = (status === 'scheduled' || status === 'completed') && start <= now && now - end < 7 * dayMs;

  async function miss() {
    setBusy(true);
    setFailed(undefined);
    try {
      await sayNoShow(id);
      toast({ text: t`Noted.` });
    } catch (reason) {
      setFailed(explain(reason, i18n));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <div className={styles.acts}>
        {isAhead && <ToCalendar session={session} />}
        {canMove && (
          <Button onClick={() => setOpen('move')}>
            <Trans>Reschedule</Trans>
          </Button>
        )}
        {isAhead && (
          <Button onClick={() => setOpen('cancel')}>
            <Trans>Cancel session</Trans>
          </Button>
        )}
        {wasHeld && side === 'student' && (
          <Button
            aria-expanded={open === 'feedback'}
            onClick={() => setOpen(open === 'feedback' ? undefined : 'feedback')}
          >
            {session.rating === null ? <Trans>Give feedback</Trans> : <Trans>Change feedback</Trans>}
          </Button>
        )}
        {canMiss && (
          <Button look="bare" busy={busy} onClick={() => void miss()}>
            {side === 'student' ? <Trans>The mentor did not come</Trans> : <Trans>The student did not come</Trans>}
          </Button>
        )}
      </div>
      {mayMove && !canMove && (
        <p className="small dim">
          <Trans>It begins in less than two hours. You can cancel it, but not move it.</Trans>
        </p>
      )}
      {failed && <ErrorBlock title={<Trans>This was not noted</Trans>}>{failed}</ErrorBlock>}
      {open === 'feedback' && <Lazy part={feedbackPart} props={{ session, onDone: () => setOpen(undefined) }} />}
      <CancelDialog session={session} now={now} open={open === 'cancel'} onClose={() => setOpen(undefined)} />
      {open === 'move' && <Lazy part={movePart} props={{ session, onClose: () => setOpen(undefined) }} />}
    </>
  );
}
