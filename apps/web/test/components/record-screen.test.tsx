// @vitest-environment happy-dom
// A list that students keep, as every feature has it: its states, what waits on the device, conflicts, order, deleting.
import type { Activity } from '@lantern/contract/activities';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { activityView } from '#features/activities/activity-view.tsx';
import { type Asked, goOffline, refuse, serve, show, signIn } from './show.tsx';

// what a screen does once it stands still, it does at once here
vi.mock('#api/idle.ts', () => ({ useIdle: () => true }));

const at = '2026-11-22T10:00:00.000Z';
const fields = {
  ...{ title: '', duration: '2024-01 - present', weeklyHours: 2, description: '', outcome: '' },
  ...{ weeksPerYear: null, schoolYears: [], type: '' as const },
};
const stored = (name: string): Activity => ({
  ...fields,
  _id: crypto.randomUUID(),
  name,
  revision: 1,
  created_at: at,
  updated_at: at,
});

let list: Activity[];
let deleted: Activity[];
const names = () => list.map(({ name }) => name);

/** The calls of activities over `list`. */
function answer({ method, path, body }: Asked): object {
  const id = (body.id as string | undefined) ?? path.split('/').at(-1) ?? '';
  const known = list.find(({ _id }) => _id === id);
  if (path.includes('/student/')) return { ecas: list };
  if (path.endsWith('/deleted')) return { ecas: deleted };
  if (path.endsWith('/reorder')) {
    const ids = body.ids as string[];
    list = list.toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
    return { ecas: list };
  }
  if (path.endsWith('/add')) {
    const eca = { ...stored(''), ...body, _id: id };
    list = [...list, eca];
    return { eca };
  }
  if (path.endsWith('/restore')) {
    const eca = deleted.find(({ _id }) => _id === id) ?? refuse('not_found');
    deleted = deleted.filter((one) => one !== eca);
    list = [eca, ...list];
    return { eca };
  }
  if (!known) refuse('not_found');
  if (method === 'DELETE') {
    list = list.filter((one) => one !== known);
    deleted = [known, ...deleted];
    return { ok: true, restorable_until: at };
  }
  if (body.base_revision !== known.revision) refuse('stale_revision', { extra: { eca: known } });
  const { base_revision, ...words } = body;
  const eca = { ...known, ...words, revision: known.revision + 1 };
  list = list.map((one) => (one === known ? eca : one));
  return { eca };
}

beforeEach(async () => {
  history.replaceState(null, '', '/ecas');
  list = [];
  deleted = [];
  await signIn();
});

