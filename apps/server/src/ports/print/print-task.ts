/** What the worker thread runs: makes one document at a time. Each format's libraries load when it is first asked for. */
import type { Printable, PrintFormat } from './print.ts';

export type PrintTask = { format: PrintFormat; printable: Printable };

export default async function printTask({ format, printable }: PrintTask): Promise<Uint8Array> {
  if (format === 'docx') return await (await import('./docx.ts')).makeDocx(printable);
  return await (await import('./pdf/pdf.ts')).makePdf(printable);
}
