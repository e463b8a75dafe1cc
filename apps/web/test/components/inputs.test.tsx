// @vitest-environment happy-dom
// What people type for amounts, numbers and months, and what of it is taken.

import type { Language } from '@lantern/contract/languages';
import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AmountInput, NumberInput } from '#components/amount-input.tsx';
import { Field } from '#components/field.tsx';
import { TextArea, TextInput } from '#components/inputs.tsx';
import { MonthInput } from '#components/month-input.tsx';
import { PickMany } from '#components/pick-many.tsx';
import { useForm } from '#components/use-form.ts';
import { show } from './show.tsx';

function Amount({ currency = 'USD', onChange }: { currency?: string; onChange: (minor: number | null) => void }) {
  const [value, setValue] = useState<number | null>(150_000);
  const change = (next: number | null) => {
    setValue(next);
    onChange(next);
  };
  return <AmountInput label="Rent" currency={currency} value={value} onChange={change} />;
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Rent');

test.each<[string, string, number, string, Language?]>([
  ['1,250.5', 'USD', 125_050, '1,250.5'],
  ['১২৫০', 'BDT', 125_000, '১,২৫০', 'bn'],
  ['٢٠٠٠٫٥', 'USD', 200_050, '2,000.5', 'ar'],
  ['20,00,000', 'BDT', 200_000_000, '20,00,000'],
  ['20 lakh', 'BDT', 200_000_000, '20,00,000'],
  ['12.345', 'USD', 1_234_500, '12.345', 'es'],
])(
  '%s %s is taken, and stands in the reader’s way once the field is left',
  async (typed, currency, minor, shown, language = 'en') => {
    const onChange = vi.fn();
    const { user } = await show(<Amount {...{ currency, onChange }} />, language);
    await user.clear(amount());
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.type(amount(), typed);
    expect(onChange).toHaveBeenLastCalledWith(minor);
    expect(amount().value).toBe(typed);
    await user.tab();
    expect(amount().value).toBe(shown);
  },
);

test('what is no amount stays in the field with its reason, and the amount is as it was', async () => {
  const onChange = vi.fn();
  const { user } = await show(<Amount onChange={onChange} />);
  for (const [typed, reason] of [
    ['about ten or so', /Write a number/],
    ['-5', /zero or more/],
    ['12.3456', /more decimals/],
    ['1.234', /could be two amounts/],
    ['20 bags', /cannot read these words/],
    ['EUR 500', /another currency/],
  ] as const) {
    await user.clear(amount());
    onChange.mockClear();
    await user.click(amount());
    await user.paste(typed);
    // not while it is typed
    expect(amount().hasAttribute('aria-invalid')).toBe(false);
    await user.tab();
    expect(amount().value).toBe(typed);
    expect(document.getElementById(amount().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(reason);
    expect(onChange).not.toHaveBeenCalled();
  }
});

function AmountForm({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  const form = useForm({ schema: z.object({}), initial: {}, onSubmit });
  return (
    <form {...form.props}>
      <Amount onChange={() => undefined} />
      <button type="submit">Save</button>
    </form>
  );
}

test('what was read on the way to a word that is not known is not kept, and no form is sent with it', async () => {
  const [onChange, onSubmit] = [vi.fn(), vi.fn(async () => undefined)];
  const { user } = await show(<Amount onChange={onChange} />);
  await user.type(amount(), '{Control>}a{/Control}20 bags');
  expect(onChange).toHaveBeenLastCalledWith(150_000);
  cleanup();
  await show(<AmountForm onSubmit={onSubmit} />);
  await user.type(amount(), ' bags{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(amount());
  expect(await screen.findByText(/cannot read these words/)).toBeTruthy();
  await user.clear(amount());
  await user.type(amount(), '20{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a number input keeps its value within its bounds', async () => {
  const onChange = vi.fn();
  const { user } = await show(<NumberInput label="Months" value={12} min={1} max={60} onChange={onChange} />);
  const months = screen.getByLabelText<HTMLInputElement>('Months');
  for (const typed of ['0', '61', '2.5']) {
    await user.clear(months);
    onChange.mockClear();
    await user.paste(typed);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Write a number from 1 to 60.')).toBeTruthy();
  }
  await user.clear(months);
  await user.paste('٢٤');
  expect(onChange).toHaveBeenLastCalledWith(24);
  expect(screen.queryByText('Write a number from 1 to 60.')).toBeNull();
});

test('where a browser has no picker of months two lists stand in, within the bounds, and half a choice is kept as half', async () => {
  // as browsers do that do not know the type
  vi.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue('text');
  const onChange = vi.fn();
  const month = (value: string) => (
    <Field label="Start">
      <MonthInput name="start" value={value} onChange={onChange} min="2020-01" max="2026-06" />
    </Field>
  );
  const { user, change } = await show(month(''));
  const years = screen.getByLabelText('Year');
  expect(within(years).getAllByRole('option')).toHaveLength(8);
  await user.selectOptions(screen.getByLabelText('Start'), 'March');
  expect(onChange).toHaveBeenLastCalledWith('-03');
  change(month('-03'));
  await user.selectOptions(years, '2024');
  expect(onChange).toHaveBeenLastCalledWith('2024-03');
  change(month('2024-'));
  await user.selectOptions(years, 'Year');
  expect(onChange).toHaveBeenLastCalledWith('');
});

function Countries() {
  const [chosen, setChosen] = useState<string[]>([]);
  const options = ['de', 'nl', 'se'].map((value) => ({ value, name: value.toUpperCase() }));
  return <PickMany label="Countries" choose="Choose" most={2} {...{ options, chosen }} onChange={setChosen} />;
}

test('some of a list: what is chosen is no longer offered, can be taken out by its name, and there is a most', async () => {
  const { user } = await show(<Countries />);
  const list = screen.getByLabelText<HTMLSelectElement>('Countries');
  const offered = () =>
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await user.selectOptions(list, 'NL');
  expect([list.value, offered()]).toEqual(['', ['Choose', 'DE', 'SE']]);
  await user.selectOptions(list, 'DE');
  expect(list.disabled).toBe(true);
  screen.getByRole('button', { name: 'Remove NL' }).focus();
  await user.keyboard('{Enter}');
  expect([list.disabled, offered()]).toEqual([false, ['Choose', 'NL', 'SE']]);
});

test('words run in their own direction, an empty field and a number in that of the page', async () => {
  const none = () => undefined;
  await show(
    <>
      <TextInput aria-label="words" value="Visas for Canada" onChange={none} />
      <TextInput aria-label="nothing" value="" dir="auto" onChange={none} />
      <TextInput aria-label="number" value="12" inputMode="numeric" onChange={none} />
      <TextInput aria-label="address" type="email" value="a@example.org" onChange={none} />
      <TextInput aria-label="phone" type="tel" value="+880 1712 345678" onChange={none} />
      <TextInput aria-label="given" dir="ltr" value="https://example.org" onChange={none} />
      <TextArea aria-label="text" value="I studied in Leeds." onChange={none} />
    </>,
  );
  const directions = ['words', 'nothing', 'number', 'address', 'phone', 'given', 'text'].map((name) =>
    screen.getByRole('textbox', { name }).getAttribute('dir'),
  );
  expect(directions).toEqual(['auto', null, null, 'ltr', 'ltr', 'ltr', 'auto']);
});
