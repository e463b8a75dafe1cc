// Webhooks: told of what happened once it has, signed, by ids alone, again and again until it arrives.
import { webcrypto } from 'node:crypto';
import { applicationCalls } from '@lantern/contract/applications';
import { bookSession, cancelSession, moveSession } from '@lantern/contract/bookings';
import { deleteAccount } from '@lantern/contract/erasures';
import { addMentorShares } from '@lantern/contract/shares';
import { readInstallation } from '@lantern/contract/system';
import * as contract from '@lantern/contract/webhooks';
import { webhookMessages } from '@lantern/contract/webhooks.problems';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replaceKey } from '#features/accounts/passwords/accounts.key.store.ts';
import { deliver, deliverWebhook, tidyDeliveries } from '#features/webhooks/webhooks.delivery.ts';
import { headersOf } from '#features/webhooks/webhooks.message.ts';
import { tellWebhooks } from '#features/webhooks/webhooks.service.ts';
import { pgBossJobs } from '#ports/jobs/jobs-pg-boss.ts';
import { httpWebhooks } from '#ports/webhooks/webhooks-http.ts';
import { goodPassword, type Person, startTestApp, type TestApp } from './support/app.ts';
import { jobsAreDone } from './support/jobs-are-done.ts';
import { inDays, openMentor } from './support/mentors.ts';
import { type Received, startReceiver } from './support/webhooks.ts';

let t: TestApp;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let admin: Person;
let student: Person;
let mentor: Person;
beforeAll(async () => {
  t = await startTestApp({ WEBHOOK_HOSTS: '127.0.0.1' });
  // a receiver that hangs is given up sooner than after ten seconds
  Object.assign(t.ports.webhooks, httpWebhooks(['127.0.0.1'], 500));
  receiver = await startReceiver();
  admin = await t.admin();
  student = await t.student('Nadia Karim');
  mentor = await openMentor(t);
});
afterAll(async () => {
  await t.stop();
  await receiver.stop();
});
beforeEach(() => receiver.answerBy((response) => response.end('thanks')));
afterEach(() => t.database.deleteFrom('webhooks').execute());

