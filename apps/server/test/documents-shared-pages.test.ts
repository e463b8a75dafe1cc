// A paper that takes long to draw, behind a link that anybody can open: who opens it makes nobody else wait.
import { createShareLink, showSharedPage } from '@lantern/contract/documents.sharing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { heavyPdf, makePdf } from './support/pdf.ts';
import { paper } from './support/vault.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function shareOf(person: Person, bytes: Buffer) {
  const { _id } = await paper(person, {}, bytes);
  const ends_on = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { body } = await person.call(createShareLink, { body: { label: '', document_ids: [_id], ends_on } });
  const token = body.url.split('/').at(-1) ?? '';
  return () => t.stranger().call(showSharedPage, { params: { token, number: '1', page: '1' } });
}

test('twelve readers of a page that is too much are answered after one try, and another paper is shown', async () => {
  const heavy = heavyPdf(120_000);
  expect(heavy.length).toBeLessThan(20_000);
  const show = await shareOf(await t.student(), heavy);
  const showOther = await shareOf(await t.student(), makePdf());
  let tries = 0;
  const { picture } = t.ports.papers;
  t.ports.papers.picture = (source, page) => {
    tries += 1;
    return picture(source, page);
  };
  const many = Array.from({ length: 12 }, show);
  const other = await showOther();
  expect([other.status, other.raw.subarray(8, 12).toString()]).toEqual([200, 'WEBP']);
  // too much of the processor or of memory, or one of too many at once
  for (const { status } of await Promise.all(many)) expect([413, 503]).toContain(status);
  expect([413, 503]).toContain((await show()).status);
  // the other page is kept
  expect((await showOther()).status).toBe(200);
  expect(tries).toBe(2);
});
