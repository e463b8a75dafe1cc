// @vitest-environment happy-dom
// What the form of an activity counts while it is filled in, and what it does not let through.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Button } from '#components/button.tsx';
import { useForm } from '#components/use-form.ts';
import { ActivityFields } from '#features/activities/activity-fields.tsx';
import { emptyValues, formSchema } from '#features/activities/form-values.ts';
import { show } from './show.tsx';

let sent: unknown[];
beforeEach(() => {
  sent = [];
});
afterEach(() => localStorage.clear());

const choir = { id: 'choir', duration: '2024-01 - present', weeklyHours: 10 } as never;

function Page() {
  const form = useForm({ schema: formSchema, initial: emptyValues, onSubmit: async (fields) => sent.push(fields) });
  return (
    <form {...form.props}>
      <ActivityFields form={form} others={[choir]} />
      <Button type="submit">Save</Button>
    </form>
  );
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const told = (name: string | RegExp) =>
  field(name)
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent) ?? [];

test('hours are summed with the other activities, a week ends at 168, and 169 are not sent', async () => {
  const { user } = await show(<Page />);
  await user.type(field('Name of the activity'), 'Night job');
  await user.type(field('Start'), '2024-01');
  await user.type(field('Hours a week'), '159');
  expect(screen.getByText(/^All current activities together/).textContent).toMatch(/169.*A week has 168\./);
  await user.clear(field('Hours a week'));
  await user.type(field('Hours a week'), '169');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(field('Hours a week'));
  expect(told('Hours a week')[0]).toBe('Write a whole number from 0 to 168.');
  expect(sent).toEqual([]);
  await user.clear(field('Hours a week'));
  await user.type(field('Hours a week'), '২০');
  expect(screen.getByText(/^All current activities together/).textContent).toMatch(/30/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([
    {
      ...{ name: 'Night job', title: '', duration: '2024-01 - present', weeklyHours: 20, description: '', outcome: '' },
      ...{ weeksPerYear: null, schoolYears: [], type: '' },
    },
  ]);
});

test('weeks, years of school and the type go along, and 53 weeks are not sent', async () => {
  const { user } = await show(<Page />);
  await user.type(field('Name of the activity'), 'Robotics');
  await user.type(field('Start'), '2024-01');
  await user.type(field('Hours a week'), '4');
  await user.type(field(/^Weeks a year/), '53');
  await user.click(screen.getByRole('checkbox', { name: 'Class 11' }));
  await user.click(screen.getByRole('checkbox', { name: 'Class 9' }));
  await user.selectOptions(field(/^Type of activity/), 'Robotics');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  expect(told(/^Weeks a year/)[0]).toBe('Write a whole number from 1 to 52.');
  await user.clear(field(/^Weeks a year/));
  await user.type(field(/^Weeks a year/), '৩০');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toMatchObject([{ weeksPerYear: 30, schoolYears: [9, 11], type: 'robotics' }]);
});

test('characters are counted as people count them, for the form that is chosen, and what is over says by how much', async () => {
  const { user } = await show(<Page />);
  await user.click(field(/^Your role/));
  await user.paste('👩🏽‍🏫'.repeat(20) + 'a'.repeat(30));
  expect(told(/^Your role/)).toEqual(['50 of 50 characters that the Common App takes']);
  await user.paste('ab');
  expect(told(/^Your role/)[0]).toBe('52 of 50 characters: 2 too many for the Common App');
  await user.selectOptions(field('Count characters for'), 'CV');
  expect(told(/^Your role/)).toEqual(['52 characters']);
  expect(localStorage.getItem('lantern.counted-form')).toBe('cv');
});

test('an end before the start is said at the end, and one that still goes on has none', async () => {
  const { user } = await show(<Page />);
  await user.type(field('Start'), '2024-05');
  expect(screen.queryByLabelText('End')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /I still do this/ }));
  await user.type(field('End'), '2024-03');
  await user.tab();
  expect(told('End')).toEqual(['The end is before the start.']);
});