let paths = 0;
/** A webhook of its own path. */
async function made(changes: Record<string, unknown> = {}) {
  const path = `hook-${++paths}`;
  const body = { name: 'School office', url: receiver.url(path), events: contract.webhookEvents, enabled: true };
  const answer = await admin.call(contract.createWebhook, { body: { ...body, ...changes } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { webhook, secret } = answer.body;
  const arrived = (count: number) => expect.poll(() => receiver.of(path).length, { timeout: 30_000 }).toBe(count);
  return { ...body, ...webhook, path, secret, arrived, received: () => receiver.of(path) };
}

const tell = (database = t.database, studentId = student.user.id) =>
  tellWebhooks(t.ports.jobs, database, { event: 'share.made', studentId, mentorId: mentor.user.id });

const logOf = async (id: string) => (await admin.call(contract.listDeliveries, { params: { id } })).body.deliveries;
const webhookOf = async (id: string) =>
  (await admin.call(contract.listWebhooks)).body.webhooks.find((one) => one.id === id);
const done = () => jobsAreDone(t, [deliverWebhook.name]);

/** As if the time that it waits for had come. */
async function hurry() {
  await t.database.updateTable('webhooks').set({ rests_until: null }).execute();
  await sql`update jobs.job set start_after = now() where name = ${deliverWebhook.name} and state in ('created', 'retry')`.execute(
    t.database,
  );
}

/** The signature as a receiver computes it, with another library than the server's. */
async function signatureOf({ headers, body }: Received, secret: string): Promise<string> {
  const raw = Uint8Array.from(atob(secret.replace('whsec_', '')), (letter) => letter.charCodeAt(0));
  const key = await webcrypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const bytes = await webcrypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return `v1,${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

const book = async (time = '10:00') => {
  const body = { kind: 'free-session', date: inDays(4), time, zone: 'UTC', mentor_id: mentor.user.id, note: 'Secret' };
  const answer = await student.call(bookSession, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.session;
};
const share = () =>
  student.call(addMentorShares, {
    body: { mentor_id: mentor.user.id, items: [{ scope: 'record', item_id: null }], ends_on: null },
  });

describe('what is told', () => {
  test('a session booked, moved and cancelled, a share and a submitted application: once each, signed, by ids', async () => {
    const hook = await made();
    const session = await book();
    const later = new Date(Date.parse(session.starts_at) + 3_600_000).toISOString();
    const params = { id: session._id };
    expect((await student.call(moveSession, { params, body: { starts_at: later } })).status).toBe(200);
    expect((await student.call(cancelSession, { params, body: { reason: 'An exam.' } })).status).toBe(200);
    await share();
    // the end of a share is no other share
    await share();
    const fields = { institution_id: 'ror-03dbr7087', name: 'Toronto', program: 'Physics' };
    const { application } = (await student.call(applicationCalls.add, { body: fields })).body;
    const submitted = { ...fields, submitted: { day: inDays(0), proof: null, reference: 'REF-77' } };
    const update = (body: object) =>
      student.call(applicationCalls.update, { params: { id: application._id }, body: { ...submitted, ...body } });
    expect((await update({ stage: 'submitted' })).status).toBe(200);
    expect((await update({ stage: 'decision' })).status).toBe(200);
    await hook.arrived(5);
    await done();
    const people = { student_id: student.user.id, mentor_id: mentor.user.id };
    const told = hook.received().map(({ body }) => JSON.parse(body));
    const byType = (type: string) => told.filter((one) => one.type === type).map(({ data }) => data);
    for (const type of ['booking.made', 'booking.moved', 'booking.cancelled'])
      expect(byType(type)).toEqual([{ booking_id: session._id, ...people }]);
    expect(byType('share.made')).toEqual([people]);
    expect(byType('application.submitted')).toEqual([
      { application_id: application._id, student_id: student.user.id, institution_id: 'ror-03dbr7087' },
    ]);
    for (const one of hook.received()) {
      expect(one.headers['webhook-signature']).toBe(await signatureOf(one, hook.secret));
      expect(one.headers['content-type']).toBe('application/json');
      expect(Math.abs(Date.now() / 1000 - Number(one.headers['webhook-timestamp']))).toBeLessThan(120);
      expect(Object.keys(JSON.parse(one.body))).toEqual(['type', 'timestamp', 'data']);
      for (const word of ['Nadia', 'Karim', '@', 'Secret', 'exam', 'REF-77', 'Toronto', 'Physics', 'http'])
        expect(one.body).not.toContain(word);
    }
    expect(new Set(hook.received().map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect((await logOf(hook.id)).map(({ state, status, attempts }) => [state, status, attempts])).toEqual(
      Array(5).fill(['delivered', 200, 1]),
    );
  });

  test('the signature is the one of the specification', () => {
    // the example of the libraries of Standard Webhooks
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
    const headers = headersOf(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], new Date(1_614_265_330_000));
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('only to those who want to know of it, and are on', async () => {
    const wanted = await made({ events: ['share.made'] });
    const other = await made({ events: ['booking.made'] });
    const off = await made({ enabled: false });
    await tell();
    await wanted.arrived(1);
    await done();
    expect([other.received(), off.received()]).toEqual([[], []]);
  });

  test('what was taken back is not told', async () => {
    const hook = await made();
    const failed = t.database.transaction().execute(async (transaction) => {
      await tell(transaction);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await tell();
    await hook.arrived(1);
    await done();
    expect(await logOf(hook.id)).toHaveLength(1);
  });

  test('once, when two processes work', async () => {
    const hook = await made();
    const second = await pgBossJobs({ connection: t.url, clockJobs: false, onError: () => {} });
    await second.work(deliverWebhook, (turn) => deliver(t.ports, turn));
    try {
      await Promise.all(Array.from({ length: 12 }, () => tell()));
      await hook.arrived(12);
      await done();
    } finally {
      await second.stop();
    }
    expect(new Set(hook.received().map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(hook.received()).toHaveLength(12);
  });
});

describe('when it does not arrive', () => {
  test('it is tried again, with the same id and text, until it does; the log says so', async () => {
    const hook = await made();
    receiver.answerBy((response) => response.writeHead(500).end());
    await tell();
    await hook.arrived(1);
    await done();
    const [waiting] = await logOf(hook.id);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, status: 500, failure: null });
    expect(Date.parse(waiting?.next_at ?? '')).toBeGreaterThan(Date.now() + 30_000);
    expect((await webhookOf(hook.id))?.failing_since).not.toBeNull();
    // the second time it hangs
    receiver.answerBy(() => {});
    await hurry();
    await hook.arrived(2);
    await expect.poll(async () => (await logOf(hook.id))[0]?.failure, { timeout: 30_000 }).toBe('timeout');
    receiver.answerBy((response) => response.writeHead(204).end());
    await hurry();
    await hook.arrived(3);
    await done();
    expect(await logOf(hook.id)).toMatchObject([
      { state: 'delivered', attempts: 3, status: 204, failure: null, next_at: null },
    ]);
    expect((await webhookOf(hook.id))?.failing_since).toBeNull();
    const sent = hook.received();
    expect(new Set(sent.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    for (const one of sent) expect(one.headers['webhook-signature']).toBe(await signatureOf(one, hook.secret));
  });

  test('a receiver that fails is left alone for a while, and others hear at once', async () => {
    const away = await made();
    receiver.answerBy((response, { path }) => response.writeHead(path === `/${away.path}` ? 503 : 200).end());
    await tell();
    await away.arrived(1);
    await done();
    const other = await made();
    await tell();
    await other.arrived(1);
    await done();
    expect(away.received()).toHaveLength(1);
    const [second] = await logOf(away.id);
    expect(second).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  test('after two days it is given up, the webhook is off, and the state of the installation says so', async () => {
    const hook = await made();
    receiver.answerBy((response) => response.writeHead(500).end());
    await tell();
    await hook.arrived(1);
    await done();
    await tell();
    await done();
    const long = new Date(Date.now() - 2.1 * 86_400_000);
    await t.database.updateTable('webhooks').set({ failing_since: long }).where('id', '=', hook.id).execute();
    await t.database.updateTable('webhook_deliveries').set({ happened_at: long }).where('attempts', '=', 1).execute();
    await hurry();
    await expect.poll(async () => (await webhookOf(hook.id))?.enabled, { timeout: 30_000 }).toBe(false);
    await done();
    expect((await webhookOf(hook.id))?.gave_up_at).not.toBeNull();
    expect((await logOf(hook.id)).map(({ state }) => state)).toEqual(['given-up', 'given-up']);
    expect((await admin.call(readInstallation)).body.webhooks).toEqual({ on: 0, failing: 0, given_up: 1 });
    await tell();
    expect(await logOf(hook.id)).toHaveLength(2);
    const { name, url, events } = hook;
    const on = { name, url, events, enabled: true };
    await admin.call(contract.changeWebhook, { params: { id: hook.id }, body: on });
    expect(await webhookOf(hook.id)).toMatchObject({ enabled: true, gave_up_at: null, failing_since: null });
  });

  test('the waits of one that never arrives last two days', async () => {
    const hook = await made();
    receiver.answerBy((response) => response.writeHead(500).end());
    const held = { ...t.ports, jobs: { ...t.ports.jobs, enqueue: async () => {} } };
    await tellWebhooks(held.jobs, t.database, { event: 'share.made', studentId: student.user.id });
    const begun = Date.now();
    let now = new Date(begun);
    let attempts = 0;
    for (;;) {
      const row = await t.database
        .selectFrom('webhook_deliveries')
        .select(['id', 'turn', 'next_at'])
        .where('webhook_id', '=', hook.id)
        .executeTakeFirstOrThrow();
      if (!row.next_at) break;
      now = new Date(Math.max(begun, row.next_at.getTime()) + 61_000);
      await deliver(held, row, now);
      attempts += 1;
      if (attempts > 20) break;
    }
    expect(attempts).toBe(9);
    expect(now.getTime() - begun).toBeGreaterThan(2 * 86_400_000);
    expect(now.getTime() - begun).toBeLessThan(2.1 * 86_400_000);
  });

  test('410 switches it off at once', async () => {
    const hook = await made();
    receiver.answerBy((response) => response.writeHead(410).end());
    await tell();
    await expect.poll(async () => (await webhookOf(hook.id))?.enabled, { timeout: 30_000 }).toBe(false);
    expect(await logOf(hook.id)).toMatchObject([{ state: 'given-up', status: 410 }]);
  });

  test('a redirect is not followed', async () => {
    const hook = await made();
    receiver.answerBy((response) => response.writeHead(302, { location: receiver.url('elsewhere') }).end());
    await tell();
    await hook.arrived(1);
    await done();
    expect(await logOf(hook.id)).toMatchObject([{ state: 'waiting', status: 302 }]);
    expect(receiver.of('elsewhere')).toEqual([]);
  });

  test('what has lost its job gets another, and what is a month old is forgotten', async () => {
    const hook = await made();
    const values = { webhook_id: hook.id, event: 'share.made', student_id: student.user.id };
    const lost = new Date(Date.now() - 2 * 3_600_000);
    const old = new Date(Date.now() - 31 * 86_400_000);
    await t.database
      .insertInto('webhook_deliveries')
      .values({ ...values, next_at: lost })
      .execute();
    const over = { ...values, happened_at: old, state: 'delivered', next_at: null };
    await t.database.insertInto('webhook_deliveries').values(over).execute();
    await tidyDeliveries(t.ports);
    await hook.arrived(1);
    await done();
    expect(await logOf(hook.id)).toMatchObject([{ state: 'delivered' }]);
  });
});

describe('nothing is sent', () => {
  test('after the webhook was removed, or while it is off', async () => {
    const removed = await made();
    const off = await made();
    receiver.answerBy((response) => response.writeHead(500).end());
    await tell();
    await removed.arrived(1);
    await off.arrived(1);
    await done();
    expect((await admin.call(contract.deleteWebhook, { params: { id: removed.id } })).status).toBe(200);
    const { name, url, events, id } = off;
    await admin.call(contract.changeWebhook, { params: { id }, body: { name, url, events, enabled: false } });
    expect(await logOf(id)).toMatchObject([{ state: 'given-up', failure: 'off' }]);
    await hurry();
    await done();
    expect([removed.received().length, off.received().length]).toEqual([1, 1]);
    expect((await admin.call(contract.listDeliveries, { params: { id: removed.id } })).status).toBe(404);
  });

  test('of somebody who deleted their account', async () => {
    const hook = await made();
    receiver.answerBy((response) => response.writeHead(500).end());
    const leaving = await t.student();
    await tell(t.database, leaving.user.id);
    await hook.arrived(1);
    await done();
    expect((await leaving.call(deleteAccount, { body: { password: goodPassword } })).status).toBe(200);
    await hurry();
    await done();
    expect(hook.received()).toHaveLength(1);
    expect(await logOf(hook.id)).toEqual([]);
  });

  test.each([
    ['http://hooks.example.org/', webhookMessages.https],
    ['https://10.0.0.7/', webhookMessages.private],
    ['https://169.254.169.254/latest', webhookMessages.private],
    ['https://[::1]/', webhookMessages.private],
    ['https://[::ffff:7f00:1]/', webhookMessages.private],
    ['https://2130706434/', webhookMessages.private],
    ['https://name:word@hooks.example.org/', webhookMessages.address],
    ['ftp://hooks.example.org/', webhookMessages.address],
    ['hooks.example.org', webhookMessages.address],
  ])('to %s: it cannot be written', async (url, sentence) => {
    const body = { name: 'Bad', url, events: ['share.made'], enabled: true };
    const answer = await admin.call(contract.createWebhook, { body });
    expect([answer.status, answer.body.fields]).toEqual([422, { url: sentence }]);
  });

  test('to this machine by a name that leads here, nor to what the settings no longer allow', async () => {
    const strict = httpWebhooks([], 2_000);
    const before = receiver.received.length;
    const here = `https://localhost:${receiver.port}/`;
    expect(strict.look(here)).toBe('fine');
    expect(await strict.post(here, {}, '{}')).toMatchObject({ status: null, failure: 'private' });
    expect(await strict.post(receiver.url('x'), {}, '{}')).toMatchObject({ status: null, failure: 'private' });
    expect(receiver.received).toHaveLength(before);
  });

  test('over a connection whose certificate is not good, and none is there', async () => {
    const own = httpWebhooks(['127.0.0.1'], 2_000);
    expect(await own.post(`https://127.0.0.1:${receiver.port}/`, {}, '{}')).toMatchObject({ status: null });
    expect(await own.post('http://127.0.0.1:9/', {}, '{}')).toMatchObject({ failure: 'unreachable' });
  });
});

