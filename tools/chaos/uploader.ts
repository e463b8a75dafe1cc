// A student who uploads papers without pause, as forms and in pieces by turns, and writes down what the server
// acknowledged. Pieces that a kill cut off are gone on with: such an upload must end as one paper.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { listDocuments, previewDocument } from '@lantern/contract/documents';
import { startUpload, uploadDocument } from '@lantern/contract/documents.uploads';
import { type Student, signUpStudent } from '../bench/student.ts';
import type { Writer } from './writer.ts';

type Kept = { student: Student; id: string; hash: string };
/** An upload in pieces that has begun and was not answered with its paper. */
type Begun = { owner: Student; id: string; bytes: Buffer; place: string };

/** Below what one student may upload in an hour. */
const papersPerStudent = 250;
const sizeMax = 400_000;
const tus = { 'tus-resumable': '1.0.0' };
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export async function startUploader(url: string, seed: number): Promise<Writer> {
  let student = await signUpStudent(url);
  const kept: Kept[] = [];
  let sent = 0;
  let isWriting = false;
  let begun: Begun | undefined;
  let storing = Promise.withResolvers<void>();

  async function uploadOnce(): Promise<void> {
    if (sent >= papersPerStudent) {
      student = await signUpStudent(url);
      sent = 0;
    }
    sent += 1;
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.ceil(Math.random() * sizeMax))]);
    if (sent % 2 === 0) return await sendInPieces(bytes);
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

  async function sendInPieces(bytes: Buffer): Promise<void> {
    const owner = student;
    const id = randomUUID();
    const fields = { category: 'Other', custom_name: id, document_id: id };
    const metadata = Object.entries(fields).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
    const headers = {
      ...owner.headers,
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': metadata.join(','),
    };
    const answer = await fetch(url + startUpload.path, { method: 'POST', headers });
    const place = answer.headers.get('location');
    if (answer.status !== 201 || !place) return await sleep(100);
    begun = { owner, id, bytes, place: url + place };
    await goOn(begun, 0);
  }

  async function goOn({ owner, id, bytes, place }: Begun, from: number): Promise<void> {
    const half = Math.max(from, Math.floor(bytes.length / 2));
    if (half > from) await patch(owner, place, bytes.subarray(0, half), from);
    const asked = patch(owner, place, bytes, half);
    storing.resolve();
    const answer = await asked;
    if (answer.status !== 200) throw new Error(`the end of an upload was answered with ${answer.status}`);
    kept.push({ student: owner, id, hash: hashOf(bytes) });
    begun = undefined;
  }

  /** Sends the bytes behind `from`, also when there are none: that asks for the paper. */
  async function patch(owner: Student, place: string, bytes: Buffer, from: number): Promise<Response> {
    const headers = {
      ...owner.headers,
      ...tus,
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    };
    return await fetch(place, { method: 'PATCH', headers, body: new Uint8Array(bytes.subarray(from)) });
  }

  /** Ends what a kill cut off; what has lost its place must be a paper, because its answer was lost. */
  async function endBegun(cut: Begun): Promise<void> {
    const found = await fetch(cut.place, { method: 'HEAD', headers: { ...cut.owner.headers, ...tus } });
    if (found.status === 200) return await goOn(cut, Number(found.headers.get('upload-offset')));
    kept.push({ student: cut.owner, id: cut.id, hash: hashOf(cut.bytes) });
    begun = undefined;
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
    async untilStoring() {
      storing = Promise.withResolvers();
      await storing.promise;
    },
    async findLost() {
      const lost: string[] = [];
      if (begun) await endBegun(begun).catch((error: Error) => lost.push(`uploader ${seed}: ${error.message}`));
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
