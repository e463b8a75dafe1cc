// @vitest-environment happy-dom
// What those who run an installation see and do about accounts: a reason before anything is done, only what their role may.
import type { ChatReport } from '@lantern/contract/chat.reports';
import { peopleListed, type WholePerson } from '@lantern/contract/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { setUser } from '#api/session.ts';
import { LoginForm } from '#features/accounts/sign-in/login-form.tsx';
import { Screen as Reports } from '#features/chat/reports/reports.screen.tsx';
import { EraseDialog } from '#features/people/erase-dialog.tsx';
import { Screen as People } from '#features/people/people.screen.tsx';
import { Screen as Person } from '#features/people/person.screen.tsx';
import { NavigationList } from '#shell/navigation-list.tsx';
import { refuse, serve, show } from './show.tsx';

const id = '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e13';
const at = '2026-11-20T10:00:00.000Z';
const rashed: WholePerson = {
  ...{ id, name: 'Rashed', email: 'rashed@example.org', role: 'mentor', duties: [], guest: false },
  ...{ suspended_at: null, two_factor: true, created_at: at, last_used_at: at, sessions: 2, bookings: 1, measures: [] },
};
const stopped: WholePerson = {
  ...rashed,
  suspended_at: at,
  sessions: 0,
  bookings: 0,
  measures: [{ _id: id, kind: 'suspended', by: 'Farhana', words: 'He asked for money.', at }],
};

const me = (role: 'admin' | 'mentor', duties: ('safeguards' | 'facts')[] = []) =>
  setUser({
    ...{ id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e99', name: 'Farhana', email: 'farhana@example.org', role, duties },
    ...{ guest: false, twoFactorEnabled: true, secondFactorBy: null, hasPassword: true, since: null },
  });

const atPerson = (
  <Router hook={memoryLocation({ path: `/admin/people/${id}` }).hook}>
    <Route path="/admin/people/:id">
      <Person />
    </Route>
  </Router>
);
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });

test('an account is stopped with a reason, which stays on record', async () => {
  await me('admin');
  let person = rashed;
  const asked = serve(({ path }) => {
    if (path.endsWith('/suspend')) person = stopped;
    return { person };
  });
  const { user } = await show(atPerson);
  await user.click(await button('Stop this account'));
  await user.click(await button('Stop the account'));
  expect(await screen.findByText('Say why. The person will read it.')).toBeTruthy();
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(screen.getByRole('textbox', { hidden: true }), 'He asked for money.');
  await user.click(await button('Stop the account'));
  expect(await screen.findByText('The account is stopped.')).toBeTruthy();
  expect(asked.find(({ path }) => path === `/api/admin/people/${id}/suspend`)?.body).toEqual({
    reason: 'He asked for money.',
  });
  expect(await screen.findByText('Account stopped')).toBeTruthy();
  expect(screen.getByText('He asked for money.')).toBeTruthy();
  expect(await button('Open the account again')).toBeTruthy();
});

