// Papers on their way into the vault.
import { randomUUID } from 'node:crypto';
import type { VaultDocument } from '@lantern/contract/documents';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import type { Person } from './app.ts';
import { makePdf } from './pdf.ts';

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
