import type { MentorSession, Slot } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { ownZone } from '#components/session-kinds.ts';
import { toast } from '#components/toast.tsx';
import { move } from '../bookings.api.ts';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { Taken } from '../slots/taken.tsx';
import { TwoTimes } from '../slots/two-times.tsx';
import { useSlotRequest } from '../slots/use-slot-request.ts';

/** Another time with the same mentor. The old one is kept until the new one is certain. */
export function MoveDialog({ session, onClose }: { session: MentorSession; onClose: () => void }) {
  const { t } = useLingui();
  const { _id, kind, mentor_id, mentor_name } = session;
  const [slot, setSlot] = useState<Slot>();
  const { busy, failed, taken, clear, ask } = useSlotRequest();

  async function submit() {
    if (!slot) return;
    await ask(async () => {
      await move(_id, slot.starts_at, ownZone());
      toast({ text: t`The session is moved.` });
      onClose();
    });
  }

  return (
    <Dialog
      title={<Trans>Reschedule</Trans>}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep the old time</Trans>
          </Button>
          <Button look="main" busy={busy} blocked={!slot} onClick={() => void submit()}>
            <Trans>Move the session</Trans>
          </Button>
        </>
      }
    >
      <SlotPicker kind={kind} mentorId={mentor_id ?? undefined} slot={slot} onChange={setSlot} />
      {slot && (
        <TwoTimes
          starts={slot.starts_at}
          ends={slot.ends_at}
          here={ownZone()}
          there={slot.mentor_zone}
          who={mentor_name}
        />
      )}
      <div aria-live="polite">
        {failed && <ErrorBlock title={<Trans>It was not moved</Trans>}>{failed}</ErrorBlock>}
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
    </Dialog>
  );
}