describe('by hand', () => {
  test('a test shows the answer, of which the beginning is read', async () => {
    const hook = await made({ enabled: false });
    receiver.answerBy((response) => response.writeHead(418).end('x'.repeat(100_000)));
    const { body } = await admin.call(contract.testWebhook, { params: { id: hook.id } });
    expect(body.answer).toMatchObject({ status: 418, failure: null, text: 'x'.repeat(2_000) });
    const [sent] = hook.received();
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} });
    expect(sent?.headers['webhook-signature']).toBe(await signatureOf(sent as Received, hook.secret));
    expect(await logOf(hook.id)).toEqual([]);
    receiver.answerBy(() => {});
    const hung = await admin.call(contract.testWebhook, { params: { id: hook.id } });
    expect(hung.body.answer).toMatchObject({ status: null, failure: 'timeout' });
  });

  test('what arrived, or was given up, is sent again with its id', async () => {
    const hook = await made();
    await tell();
    await hook.arrived(1);
    await done();
    const [first] = await logOf(hook.id);
    const params = { id: hook.id, deliveryId: first?.id };
    expect((await admin.call(contract.sendDeliveryAgain, { params })).body.delivery.state).toBe('waiting');
    await hook.arrived(2);
    await done();
    const ids = hook.received().map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
    const other = await made({ enabled: false });
    expect((await admin.call(contract.sendDeliveryAgain, { params: { ...params, id: other.id } })).body.code).toBe(
      'webhook_off',
    );
    const stranger = { id: hook.id, deliveryId: crypto.randomUUID() };
    expect((await admin.call(contract.sendDeliveryAgain, { params: stranger })).status).toBe(404);
  });

  test('a new secret signs beside the old one for a day; no secret is kept or shown as it is', async () => {
    const hook = await made();
    const { secret } = (await admin.call(contract.renewWebhookSecret, { params: { id: hook.id } })).body;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secret).not.toBe(hook.secret);
    await tell();
    await hook.arrived(1);
    await done();
    const [both] = hook.received();
    const signatures = [await signatureOf(both as Received, secret), await signatureOf(both as Received, hook.secret)];
    expect(both?.headers['webhook-signature']).toBe(signatures.join(' '));
    await t.database.updateTable('webhooks').set({ previous_until: new Date() }).execute();
    await tell();
    await hook.arrived(2);
    const one = hook.received()[1] as Received;
    expect(one.headers['webhook-signature']).toBe(await signatureOf(one, secret));
    const rows = JSON.stringify(await t.database.selectFrom('webhooks').selectAll().execute());
    const listed = (await admin.call(contract.listWebhooks)).raw.toString();
    for (const word of [secret, hook.secret]) expect(`${rows} ${listed}`).not.toContain(word.slice(6));
  });

  test('there are ten and no more, also when two are made at once', async () => {
    for (let count = 1; count < contract.webhooksMax; count++) await made();
    const body = { name: 'Last', url: receiver.url('last'), events: ['share.made'], enabled: true };
    const both = await Promise.all([1, 2].map(() => admin.call(contract.createWebhook, { body })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  test('nobody else sees or makes one', async () => {
    const hook = await made();
    for (const person of [student, mentor]) {
      expect((await person.call(contract.listWebhooks)).status).toBe(403);
      expect((await person.call(contract.testWebhook, { params: { id: hook.id } })).status).toBe(403);
    }
    expect((await t.stranger().call(contract.listWebhooks)).status).toBe(401);
  });
});

// last: the server goes on with the key of before
test('a new key of the installation leaves the secrets as they are', async () => {
  const hook = await made();
  await replaceKey(t.database);
  await tell();
  await hook.arrived(1);
  const [one] = hook.received();
  expect(one?.headers['webhook-signature']).toBe(await signatureOf(one as Received, hook.secret));
});
