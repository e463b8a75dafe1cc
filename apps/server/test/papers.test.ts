import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { PaperError } from '#ports/papers/papers.ts';
import { processPapers } from '#ports/papers/papers-process.ts';
import { makePdf } from './support/pdf.ts';

const papers = processPapers();
afterAll(() => papers.stop());

async function pagesOf(bytes: Uint8Array): Promise<number> {
  return (await PDFDocument.load(bytes)).getPageCount();
}

const long = 'The University of Dhaka certifies that Amina Rahman passed the examinations of the year 2025.';

/** Processes of ours that parse papers (proc(5)). */
function workersOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const parent = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
        return Number(parent) === pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('paper-task');
      } catch {
        return false;
      }
    })
    .map(Number);
}

describe.runIf(process.platform === 'linux')('a process that dies between two papers', () => {
  test('takes nothing along, and the next one has a new process', async () => {
    expect((await papers.look(makePdf(long))).readable).toBe(true);
    const workers = workersOf(process.pid);
    expect(workers).toHaveLength(1);
    for (const pid of workers) process.kill(pid, 'SIGKILL');
    // its exit has been told once the system has forgotten it
    while (workers.some((pid) => existsSync(`/proc/${pid}`))) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await papers.look(makePdf(long))).toMatchObject({ readable: true, gave_up: false });
  });
});

describe('a look', () => {
  test('tells pages, text and a picture', async () => {
    const look = await papers.look(makePdf(long));
    expect(look).toMatchObject({
      readable: true,
      encrypted: false,
      pages: 1,
      content: 'text',
      active_content: [],
      gave_up: false,
    });
    expect(look.text).toContain('Amina Rahman');
    expect(Buffer.from(look.thumbnail ?? []).toString('latin1', 8, 12)).toBe('WEBP');
  });

  test('at what is no document tells that it cannot be read', async () => {
    const look = await papers.look(Buffer.from('%PDF-1.7 and nothing more'));
    expect(look).toMatchObject({ readable: false, pages: null, gave_up: false, thumbnail: undefined });
  });
});

describe('copies', () => {
  test('of several papers stand in their order behind a list', async () => {
    const merged = await papers.merge([
      { name: 'Grade 12.pdf', category: 'Transcript', bytes: makePdf('one') },
      { name: 'রেজাল্ট.pdf', category: 'Other', bytes: makePdf('two') },
    ]);
    expect(await pagesOf(merged)).toBe(3);
  });

  test('hold the first pages only', async () => {
    const three = await papers.merge([{ name: 'a.pdf', category: 'Other', bytes: makePdf('a') }]);
    expect(await pagesOf(await papers.firstPages(three, 1))).toBe(1);
  });

  test('are small enough', async () => {
    const small = await papers.shrink(makePdf('x', 3_000_000), 2_000_000);
    expect(small?.byteLength).toBeLessThan(2_000_000);
  });

  test('of what cannot be read are none', async () => {
    await expect(papers.firstPages(Buffer.from('%PDF-1.7'), 1)).rejects.toThrow(PaperError);
  });
});
