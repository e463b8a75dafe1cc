import { type AmountProblem, readAmount as readAmountIn } from '@lantern/abroad/typed-amount';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';
import { formatAmount } from './money.ts';
import { groupMark, readDecimal } from './read-number.ts';

const problems: Record<Exclude<AmountProblem, 'empty'>, MessageDescriptor> = {
  'not-a-number': msg`Write a number, like 12,500.`,
  negative: msg`Write an amount of zero or more.`,
  'too-large': msg`This amount is too large. Check the zeros.`,
  'too-many-decimals': msg`This has more decimals than the currency.`,
  ambiguous: msg`This could be two amounts. Write it without the mark, or with two decimals.`,
  'unknown-word': msg`We cannot read these words or signs. Write the amount only in digits.`,
  'other-currency': msg`You wrote another currency. Choose that currency, or write the amount in the currency of this field.`,
};

type AmountInputProps = {
  label: ReactNode;
  currency: string;
  /** minor units; null while there is none */
  value: number | null;
  onChange: (minor: number | null) => void;
  help?: ReactNode;
  optional?: boolean;
};

/**
 * An amount as people type it, in any digits, with its words (20 lakh). What is not one stays in the field with its
 * reason, and holds back the form that it is in (use-form.ts).
 */
export function AmountInput({ label, currency, value, onChange, help, optional }: AmountInputProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  /** the amount before what is being typed: on its way to "20 bags" the field has held 20 */
  const settled = useRef(value);
  const readAmount = (text: string) => readAmountIn(text, currency, groupMark(i18n.locale));
  const read = typed === undefined ? undefined : readAmount(typed);
  const problem = read && 'problem' in read && read.problem !== 'empty' ? read.problem : undefined;
  return (
    <Field
      label={label}
      help={help}
      optional={optional}
      error={left && problem ? i18n._(problems[problem]) : undefined}
    >
      <TextInput
        ref={(input) => input?.setCustomValidity(problem ?? '')}
        inputMode="decimal"
        autoComplete="off"
        className="num"
        onInvalid={() => setLeft(true)}
        value={typed ?? (value === null ? '' : formatAmount(value, currency, i18n))}
        onChange={({ target }) => {
          if (typed === undefined) settled.current = value;
          setTyped(target.value);
          setLeft(false);
          const now = readAmount(target.value);
          const isEmpty = 'problem' in now && now.problem === 'empty';
          if (isEmpty) settled.current = null;
          const next = 'minor' in now ? now.minor : settled.current;
          if (isEmpty || next !== value) onChange(next);
        }}
        onBlur={() => {
          setLeft(true);
          if (!problem) setTyped(undefined);
        }}
      />
    </Field>
  );
}

type NumberInputProps = {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** 0: whole numbers alone */
  decimals?: number;
  help?: ReactNode;
};

/** A plain number between two bounds; what is outside stays in the field with its reason. */
export function NumberInput({ label, value, onChange, min, max, decimals = 0, help }: NumberInputProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const check = (text: string) => {
    const number = readDecimal(text, decimals) ?? Number.NaN;
    return number >= min && number <= max ? number : undefined;
  };
  const isWrong = typed !== undefined && check(typed) === undefined;
  const [from, to] = [i18n.number(min), i18n.number(max)];
  return (
    <Field label={label} help={help} error={left && isWrong ? t`Write a number from ${from} to ${to}.` : undefined}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? i18n.number(value, { maximumFractionDigits: decimals })}
        onChange={({ target }) => {
          setTyped(target.value);
          setLeft(false);
          const number = check(target.value);
          if (number !== undefined) onChange(number);
        }}
        onBlur={() => {
          setLeft(true);
          if (!isWrong) setTyped(undefined);
        }}
      />
    </Field>
  );
}
