import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMailFolder } from '#ports/mail/mail-folder.ts';

test('mails are read back as they were sent, and forgotten by their address, also without what stands beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-outbox-'));
  const mailFolder = openMailFolder(folder, 'lantern@example.org');
  const to = `${'long'.repeat(15)}@example.org`;
  const mails = [
    { to, subject: 'স্বাগতম', text: 'প্রথম লাইন\n\nhttps://example.org/reset?token=abc=\n' },
    { to, subject: 'A = B', text: ' flowed \nlines' },
    { to: 'other@example.org', subject: 'Stays', text: 'x' },
  ];
  for (const mail of mails) await mailFolder.send(mail);
  expect(await mailFolder.list(9)).toHaveLength(3);
  expect(await mailFolder.list(9)).toEqual(expect.arrayContaining(mails.map((mail) => expect.objectContaining(mail))));
  expect(await mailFolder.read('../secret.eml')).toBeUndefined();

  // a calendar file comes as one that mail programs offer to open
  await mailFolder.send({ to: 'third@example.org', subject: 'Booked', text: 'y', calendar: 'BEGIN:VCALENDAR' });
  const booked = (await mailFolder.list(9)).find((mail) => mail.to === 'third@example.org');
  expect(await readFile(join(folder, booked?.id ?? ''), 'utf8')).toMatch(
    /Content-Type: text\/calendar[\s\S]*name="?lantern\.ics/,
  );
  await mailFolder.forget(['third@example.org']);

  const [first] = (await mailFolder.list(9)).filter((mail) => mail.to === to);
  await rm(join(folder, first?.id.replace('.eml', '.json') ?? ''));
  expect(await mailFolder.list(9)).toHaveLength(2);
  await mailFolder.forget([to]);
  expect((await mailFolder.list(9)).map(({ subject }) => subject)).toEqual(['Stays']);
  expect(await readdir(folder)).toHaveLength(2);
  await rm(folder, { recursive: true });
});
