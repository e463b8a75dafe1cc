// Papers for the tests, and the forms that bring them.
import { randomUUID } from 'node:crypto';
import { uploadDocument, type VaultDocument } from '@lantern/contract/documents';
import type { Person } from './app.ts';

/** A PDF of one page that shows the words; small, and right to its last byte. */
export function makePdf(words = 'Transcript of records', padding = 0): Buffer {
  const content = `BT /F1 8 Tf 60 760 Td (${words.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...(padding > 0 ? [`<< /Length ${padding} >>\nstream\n${'x'.repeat(padding)}\nendstream`] : []),
  ];
  return writePdf(objects);
}

/** Numbers the objects from 1 and writes the table that says where each stands. The first one is the catalog. */
export function writePdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places: number[] = [];
  objects.forEach((object, index) => {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

type Part = { name: string; value: string | Buffer; fileName?: string };

/** A multipart body and its content type. */
export function formOf(parts: readonly Part[]): { bytes: Buffer; headers: Record<string, string> } {
  const boundary = `lantern${randomUUID()}`;
  const pieces = parts.flatMap(({ name, value, fileName }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/pdf`
      }\r\n\r\n`,
    ),
    Buffer.from(value as string),
    Buffer.from('\r\n'),
  ]);
  return {
    bytes: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export type UploadForm = { category?: string; custom_name?: string; [field: string]: string | undefined };

export async function upload(person: Person, fields: UploadForm = {}, bytes = makePdf()) {
  const all: UploadForm = { category: 'Transcript', custom_name: 'Grade 12', ...fields };
  const parts = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  return await person.call(
    uploadDocument,
    {},
    formOf([...parts, { name: 'file', value: bytes, fileName: 'scan.pdf' }]),
  );
}

/** Uploads a paper that must be taken. */
export async function paper(person: Person, fields: UploadForm = {}, bytes = makePdf()): Promise<VaultDocument> {
  const { status, body } = await upload(person, fields, bytes);
  if (status !== 200) throw new Error(`the upload answered ${status}: ${JSON.stringify(body)}`);
  return body as VaultDocument;
}
