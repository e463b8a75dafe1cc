import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outboxMailer } from '#ports/mail/mail-outbox.ts';

test('mails are read back as they were sent, and forgotten by their address, also without what stands beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-outbox-'));
  const outbox = outboxMailer(folder, 'lantern@example.org');
  const to = `${'long'.repeat(15)}@example.org`;
  const mails = [
    { to, subject: 'স্বাগতম', text: 'প্রথম লাইন\n\nhttps://example.org/reset?token=abc=\n' },
    { to, subject: 'A = B', text: ' flowed \nlines' },
    { to: 'other@example.org', subject: 'Stays', text: 'x' },
  ];
  for (const mail of mails) await outbox.send(mail);
  expect(await outbox.list(9)).toHaveLength(3);
  expect(await outbox.list(9)).toEqual(expect.arrayContaining(mails.map((mail) => expect.objectContaining(mail))));
  expect(await outbox.read('../secret.eml')).toBeUndefined();

  const [first] = (await outbox.list(9)).filter((mail) => mail.to === to);
  await rm(join(folder, first?.id.replace('.eml', '.json') ?? ''));
  expect(await outbox.list(9)).toHaveLength(2);
  await outbox.forget([to]);
  expect((await outbox.list(9)).map(({ subject }) => subject)).toEqual(['Stays']);
  expect(await readdir(folder)).toHaveLength(2);
  await rm(folder, { recursive: true });
});
