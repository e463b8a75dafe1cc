// A paper that takes long to draw, behind a link that anybody can open: who opens it makes nobody else wait.
import { createShareLink, showSharedPage } from '@lantern/contract/documents.sharing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PaperError } from '#ports/papers/papers.ts';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { heavyPdf, makePdf } from './support/pdf.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

/** A reader in another network than the others. */
const elsewhere = '198.51.100.5';

async function shareOf(person: Person, bytes: Buffer, custom_name = 'Grade 12') {
  const { _id } = await paper(person, { custom_name }, bytes);
  const ends_on = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { body } = await person.call(createShareLink, { body: { label: '', document_ids: [_id], ends_on } });
  const token = body.url.split('/').at(-1) ?? '';
  return (address?: string) => t.stranger(address).call(showSharedPage, { params: { token, number: '1', page: '1' } });
}

test('twelve readers of a page that is too much are answered after one try of each pace, and another paper is shown', async () => {
  const heavy = heavyPdf(120_000);
  expect(heavy.length).toBeLessThan(20_000);
  const show = await shareOf(await t.student(), heavy);
  const showOther = await shareOf(await t.student(), makePdf());
  const tried = vi.spyOn(t.ports.papers, 'picture');
  const many = Array.from({ length: 12 }, () => show());
  const other = await showOther(elsewhere);
  expect([other.status, other.raw.subarray(8, 12).toString()]).toEqual([200, 'WEBP']);
  // too much of the processor or of memory, or one of too many at once
  for (const { status } of await Promise.all(many)) expect([413, 503]).toContain(status);
  expect([413, 503]).toContain((await show()).status);
  // the other page is kept
  expect((await showOther()).status).toBe(200);
  const paces = tried.mock.calls.map(([, , pace]) => pace);
  tried.mockRestore();
  expect(paces.filter((pace) => pace === 'quick')).toHaveLength(2);
  expect(paces.filter((pace) => pace === 'slow').length).toBeLessThanOrEqual(1);
});

test('a page that takes long is drawn apart, and so are the others of its student; nobody waits for them', async () => {
  const student = await t.student();
  const showLong = await shareOf(student, makePdf('Long'));
  const showNext = await shareOf(student, makePdf('Next'), 'Grade 11');
  const showOther = await shareOf(await t.student(), makePdf('Other'));
  const { picture } = t.ports.papers;
  const asked: unknown[] = [];
  const { promise: otherIsShown, resolve: goOn } = Promise.withResolvers<void>();
  const tried = vi.spyOn(t.ports.papers, 'picture').mockImplementation(async (source, page, pace) => {
    asked.push(pace);
    if (asked.length === 1) throw new PaperError('too_slow');
    if (pace === 'slow') await otherIsShown;
    return await picture(source, page, pace);
  });
  const long = showLong();
  await vi.waitFor(() => expect(asked).toEqual(['quick', 'slow']));
  const next = showNext();
  expect((await showOther(elsewhere)).status).toBe(200);
  goOn();
  expect([(await long).status, (await next).status]).toEqual([200, 200]);
  expect(asked).toEqual(['quick', 'slow', 'quick', 'slow']);
  tried.mockRestore();
});

test('what one reader asks for of many students stands behind each other, and another reader in front of the rest', async () => {
  const students = await Promise.all(Array.from({ length: 4 }, () => t.student()));
  const shows = await Promise.all(students.map((student, index) => shareOf(student, makePdf(`Of ${index}`))));
  const showOther = await shareOf(await t.student(), makePdf('Of another'));
  const { picture } = t.ports.papers;
  const { promise: otherIsAsked, resolve: goOn } = Promise.withResolvers<void>();
  let asked = 0;
  const tried = vi.spyOn(t.ports.papers, 'picture').mockImplementation(async (...given) => {
    asked += 1;
    if (asked === 2) goOn();
    await otherIsAsked;
    return await picture(...given);
  });
  const many = shows.map((show) => show());
  await vi.waitFor(() => expect(asked).toBe(1));
  expect((await showOther(elsewhere)).status).toBe(200);
  for (const { status } of await Promise.all(many)) expect(status).toBe(200);
  tried.mockRestore();
});
