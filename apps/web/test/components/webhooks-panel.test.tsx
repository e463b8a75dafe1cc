// @vitest-environment happy-dom
// Webhooks of an administrator: what the form sends, the secret that is shown once, the answer to a test, and the log.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WebhooksPanel } from '#features/admin/webhooks/webhooks-panel.tsx';
import { refuse, serve, show, signIn } from './show.tsx';

const webhook = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'School office',
  url: 'https://office.example.org/lantern',
  events: ['booking.made', 'share.made'],
  enabled: true,
  created_at: '2026-11-20T10:00:00.000Z',
  failing_since: null,
  gave_up_at: null,
};
const delivery = {
  id: '00000000-0000-4000-8000-0000000000d1',
  event: 'booking.made',
  happened_at: '2026-11-27T10:00:00.000Z',
  state: 'waiting',
  attempts: 2,
  tried_at: '2026-11-27T10:06:00.000Z',
  status: 500,
  failure: null,
  next_at: '2026-11-27T10:36:00.000Z',
};
const arrived = { ...delivery, id: '00000000-0000-4000-8000-0000000000d2', state: 'delivered', status: 200 };

type Answers = { webhooks?: object[]; made?: () => object; tested?: () => object };

async function open({ webhooks = [webhook], made, tested }: Answers = {}) {
  await signIn();
  const asked = serve(({ method, path }) => {
    if (path.endsWith('/deliveries')) return { deliveries: [delivery, { ...arrived, next_at: null, attempts: 1 }] };
    if (method === 'GET') return { webhooks };
    if (path.endsWith('/again')) return { delivery };
    if (path.endsWith('/test')) return tested?.() ?? {};
    if (method === 'DELETE') return { ok: true };
    if (method === 'PUT') return { webhook };
    return made?.() ?? { webhook, secret: 'whsec_abc' };
  });
  const { user } = await show(<WebhooksPanel />);
  const sent = () =>
    asked.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  return { user, sent };
}

const dialog = () => within(screen.getByRole('dialog'));

test('the form sends what was chosen, and the secret is shown until it is put away', async () => {
  const { user, sent } = await open({ webhooks: [] });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  await user.type(dialog().getByLabelText('Name of the program'), 'School office');
  await user.type(dialog().getByLabelText('Address that Lantern sends to'), webhook.url);
  await user.click(dialog().getByRole('button', { name: 'Add' }));
  await dialog().findByText('Choose at least one.');
  expect(sent()).toEqual([]);
  await user.click(dialog().getByRole('checkbox', { name: 'A session is booked' }));
  await user.click(dialog().getByRole('button', { name: 'Add' }));
  await screen.findByText('whsec_abc');
  const body = { name: 'School office', url: webhook.url, events: ['booking.made'], enabled: true };
  expect(sent()).toEqual([['POST', '/api/admin/webhooks', body]]);
  await user.click(dialog().getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText('whsec_abc')).toBeNull();
});

test('an address that the server refuses is said at its field', async () => {
  const sentence = 'This address is in a closed network. The setting WEBHOOK_HOSTS can allow it.';
  const { user } = await open({ made: () => refuse('invalid_request', { fields: { url: sentence } }) });
  await user.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  await user.type(dialog().getByLabelText('Name of the program'), 'Office');
  await user.type(dialog().getByLabelText('Address that Lantern sends to'), 'https://10.0.0.7/');
  await user.click(dialog().getByRole('checkbox', { name: 'A student shares with a mentor' }));
  await user.click(dialog().getByRole('button', { name: 'Add' }));
  await dialog().findByText(sentence);
  expect(dialog().getByLabelText('Address that Lantern sends to').getAttribute('aria-invalid')).toBe('true');
});

test('a test shows what the program answered', async () => {
  const answer = { status: 418, failure: null, milliseconds: 40, text: 'I am a teapot' };
  const { user, sent } = await open({ tested: () => ({ answer }) });
  await user.click(await screen.findByRole('button', { name: 'Send a test to School office' }));
  expect((await screen.findByText('I am a teapot')).parentElement?.textContent).toBe(
    'The answer was 418. It took 40 ms.I am a teapot',
  );
  expect(sent()).toEqual([['POST', `/api/admin/webhooks/${webhook.id}/test`, {}]]);
});

test('a row says whether it arrives', async () => {
  const others = [
    { ...webhook, id: '00000000-0000-4000-8000-000000000002', name: 'B', failing_since: '2026-11-27T10:00:00.000Z' },
    {
      ...webhook,
      id: '00000000-0000-4000-8000-000000000003',
      name: 'C',
      enabled: false,
      gave_up_at: '2026-11-27T10:00:00.000Z',
    },
    { ...webhook, id: '00000000-0000-4000-8000-000000000004', name: 'D', enabled: false },
  ];
  await open({ webhooks: [webhook, ...others] });
  const rows = await screen.findAllByRole('listitem');
  const states = rows.map((row) => row.querySelector('.badge')?.textContent);
  expect(states).toEqual(['On', 'Does not arrive', 'Given up', 'Off']);
  expect(rows[0]?.textContent).toContain('A session is booked and A student shares with a mentor');
});

test('the log says what became of each, and sends one again', async () => {
  const { user, sent } = await open();
  await user.click(await screen.findByRole('button', { name: 'What was sent to School office' }));
  const [waits, good] = await dialog().findAllByRole('listitem');
  expect(waits?.textContent).toMatch(/Waits.*Tried 2 times\. The answer was 500\. The next try is at/);
  expect(good?.textContent).toMatch(/Arrived.*Tried once\. The answer was 200\./);
  await user.click(within(good as HTMLElement).getByRole('button', { name: /^Send again/ }));
  const path = `/api/admin/webhooks/${webhook.id}/deliveries/${arrived.id}/again`;
  await waitFor(() => expect(sent()).toEqual([['POST', path, {}]]));
});

test('a new secret is shown, and removing asks first', async () => {
  const { user, sent } = await open({ made: () => ({ secret: 'whsec_new' }) });
  await user.click(await screen.findByRole('button', { name: 'Change School office' }));
  await user.click(dialog().getByRole('button', { name: 'Make a new secret' }));
  await screen.findByText('whsec_new');
  await user.click(dialog().getByRole('button', { name: 'I have copied it' }));
  await user.click(screen.getByRole('button', { name: 'Change School office' }));
  await user.click(dialog().getByRole('button', { name: 'Remove webhook' }));
  expect(sent()).toHaveLength(1);
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent().at(-1)).toEqual(['DELETE', `/api/admin/webhooks/${webhook.id}`, {}]));
});
