/** The process that parses PDFs: one task at a time, told and answered by messages. Started by paper-process.ts. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { copyPages } from './paper-copies.ts';
import { inspectPdf } from './paper-look.ts';
import { merge } from './paper-merge.ts';
import { isEncrypted } from './paper-open.ts';
import { pictureOfPage } from './paper-page-picture.ts';
import { shrink } from './paper-shrink.ts';
import type { Look, PaperFailure } from './papers.ts';

export type PaperTask =
  | { kind: 'look'; bytes: Uint8Array }
  | { kind: 'copy'; bytes: Uint8Array; max: number | undefined }
  | { kind: 'picture'; bytes: Uint8Array; page: number }
  | { kind: 'merge'; papers: readonly Uint8Array[] }
  | { kind: 'shrink'; bytes: Uint8Array; maxBytes: number };

export type PaperReply = { seen: Partial<Look> } | { result: unknown } | { failure: PaperFailure };

const send = (reply: PaperReply | { ready: true }) => process.send?.(reply);

async function run(task: PaperTask): Promise<unknown> {
  if (task.kind === 'look') return await inspectPdf(task.bytes, (seen) => send({ seen }));
  if (task.kind === 'copy') return await copyPages(task.bytes, task.max);
  if (task.kind === 'picture') return await pictureOfPage(task.bytes, task.page);
  if (task.kind === 'merge') return await merge(task.papers);
  return await shrink(task.bytes, task.maxBytes);
}

process.on('message', async (task: PaperTask) => {
  try {
    send({ result: await run(task) });
  } catch (error) {
    send({ failure: isEncrypted(error) ? 'encrypted' : 'unreadable' });
  } finally {
    // the next paper begins with little
    globalThis.gc?.();
  }
});
// a stray rejection inside a library is this file's fault, and the answer to it is on its way
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit());

/** The first page of a process takes three times as long as the next one, and nobody is to wait for that. */
async function warmUp(): Promise<void> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Lantern');
  await pictureOfPage(await document.save(), 1);
}

await warmUp();
send({ ready: true });
