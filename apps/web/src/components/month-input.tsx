import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './field.module.css';
import { useFieldProps } from './field.tsx';
import { Select } from './inputs.tsx';

type MonthInputProps = {
  name: string;
  /** `YYYY-MM`, or what there is of it; empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min: string;
  max: string;
  'aria-describedby'?: string;
};

let native: boolean | undefined;

/** Firefox and Safari on computers show a month input as a plain text field. */
function hasMonthInput(): boolean {
  if (native === undefined) {
    const input = document.createElement('input');
    input.type = 'month';
    native = input.type === 'month';
  }
  return native;
}

/** Picks a calendar month: the browser's own picker, or two lists where there is none. */
export function MonthInput(props: MonthInputProps) {
  const { 'aria-describedby': describedBy, onChange, ...rest } = props;
  const fieldProps = useFieldProps(undefined, describedBy);
  const [picker] = useState(hasMonthInput);
  if (!picker) return <MonthLists {...props} />;
  return (
    <input
      {...rest}
      {...fieldProps}
      type="month"
      className={styles.input}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function MonthLists({ name, value, onChange, onBlur, min, max }: MonthInputProps) {
  const { t, i18n } = useLingui();
  const [year = '', month = ''] = value.split('-');
  const [first, last] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))];
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));
  const join = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : '');
  return (
    <span className={styles.months}>
      <Select name={name} value={month} onBlur={onBlur} onChange={(event) => join(year, event.target.value)}>
        <option value="">{t`Month`}</option>
        {months.map((number) => (
          <option key={number} value={number}>
            {i18n.date(new Date(`2024-${number}-15T12:00:00Z`), { month: 'long', timeZone: 'UTC' })}
          </option>
        ))}
      </Select>
      <Select
        id={`${name}-year`}
        aria-label={t`Year`}
        value={year}
        onBlur={onBlur}
        onChange={(event) => join(event.target.value, month)}
      >
        <option value="">{t`Year`}</option>
        {years.map((number) => (
          <option key={number} value={number}>
            {i18n.number(Number(number), { useGrouping: false })}
          </option>
        ))}
      </Select>
    </span>
  );
}
