import type { Slot } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { ownZone } from '#components/session-kinds.ts';
import { dayIn, timeIn } from './two-times.tsx';

/** What was not done, then the nearest times that are free. */
export function Taken({ offered, onChoose }: { offered: readonly Slot[]; onChoose: (slot: Slot) => void }) {
  const { i18n } = useLingui();
  const zone = ownZone();
  return (
    <ErrorBlock
      title={<Trans>This time is not free any more. Nothing was booked.</Trans>}
      action={offered.map((slot) => (
        <Button key={slot.starts_at} onClick={() => onChoose(slot)}>
          {dayIn(slot.starts_at, zone, i18n)}, {timeIn(slot.starts_at, zone, i18n)}
        </Button>
      ))}
    >
      {offered.length > 0 ? (
        <Trans>These are the nearest free times:</Trans>
      ) : (
        <Trans>No other time is free near it. Choose another day or another mentor.</Trans>
      )}
    </ErrorBlock>
  );
}
