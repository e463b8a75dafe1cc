// A student who uploads papers without pause and writes down what the server acknowledged.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listDocuments, previewDocument } from '@lantern/contract/documents';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import { type Student, signUpStudent } from '../bench/student.ts';
import type { Writer } from './writer.ts';

type Kept = { student: Student; id: string; hash: string };

/** Below what one student may upload in an hour. */
const papersPerStudent = 250;
const sizeMax = 400_000;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export async function startUploader(url: string, seed: number): Promise<Writer> {
  let student = await signUpStudent(url);
  const kept: Kept[] = [];
  let sent = 0;
  let isWriting = false;

  async function uploadOnce(): Promise<void> {
    if (sent >= papersPerStudent) {
      student = await signUpStudent(url);
      sent = 0;
    }
    sent += 1;
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.ceil(Math.random() * sizeMax))]);
    const form = new FormData();
    form.set('category', 'Other');
    form.set('custom_name', randomUUID());
    form.set('file', new Blob([bytes]), 'paper.pdf');
    const owner = student;
    const answer = await fetch(url + uploadDocument.path, { method: 'POST', headers: owner.headers, body: form });
    if (answer.status !== 200) return await sleep(100);
    const { _id } = (await answer.json()) as { _id: string };
    kept.push({ student: owner, id: _id, hash: hashOf(bytes) });
  }

  /** What the server gives back for a paper. */
  async function download({ student: owner, id }: Kept): Promise<Uint8Array> {
    const { body } = await owner.call(previewDocument, { params: { path: id } });
    const answer = await fetch(url + body.preview_url, { headers: owner.headers });
    return new Uint8Array(await answer.arrayBuffer());
  }

  return {
    get acknowledged() {
      return kept.length;
    },
    async write() {
      isWriting = true;
      while (isWriting) await uploadOnce().catch(() => sleep(20));
    },
    stop() {
      isWriting = false;
    },
    async findLost() {
      const lost: string[] = [];
      for (const owner of new Set(kept.map((paper) => paper.student))) {
        const { body } = await owner.call(listDocuments, { params: { userId: owner.user.id } });
        const listed = new Map(body.documents.map(({ _id, sha256 }) => [_id, sha256]));
        for (const paper of kept.filter((one) => one.student === owner))
          if (listed.get(paper.id) !== paper.hash)
            lost.push(`uploader ${seed}: the paper ${paper.id} is not listed as sent`);
      }
      // the bytes of the last ones: those that the kill came close to
      for (const paper of kept.slice(-30))
        if (hashOf(await download(paper)) !== paper.hash)
          lost.push(`uploader ${seed}: the paper ${paper.id} is not whole`);
      return lost;
    },
  };
}
