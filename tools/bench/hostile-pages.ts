// Twelve strangers ask for pages that take long to draw, behind links that anybody can open: how long readers of other
// papers wait meanwhile.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createShareLink } from '@lantern/contract/documents.sharing';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import { heavyPdf, writePdf } from '../../apps/server/test/support/pdf.ts';
import type { Crowd, Member } from './crowd.ts';

const readers = 12;
const pagesEach = 8;

/** Pages with a line of words each. */
function plainPdf(pages: number): Buffer {
  const words = 'BT /F1 24 Tf 72 700 Td (Transcript of records) Tj ET';
  const kids = Array.from({ length: pages }, (_, page) => `${page + 5} 0 R`).join(' ');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>',
    ),
  ]);
}

async function shareOf(url: string, student: Member, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('category', 'Other');
  form.set('custom_name', randomUUID());
  form.set('file', new Blob([new Uint8Array(bytes)]), 'paper.pdf');
  const answer = await fetch(url + uploadDocument.path, { method: 'POST', headers: student.headers, body: form });
  const { _id } = (await answer.json()) as { _id: string };
  const ends_on = new Date(Date.now() + 86_400_000 * 5).toISOString().slice(0, 10);
  const { body } = await student.call(createShareLink, { body: { document_ids: [_id], ends_on } });
  return `${url}/api/documents/shared/${body.url.split('/').at(-1)}/1/pages`;
}

/** From a network of its own, unless it is the one of the hostile readers. */
async function timePage(pages: string, page: number, address = '192.0.2.7'): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const answer = await fetch(`${pages}/${page}`, { headers: { 'x-forwarded-for': address } });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - started };
}

/** How long the pages of another student's paper take, one after the other; each is drawn for the first time. */
export async function timePages({ url, plant }: Pick<Crowd, 'url' | 'plant'>): Promise<Map<string, number[]>> {
  const [owner, hostile, ...others] = (await plant(2 + readers, 'student')) as [Member, Member, ...Member[]];
  const pages = await shareOf(url, owner, plainPdf(3 * pagesEach));
  const times = new Map<string, number[]>();

  async function read(name: string, from: number): Promise<void> {
    const took: number[] = [];
    for (let page = from; page < from + pagesEach; page++) {
      const { status, ms } = await timePage(pages, page);
      if (status !== 200) throw new Error(`a page was answered with ${status}`);
      took.push(ms);
    }
    times.set(name, took);
  }

  await timePage(await shareOf(url, owner, plainPdf(1)), 1);
  await read('a shared page, nothing else', 1);
  for (const [name, from, links] of [
    ['a shared page, 12 readers of one hostile page', 1 + pagesEach, [await shareOf(url, hostile, heavyPdf(120_000))]],
    [
      'a shared page, 12 hostile pages of 12 students',
      1 + 2 * pagesEach,
      await Promise.all(others.map((each, index) => shareOf(url, each, heavyPdf(120_001 + index)))),
    ],
  ] as const) {
    const asked = Array.from({ length: readers }, (_, at) =>
      timePage(links[at % links.length] as string, 1, '198.51.100.9'),
    );
    await sleep(100);
    await read(name, from);
    await Promise.all(asked);
  }
  return times;
}
