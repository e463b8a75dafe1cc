import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Button } from '#components/button.tsx';
import { Select } from '#components/inputs.tsx';
import styles from './mentors.module.css';

const clocks = Array.from(
  { length: 97 },
  (_, index) => `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`,
);

type Span = { from: string; to: string };
type FromToProps = { name: string; value: Span; onChange: (part: Partial<Span>) => void; onRemove: () => void };

/** Two times of one day, on quarters of an hour; the day ends at 24:00. */
export function FromTo({ name, value: { from, to }, onChange, onRemove }: FromToProps) {
  const { t } = useLingui();
  const option = (clock: string) => <option key={clock}>{clock}</option>;
  return (
    <div className={styles.span}>
      <Select aria-label={t`${name}, from`} value={from} onChange={({ target }) => onChange({ from: target.value })}>
        {clocks.slice(0, -1).map(option)}
      </Select>
      <span>
        <Trans>to</Trans>
      </span>
      <Select aria-label={t`${name}, to`} value={to} onChange={({ target }) => onChange({ to: target.value })}>
        {clocks.slice(1).map(option)}
      </Select>
      <Button look="bare" icon aria-label={t`Remove ${from} to ${to} on ${name}`} onClick={onRemove}>
        <X />
      </Button>
    </div>
  );
}
