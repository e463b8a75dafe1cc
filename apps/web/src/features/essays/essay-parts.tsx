// Small pieces of an essay that several essay screens show.
import { type EssayStatus, type EssayType, essayTypes } from '@lantern/contract/essays.types';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Badge } from '#components/badge.tsx';
import { Select } from '#components/inputs.tsx';
import { statusWords, typeWords } from './essay-words.ts';
import type { Length, LengthLimit } from './length.ts';

export function StatusBadge({ status }: { status: EssayStatus }) {
  const { i18n } = useLingui();
  const { label, icon, tone } = statusWords[status];
  return (
    <Badge icon={icon} tone={tone}>
      {i18n._(label)}
    </Badge>
  );
}

type TypeSelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value'> & {
  value: EssayType;
  onPick: (type: EssayType) => void;
};

export function TypeSelect({ value, onPick, ...rest }: TypeSelectProps) {
  const { i18n } = useLingui();
  return (
    <Select {...rest} value={value} onChange={(event) => onPick(event.target.value as EssayType)}>
      {essayTypes.map((type) => (
        <option key={type} value={type}>
          {i18n._(typeWords[type])}
        </option>
      ))}
    </Select>
  );
}

/** "181 of 650 words". */
export function CountOf({ used, max, unit }: { used: number; max: number; unit: LengthLimit['unit'] }) {
  const { i18n } = useLingui();
  const [count, limit] = [i18n.number(used), i18n.number(max)];
  return (
    <span className="num">
      {unit === 'words' ? (
        <Trans>
          <b>{count}</b> of {limit} words
        </Trans>
      ) : (
        <Trans>
          <b>{count}</b> of {limit} characters
        </Trans>
      )}
    </span>
  );
}

export function LengthLeft({ left }: Pick<Length, 'left'>) {
  const { i18n } = useLingui();
  const count = i18n.number(Math.abs(left));
  return left >= 0 ? <Trans>{count} left</Trans> : <Trans>{count} over the limit</Trans>;
}
