import { changeMinutes, type MentorSession } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { ContactHint } from '#components/contacts/contact-hint.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { cancel } from '../bookings.api.ts';

type CancelDialogProps = { session: MentorSession; now: number; open: boolean; onClose: () => void };

/** A mentor says why; a student may. Of two who are blocked nobody writes to the other. */
export function CancelDialog({ session, now, open, onClose }: CancelDialogProps) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isMentor = session.side === 'mentor';
  const mustSay = isMentor && !session.blocked;
  const isLate = Date.parse(session.starts_at) - now < changeMinutes * 60_000;

  async function confirm() {
    setTried(true);
    if (mustSay && reason.trim() === '') return;
    setBusy(true);
    setFailed(undefined);
    try {
      await cancel(session._id, reason.trim());
      toast({ text: t`The session is cancelled.` });
      onClose();
    } catch (problem) {
      setFailed(explain(problem, i18n));
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={<Trans>Cancel this session?</Trans>}
      open={open}
      confirm={<Trans>Cancel session</Trans>}
      keep={<Trans>Keep the session</Trans>}
      danger
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className="stack">
        <p>
          {isMentor ? (
            <Trans>We tell your student, and the time is free again.</Trans>
          ) : (
            <Trans>We tell your mentor, and somebody else can book this time.</Trans>
          )}
        </p>
        {isLate && (
          <p className="note warn">
            <Trans>It begins in less than two hours, so your mentor sees that you cancelled late.</Trans>
          </p>
        )}
        {!session.blocked && (
          <Field
            label={<Trans>Why?</Trans>}
            optional={!isMentor}
            error={tried && mustSay && reason.trim() === '' ? t`Say why, so that your student can plan.` : undefined}
          >
            <TextInput
              value={reason}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        )}
        <ContactHint text={reason} />
        {failed && <ErrorBlock title={<Trans>It was not cancelled</Trans>}>{failed}</ErrorBlock>}
      </div>
    </ConfirmDialog>
  );
}
