// @vitest-environment happy-dom
// A form says what is wrong at the field that it is about, leads there, and keeps what was typed.

import { requiredLine } from '@lantern/contract/fields';
import { Problem } from '@lantern/contract/problem';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { networkWords } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FormField } from '#components/form-field.tsx';
import { useGoOn } from '#components/go-on.ts';
import { useForm } from '#components/use-form.ts';
import { show } from './show.tsx';

const schema = z.object({
  name: requiredLine(9),
  city: requiredLine(9),
});

type Send = (values: z.infer<typeof schema>) => Promise<unknown>;

function Address({ onSend }: { onSend: Send }) {
  const form = useForm({ schema, initial: { name: '', city: '' }, onSubmit: onSend });
  return (
    <form {...form.props}>
      {form.problem && <ErrorBlock title="Not sent">{form.problem}</ErrorBlock>}
      <FormField form={form} name="name" label="Name" help="As in your passport" />
      <FormField form={form} name="city" label="City" optional />
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  );
}

/** The sentences that a reader is told with a field, in their order. */
const toldWith = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('what is wrong stands at its field once it is left, and the first of them gets the focus', async () => {
  const onSend = vi.fn<Send>();
  const { user } = await show(<Address onSend={onSend} />);
  const [name, city] = [screen.getByLabelText('Name'), screen.getByLabelText(/^City/)];
  await user.click(name);
  expect(toldWith(name)).toEqual(['As in your passport']);
  await user.tab();
  expect(toldWith(name)).toEqual(['This is required.', 'As in your passport']);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(toldWith(city)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(name);
  expect(toldWith(city)).toEqual(['This is required.']);
  await user.type(name, 'Amina');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(document.activeElement).toBe(city);
  expect(onSend).not.toHaveBeenCalled();
});

test('what the server refuses stands at its field with what was typed, until that is changed', async () => {
  const onSend = vi
    .fn<Send>()
    .mockRejectedValueOnce(new Problem('invalid_request', { fields: { city: 'At most 5 characters.' } }));
  const { user } = await show(<Address onSend={onSend} />);
  const city = screen.getByLabelText<HTMLInputElement>(/^City/);
  await user.type(screen.getByLabelText('Name'), 'Amina');
  await user.type(city, 'Dhakaa{Enter}');
  await waitFor(() => expect(toldWith(city)).toEqual(['At most 5 characters.']));
  expect([document.activeElement, city.value]).toEqual([city, 'Dhakaa']);
  expect(screen.queryByRole('alert')?.textContent ?? '').not.toMatch(/At most/);
  await user.type(city, '{Backspace}');
  expect(toldWith(city)).toEqual([]);
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenLastCalledWith({ name: 'Amina', city: 'Dhaka' });
});

test('while it is on its way it is not sent twice, and a failure that is of no field is said above', async () => {
  let fail = (_error: Error) => {};
  const onSend = vi.fn<Send>(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const { user } = await show(<Address onSend={onSend} />);
  await user.type(screen.getByLabelText('Name'), 'Amina');
  await user.type(screen.getByLabelText(/^City/), 'Dhaka{Enter}{Enter}');
  const button = screen.getByRole('button', { name: 'Send' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  await user.click(button);
  // as a script or a browser's own key would
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  expect(onSend).toHaveBeenCalledTimes(1);
  fail(new Problem('too_many_requests'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Not sent.+/);
  await waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
});

test('two presses in the same instant send once, and a later one sends again', async () => {
  const onSend = vi.fn<Send>();
  const { user } = await show(<Address onSend={onSend} />);
  await user.type(screen.getByLabelText('Name'), 'Amina');
  await user.type(screen.getByLabelText(/^City/), 'Dhaka');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  // one task without a pause: React draws nothing in between
  await act(async () => {
    button.click();
    button.click();
  });
  expect(onSend).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await user.click(button);
  expect(onSend).toHaveBeenCalledTimes(2);
});

type Kept = () => Partial<{ name: string; city: string }>;

function KeptAddress({ kept, onRender }: { kept: Kept; onRender: () => void }) {
  onRender();
  const form = useForm({ schema, initial: { name: '', city: '' }, kept, onSubmit: async () => {} });
  return (
    <form {...form.props}>
      <input {...form.text('name')} aria-label="Name" />
      <input {...form.text('city')} aria-label="City" />
    </form>
  );
}

/** A form that the build has put into a page, over which React takes: `before` is what happens until then. */
function takeOver(kept: Kept, before: (field: HTMLInputElement) => void) {
  const onRender = vi.fn();
  const page = (
    <I18nProvider i18n={i18n}>
      <KeptAddress kept={kept} onRender={onRender} />
    </I18nProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  before(screen.getByLabelText('Name'));
  onRender.mockClear();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(page, { container, hydrate: true });
  expect(errors).not.toHaveBeenCalled();
  const values = ['Name', 'City'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  return { renderings: onRender.mock.calls.length, values };
}

test('what was kept and what was typed before React came is in the form', () => {
  const taken = takeOver(
    () => ({ name: 'Amin', city: 'Dhaka' }),
    (name) => {
      name.value = 'Amina';
    },
  );
  expect(taken).toEqual({ renderings: 2, values: ['Amina', 'Dhaka'] });
});

test('a form of which nothing is known is rendered once while React takes it over', () => {
  const taken = takeOver(
    () => ({ name: '' }),
    () => {},
  );
  expect(taken).toEqual({ renderings: 1, values: ['', ''] });
});

function Late({ wait }: { wait: Promise<void> }) {
  use(wait);
  return null;
}

test('a form that was hidden for a moment keeps what was typed since', async () => {
  let come = () => {};
  const wait = new Promise<void>((resolve) => {
    come = resolve;
  });
  const page = (isLate: boolean) => (
    <Suspense fallback="Loading">
      <KeptAddress kept={() => ({ name: 'Amin', city: '' })} onRender={() => {}} />
      {isLate && <Late wait={wait} />}
    </Suspense>
  );
  const { user, change } = await show(page(false));
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Amin');
  await user.type(name, 'a');
  await act(async () => change(page(true)));
  expect(screen.getByText('Loading')).toBeTruthy();
  await act(async () => come());
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(name.value).toBe('Amina');
});

test('what a press leaves behind comes after the press, so that nothing moves below a finger', async () => {
  const onSend = vi.fn<Send>();
  await show(<Address onSend={onSend} />);
  const [name, send] = [screen.getByLabelText('Name'), screen.getByRole('button', { name: 'Send' })];
  act(() => name.focus());
  fireEvent.mouseDown(send);
  act(() => send.focus());
  expect(toldWith(name)).toEqual(['As in your passport']);
  fireEvent.mouseUp(send);
  await waitFor(() => expect(toldWith(name)).toEqual(['This is required.', 'As in your passport']));
});

const waySchema = z.object({ way: z.enum(['mail', 'hand']) });

function Way({ onSend }: { onSend: (values: z.infer<typeof waySchema>) => Promise<unknown> }) {
  const form = useForm({ schema: waySchema, initial: { way: 'hand' }, onSubmit: onSend });
  return (
    <form {...form.props}>
      <input type="radio" name="way" aria-label="By mail" checked={form.values.way === 'mail'} readOnly />
      <input type="radio" name="way" aria-label="By hand" checked={form.values.way === 'hand'} readOnly />
      <Button type="submit">Send</Button>
    </form>
  );
}

test('a choice that nobody touched stays as the form has it', async () => {
  const onSend = vi.fn(async () => undefined);
  const { user } = await show(<Way onSend={onSend} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'By hand' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledWith({ way: 'hand' });
});

type SlowProps = { until: Promise<void>; onDone: () => void };

function Slow({ until, onDone }: SlowProps) {
  const form = useForm({ schema: z.object({}), initial: {}, onSubmit: () => until, onDone });
  return (
    <form {...form.props}>
      <Button type="submit">Send</Button>
    </form>
  );
}

function GoOn({ until }: { until: Promise<void> }) {
  const goOn = useGoOn();
  return <Button onClick={() => void until.then(() => goOn('/essays'))}>Save</Button>;
}

test('what ends after its dialog was closed closes nothing else', async () => {
  const onDone = vi.fn();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user, change } = await show(<Slow until={promise} onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  change(null);
  await act(async () => resolve());
  expect(onDone).not.toHaveBeenCalled();
});

test('what ends after the reader has left does not take them away from where they are', async () => {
  history.replaceState(null, '', '/essays/write');
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = await show(<GoOn until={promise} />);
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  first.change(null);
  await act(async () => resolve());
  expect(location.pathname).toBe('/essays/write');
  const second = await show(<GoOn until={promise} />);
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.pathname).toBe('/essays'));
});

test('what is said of the connection promises nothing about a text: most of what fails has none', () => {
  for (const { message } of Object.values(networkWords)) expect(message).not.toMatch(/text|seconds/);
});
