// @vitest-environment happy-dom
// Tabs by keyboard, and what a stepper says to those who do not see it.
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TextInput } from '#components/inputs.tsx';
import { Stepper } from '#components/stepper.tsx';
import { type Tab, Tabs } from '#components/tabs.tsx';
import { show } from './show.tsx';

const tabs: Tab<string>[] = ['one', 'two', 'three'].map((name) => ({
  name,
  label: name,
  panel: <TextInput aria-label={`text of ${name}`} />,
}));

function Page() {
  const [current, setCurrent] = useState('one');
  return <Tabs label="Parts" tabs={tabs} current={current} onChange={setCurrent} />;
}

const chosen = () => screen.getByRole('tab', { selected: true });

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])(
  '%s: arrows go round, Home and End to the ends, and one tab alone is on the way of the Tab key',
  async (direction, on, back) => {
    document.documentElement.style.direction = direction;
    const { user } = await show(<Page />);
    await user.tab();
    const visited: (string | null)[] = [];
    for (const key of [on, on, on, back, 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(chosen());
      visited.push(chosen().textContent);
    }
    expect(visited).toEqual(['two', 'three', 'one', 'three', 'one', 'three']);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([chosen()]);
  },
);

test('what is typed in a tab is still there after a look at another', async () => {
  const { user } = await show(<Page />);
  await user.type(screen.getByLabelText('text of one'), 'draft');
  await user.click(screen.getByRole('tab', { name: 'two' }));
  expect(screen.getByRole('tabpanel', { name: 'two' })).toBeTruthy();
  expect(screen.queryByRole('tabpanel', { name: 'one' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'one' }));
  expect(screen.getByLabelText<HTMLInputElement>('text of one').value).toBe('draft');
});

test('a stepper says which step is now and which are done, in the digits of the language', async () => {
  await show(<Stepper steps={['Choose', 'Record', 'Read']} at={1} />, 'bn');
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(second?.getAttribute('aria-current')).toBe('step');
  expect([first, third].map((step) => step?.hasAttribute('aria-current'))).toEqual([false, false]);
  expect(first?.textContent).not.toMatch(/[১1]/);
  expect([second?.textContent, third?.textContent]).toEqual(['২ Record', '৩ Read']);
});