const showList = () => show(<RecordScreen view={activityView} title="Activities" about="All that you do" />);
const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const seeing = (...expected: string[]) => waitFor(() => expect(shown()).toEqual(expected));
const card = (name: string) => within(screen.getByRole('article', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

type User = Awaited<ReturnType<typeof show>>['user'];

async function fill(user: User, name: string) {
  await user.type(field('Name of the activity'), name);
  await user.type(field('Start'), '2024-01');
  await user.type(field('Hours a week'), '2');
}

async function rename(user: User, from: string, to: string) {
  await user.click(button(`Edit: ${from}`));
  await user.clear(field('Name of the activity'));
  await user.type(field('Name of the activity'), to);
  await user.click(button('Save activity'));
  await dialogGone();
}

test('an empty list says what comes here; what is added stands in it, and the focus with it', async () => {
  serve(answer);
  const { user } = await showList();
  expect(await screen.findByText('No activities added yet')).toBeTruthy();
  await user.click(button('Add activity'));
  expect(location.search).toBe('?add=1');
  await fill(user, 'Chess');
  await user.click(button('Save activity'));
  await seeing('Chess');
  await dialogGone();
  expect([names(), location.search]).toEqual([['Chess'], '']);
  expect(screen.queryByText('No activities added yet')).toBeNull();
  expect(document.activeElement).toBe(button('Edit: Chess'));
});

test('an open form stands in the address: Back closes it, and a link to it opens it', async () => {
  list = [stored('Chess')];
  serve(answer);
  const { user, unmount } = await showList();
  await seeing('Chess');
  await user.click(button('Edit: Chess'));
  const address = location.href;
  expect(field('Name of the activity').value).toBe('Chess');
  act(() => history.back());
  expect([screen.queryByRole('dialog'), location.pathname, location.search]).toEqual([null, '/ecas', '']);
  unmount();
  history.replaceState(null, '', address);
  await showList();
  expect(await screen.findByRole('dialog', { name: 'Edit activity' })).toBeTruthy();
});

test('where the list is not known it is not called empty; asked again it comes', async () => {
  goOffline();
  const { user } = await showList();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We could not load your activities\..*no connection/);
  expect(screen.queryByText('No activities added yet')).toBeNull();
  list = [stored('Chess')];
  serve(answer);
  await user.click(button('Retry'));
  await seeing('Chess');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is added and changed without a connection waits, says so, and arrives once it is back', async () => {
  list = [stored('Debate')];
  serve(answer);
  const { user } = await showList();
  await seeing('Debate');
  goOffline();
  await user.click(button('Add activity'));
  await fill(user, 'Rowing');
  await user.click(button('Save activity'));
  await dialogGone();
  await rename(user, 'Debate', 'Debate club');
  await seeing('Debate club', 'Rowing');
  expect(card('Rowing').getByText('Only on this device so far')).toBeTruthy();
  expect(card('Debate club').getByText('Changes wait on this device')).toBeTruthy();
  expect(names()).toEqual(['Debate']);

  serve(answer);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(names()).toEqual(['Debate club', 'Rowing']));
  await waitFor(() => expect(screen.queryByText(/on this device so far|wait on this device/)).toBeNull());
});