test('whoever looks after reports stops and signs out, and nothing more; nobody does it to themselves', async () => {
  await me('mentor', ['safeguards']);
  serve(() => ({ person: rashed }));
  await show(atPerson);
  await button('Stop this account');
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeTruthy();
  for (const name of ['Role and duties', 'Delete the account', 'Take a copy of everything', 'Reset two-factor sign-in'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a second factor is reset only when it is said how that was checked', async () => {
  await me('admin');
  const asked = serve(() => ({ person: rashed }));
  const { user } = await show(atPerson);
  await user.click(await button('Reset two-factor sign-in'));
  await user.type(screen.getByRole('textbox', { hidden: true }), 'Yes');
  await user.click(await button('Switch it off'));
  expect(await screen.findByText('Say how you know who they are.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { hidden: true }), ', she came to the office.');
  await user.click(await button('Switch it off'));
  await screen.findByText('Two-factor sign-in is off for this account.');
  expect(asked.find(({ path }) => path.endsWith('/reset-second-factor'))?.body).toEqual({
    check: 'Yes, she came to the office.',
  });
});

test('an account is not deleted where another address was written', async () => {
  await me('admin');
  serve(() => refuse('invalid_request', { fields: { email: 'This is not the email address of that account.' } }));
  const { user } = await show(<EraseDialog person={rashed} onClose={() => {}} />);
  await user.type(screen.getByRole('textbox', { name: /Email of the account/, hidden: true }), 'rafi@example.org');
  await user.type(screen.getByRole('textbox', { name: /Why/, hidden: true }), 'Asked for.');
  await user.click(await button('Delete for good'));
  expect(await screen.findByText('This is not the email address of that account.')).toBeTruthy();
});

test('people are found by name, and a stopped one is marked', async () => {
  await me('admin');
  const asked = serve(() => ({ people: [rashed, { ...stopped, id: id.replace('13', '14'), name: 'Omar' }] }));
  const { user } = await show(<People />);
  await user.type(screen.getByRole('searchbox'), 'r');
  await user.click(await button('Find'));
  expect(await screen.findByText('Write two characters or more.')).toBeTruthy();
  await user.type(screen.getByRole('searchbox'), 'a');
  await user.click(await button('Find'));
  expect(await screen.findByText('2 accounts')).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ words: 'ra' });
  expect(screen.getByRole('link', { name: 'Rashed' }).getAttribute('href')).toBe(`/admin/people/${id}`);
  expect(screen.getByText('Stopped')).toBeTruthy();
});

test('where more accounts than are listed may have the name, that is said', async () => {
  await me('admin');
  const many = Array.from({ length: peopleListed }, (_, place) => ({
    ...{ ...rashed, id: id.replace('8e13', `8e${20 + place}`), name: `Rashed ${place + 1}` },
  }));
  serve(() => ({ people: many }));
  const { user } = await show(<People />);
  await user.type(screen.getByRole('searchbox'), 'ra');
  await user.click(await button('Find'));
  expect(await screen.findByText('The first 20 accounts. Write more of the name to find others.')).toBeTruthy();
});

const report: ChatReport = {
  ...{
    _id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e21',
    reason: 'unsafe',
    words: 'He shouts.',
    created_at: at,
    by: 'student',
  },
  ...{
    student_id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e22',
    student_name: 'Nadia',
    mentor_id: id,
    mentor_name: 'Rashed',
  },
  ...{ messages: [{ by: 'mentor', text: 'Send money.', at }], taken: null },
};

test('a report is taken; stopping the account decides it with the reason', async () => {
  await me('admin');
  let taken: ChatReport['taken'] = null;
  let open = true;
  const asked = serve(({ path, body }) => {
    if (path.endsWith('/decided')) return { reports: [], next: null };
    if (path.endsWith('/suspend')) return { person: stopped };
    if (path.endsWith('/take')) taken = body.taken ? { by: 'Farhana', mine: true, until: at } : null;
    if (path.endsWith(report._id)) open = false;
    if (path === '/api/admin/chat-reports')
      return { reports: open ? [{ ...report, taken }] : [], waiting: open ? 1 : 0 };
    return { ok: true };
  });
  const { user } = await show(<Reports />);
  await user.click(await button('I work on it'));
  expect(await screen.findByText(/You work on it until/)).toBeTruthy();
  // the sentence breaks as one, not in two columns
  expect((await button('Stop the account of Rashed')).childNodes).toHaveLength(1);
  await user.click(await button('Stop the account of Rashed'));
  await user.type(screen.getByRole('textbox', { hidden: true }), 'He asked for money.');
  await user.click(await button('Stop the account'));
  await screen.findByText('Nothing waits for you');
  expect(asked.find(({ path }) => path.endsWith(report._id))?.body).toEqual({
    decision: 'suspended',
    done: 'He asked for money.',
  });
});

test('what waits stands in the navigation, and a mentor with a duty has its screens', async () => {
  const role = 'mentor';
  await me(role, ['safeguards']);
  await show(<NavigationList role={role} waiting={{ '/admin/reports': 3 }} />);
  const link = screen.getByRole('link', { name: /Reported conversations/ });
  expect(within(link).getByText('3 wait')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'People' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Papers to review' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Administration' })).toBeNull();
});

test('whoever was stopped reads why when they log in', async () => {
  serve(() => refuse('account_suspended', { extra: { reason: 'He asked for money.' } }));
  const { user } = await show(<LoginForm shared={undefined} onDone={async () => {}} onCode={() => {}} />);
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rashed@example.org');
  await user.type(screen.getByLabelText('Password'), 'Boat2022!');
  await user.click(await button('Sign In'));
  await waitFor(() => expect(screen.getByText('He asked for money.')).toBeTruthy());
});
