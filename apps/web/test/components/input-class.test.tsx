// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Checkbox, PasswordInput, Select, Switch, TextArea, TextInput } from '#components/inputs.tsx';
import { show } from './show.tsx';

test('a class that a screen gives to an input stands beside the input’s own', async () => {
  await show(
    <>
      <TextInput aria-label="Line" className="num" />
      <TextArea aria-label="Text" className="num" />
      <PasswordInput aria-label="Password" className="num" />
      <Select aria-label="Choice" className="num" />
    </>,
  );
  for (const name of ['Line', 'Text', 'Password', 'Choice'])
    expect(screen.getByLabelText(name).className.split(' ')).toEqual([expect.stringContaining('input'), 'num']);
});

test('a class of a tick or a switch is its label’s', async () => {
  await show(
    <>
      <Checkbox className="num">Tick</Checkbox>
      <Switch className="num">Switch</Switch>
    </>,
  );
  for (const name of ['Tick', 'Switch'])
    expect(screen.getByLabelText(name).closest('label')?.className.split(' ')).toContain('num');
});
