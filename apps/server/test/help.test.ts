// Writing to the people who run the installation, and their replies.
import { randomUUID } from 'node:crypto';
import * as contract from '@lantern/contract/help';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({ SUPPORT_HOURS: 'Sat-Mon,Wed 09:00-17:30 Asia/Dhaka' });
});
afterAll(() => t.stop());

const ticket = { name: 'Amina', email: 'amina@example.org', subject: 'My papers', message: 'Where are they? <b>1</b>' };

test('a message is looked after by one administrator at a time, until it is answered', async () => {
  const [person, admin, second] = [await t.student(), await t.admin('Farhana'), await t.admin('Rashed')];
  const params = { id: randomUUID() };
  await person.call(contract.sendTicket, { params, body: ticket });
  const take = (by: typeof admin, taken = true) => by.call(contract.takeTicket, { params, body: { taken } });
  const seenBy = async (by: typeof admin) =>
    (await by.call(contract.listTickets)).body.tickets.find(({ _id }) => _id === params.id)?.taken;
  expect(await seenBy(admin)).toBeNull();
  expect((await take(admin)).status).toBe(200);
  expect((await take(second)).body.code).toBe('looked_after');
  expect(await seenBy(admin)).toMatchObject({ by: 'Farhana', mine: true });
  expect(await seenBy(second)).toMatchObject({ by: 'Farhana', mine: false });
  // nobody lets go of what another one looks after
  expect((await take(second, false)).status).toBe(200);
  expect(await seenBy(second)).toMatchObject({ by: 'Farhana', mine: false });
  await take(admin, false);
  expect((await take(second)).status).toBe(200);
  const reply = { params: { ...params, replyId: randomUUID() }, body: { text: 'On the documents screen.' } };
  expect((await admin.call(contract.replyToTicket, reply)).body.ticket.taken).toBeNull();
  expect((await take(second)).status).toBe(404);
  expect((await admin.call(contract.deleteTicket, { params })).status).toBe(200);
});

test('a ticket sent twice is one; a reply is seen by its writer alone, and mailed once', async () => {
  const [person, other, admin] = [await t.student(), await t.student(), await t.admin()];
  const params = { id: randomUUID() };
  // nobody else has had a reply there
  const own = { ...ticket, email: 'amina.twice@example.org' };
  for (let times = 0; times < 2; times++) {
    const { status, body } = await person.call(contract.sendTicket, { params, body: own });
    expect([status, body.message]).toEqual([200, "Thank you for your message! We'll get back to you soon."]);
  }
  const stolen = await other.call(contract.sendTicket, { params, body: own });
  expect([stolen.status, stolen.body.code]).toEqual([409, 'id_taken']);
  const mine = async () => (await person.call(contract.listMyTickets)).body.tickets;
  expect(await mine()).toMatchObject([
    { ...{ subject: 'My papers', message: ticket.message }, status: 'open', replies: [] },
  ]);
  expect((await other.call(contract.listMyTickets)).body.tickets).toEqual([]);

  const listed = (await admin.call(contract.listTickets)).body;
  expect(listed).toMatchObject({ open: 1, tickets: [{ _id: params.id, email: own.email, has_account: true }] });
  const reply = { params: { ...params, replyId: randomUUID() }, body: { text: 'On the documents screen.' } };
  for (let times = 0; times < 2; times++) expect((await admin.call(contract.replyToTicket, reply)).status).toBe(200);
  expect(await mine()).toMatchObject([{ status: 'answered', replies: [{ text: 'On the documents screen.' }] }]);
  const mails = (await t.mails(2)).filter(({ to }) => to === own.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Re: My papers']);
  expect((await person.call(contract.replyToTicket, reply)).status).toBe(403);
  expect((await admin.call(contract.deleteTicket, { params })).status).toBe(200);
  expect((await admin.call(contract.deleteTicket, { params })).status).toBe(404);
});

test('somebody who is not signed in can write, all fields are required, and an address is slowed down', async () => {
  const stranger = t.stranger('203.0.113.77');
  const send = (body: object) => stranger.call(contract.sendTicket, { params: { id: randomUUID() }, body });
  expect((await send(ticket)).status).toBe(200);
  const empty = await send({ name: ' ', email: 'no', subject: '', message: ' ' });
  expect([empty.status, Object.keys(empty.body.fields ?? {}).sort()]).toEqual([
    422,
    ['email', 'message', 'name', 'subject'],
  ]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(ticket)));
  expect(answers.map(({ status }) => status)).toContain(429);
  expect((await t.stranger().call(contract.listTickets)).status).toBe(401);
});

test('support hours are those of the setting; one that makes no sense stops the start', async () => {
  const { body } = await t.stranger().call(contract.readSupport);
  expect(body.hours).toEqual({ days: [1, 3, 6, 7], from: '09:00', to: '17:30', zone: 'Asia/Dhaka' });
  expect(readConfig({}).supportHours).toBeUndefined();
  for (const wrong of ['always', 'Mon-Fri 18:00-09:00 Asia/Dhaka', 'Mon 09:00-10:00 Mars/Base', 'Foo 09:00-10:00 UTC'])
    expect(() => readConfig({ SUPPORT_HOURS: wrong })).toThrow('SUPPORT_HOURS');
});