test.each([
  ["Keep this device's words", 'Mine'],
  ['Keep the other words', 'Theirs'],
])('what two devices changed shows both until one is chosen: %s', async (choice, left) => {
  list = [stored('Debate')];
  serve(answer);
  const { user } = await showList();
  await seeing('Debate');
  list = list.map((one) => ({ ...one, name: 'Theirs', revision: 2 }));
  await rename(user, 'Debate', 'Mine');
  expect(card('Mine').getByText('Two versions')).toBeTruthy();
  expect(card('Mine').getByText('Theirs')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit: Mine' })).toBeNull();
  expect(names()).toEqual(['Theirs']);
  await user.click(button(choice));
  await seeing(left);
  await waitFor(() => expect(screen.queryByText('Two versions')).toBeNull());
  expect(names()).toEqual([left]);
});

test('what the server refuses later keeps its words, says why, and can be put right', async () => {
  serve(answer);
  const { user } = await showList();
  await screen.findByText('No activities added yet');
  goOffline();
  await user.click(button('Add activity'));
  await fill(user, 'Night job');
  await user.click(button('Save activity'));
  await dialogGone();
  serve((asked) => {
    const isTooMuch = asked.body.name === 'Night job';
    if (isTooMuch) refuse('invalid_request', { fields: { weeklyHours: 'Write a whole number from 0 to 168.' } });
    return answer(asked);
  });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Not saved yet')).toBeTruthy();
  expect(screen.getByText('Write a whole number from 0 to 168.')).toBeTruthy();
  await user.click(button('Put it right'));
  expect(field('Name of the activity').value).toBe('Night job');
  await user.type(field('Name of the activity'), ' at the harbour');
  await user.click(button('Save activity'));
  await seeing('Night job at the harbour');
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
});

test('deleting asks first, Undo takes it back, and what was deleted before can come back too', async () => {
  list = [stored('Debate'), stored('Chess')];
  serve(answer);
  const { user } = await showList();
  await seeing('Debate', 'Chess');
  await user.click(button('Delete: Debate'));
  await user.click(button('Cancel'));
  expect(names()).toEqual(['Debate', 'Chess']);
  for (const name of ['Debate', 'Chess']) {
    await user.click(button(`Delete: ${name}`));
    await user.click(button('Delete activity'));
    await waitFor(() => expect(shown()).not.toContain(name));
  }
  await user.click(button('Undo'));
  await seeing('Chess');
  await screen.findByText('Recently deleted: 1');
  await user.click(button('Restore: Debate'));
  await seeing('Debate', 'Chess');
  await waitFor(() => expect(screen.queryByText(/^Recently deleted/)).toBeNull());
});

test('the order changes by its buttons, with the focus on them, and goes back when the server does not take it', async () => {
  list = [stored('Debate'), stored('Chess'), stored('Choir')];
  const answered = vi.fn(answer);
  serve(answered);
  const { user } = await showList();
  await seeing('Debate', 'Chess', 'Choir');
  expect(screen.queryByRole('button', { name: 'Move up: Debate' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Move down: Choir' })).toBeNull();
  button('Move up: Choir').focus();
  await user.keyboard('{Enter}');
  await seeing('Debate', 'Choir', 'Chess');
  await waitFor(() => expect(names()).toEqual(['Debate', 'Choir', 'Chess']));
  expect(document.activeElement).toBe(button('Move up: Choir'));
  expect(screen.getByText('Choir: 2 of 3')).toBeTruthy();
  await user.keyboard('{Enter}');
  // at the top there is nothing to go up to: the focus stays with what was moved
  await waitFor(() => expect(document.activeElement).toBe(button('Move down: Choir')));

  // nor does it answer what the order is
  answered.mockImplementation(({ path }) => refuse(path.endsWith('/reorder') ? 'not_found' : 'forbidden'));
  await user.click(button('Move down: Choir'));
  expect(await screen.findByText(/^The new order was not saved/)).toBeTruthy();
  await seeing('Choir', 'Debate', 'Chess');
});

test('an order that cannot be sent stays on the device, over a closed page too, and is sent when it can be', async () => {
  list = [stored('Debate'), stored('Chess'), stored('Choir')];
  const cut = ({ path, ...asked }: Asked) => (path.endsWith('/reorder') ? refuse('busy') : answer({ path, ...asked }));
  serve(cut);
  const first = await showList();
  await seeing('Debate', 'Chess', 'Choir');
  await first.user.click(button('Move down: Debate'));
  await seeing('Chess', 'Debate', 'Choir');
  // one more, on top of what waits
  await first.user.click(button('Move up: Choir'));
  await seeing('Chess', 'Choir', 'Debate');
  expect(screen.queryByText(/^The new order was not saved/)).toBeNull();
  first.unmount();
  await showList();
  await seeing('Chess', 'Choir', 'Debate');
  expect(names()).toEqual(['Debate', 'Chess', 'Choir']);

  serve(answer);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(names()).toEqual(['Chess', 'Choir', 'Debate']));
  await seeing('Chess', 'Choir', 'Debate');
});

test('what was typed and not saved is there when the form is opened again, until it is cancelled', async () => {
  serve(answer);
  const first = await showList();
  await screen.findByText('No activities added yet');
  await first.user.click(button('Add activity'));
  await first.user.type(field('Name of the activity'), 'Rowing');
  first.unmount();
  const { user } = await showList();
  expect(field('Name of the activity').value).toBe('Rowing');
  expect(screen.getByText(/^Your text from before is back\./)).toBeTruthy();
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Add activity' }));
  expect(field('Name of the activity').value).toBe('');
  expect(screen.queryByText(/^Your text from before is back\./)).toBeNull();
});

test('a form that was opened and closed leaves no step of its own: Back leads to the screen before', async () => {
  history.pushState(null, '', '/dashboard');
  history.pushState(null, '', '/ecas');
  list = [stored('Rowing')];
  const { user } = await showList();
  await user.click((await screen.findAllByRole('button', { name: /^Add/ }))[0] as HTMLElement);
  await waitFor(() => expect(location.search).toBe('?add=1'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location.search).toBe(''));
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});
