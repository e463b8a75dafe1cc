// The vault with its files in S3 (npm run test:s3): the same calls, and what they answer when S3 is away.
import { createHash } from 'node:crypto';
import { deleteDocument, listDocuments, previewDocument } from '@lantern/contract/documents';
import { bundleDocuments } from '@lantern/contract/documents.sharing';
import { getPhoto, getProfile, savePhoto } from '@lantern/contract/profile';
import { getReadiness } from '@lantern/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { unzip } from './support/documents.ts';
import { makePdf } from './support/pdf.ts';
import { type Line, s3Environment, startLine } from './support/s3.ts';
import { paper, upload } from './support/vault.ts';
import { smallPng } from './system/world.ts';

let t: TestApp;
let line: Line;
let amina: Person;
beforeAll(async () => {
  line = await startLine();
  t = await startTestApp(s3Environment(line.endpoint));
  amina = await t.student();
});
afterAll(async () => {
  await t.stop();
  await line.cut();
});

const papersOf = (person: Person) => person.call(listDocuments, { params: { userId: person.user.id } });

async function readPaper(person: Person, id: string) {
  const { body } = await person.call(previewDocument, { params: { path: id } });
  return await t.app.inject({
    url: body.preview_url,
    headers: { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
}

test('fifty papers sent at once are all there, whole', async () => {
  const sent = Array.from({ length: 50 }, (_, number) => makePdf(`Paper ${number}`, 200_000 + number));
  const answers = await Promise.all(
    sent.map((bytes, number) => upload(amina, { custom_name: `Paper ${number}` }, bytes)),
  );
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
  const { body } = await papersOf(amina);
  expect(body.documents).toHaveLength(50);
  for (const { _id, name } of body.documents) {
    const bytes = sent[Number(/\d+/.exec(name)?.[0])] as Buffer;
    const read = await readPaper(amina, _id);
    expect(createHash('sha256').update(read.rawPayload).digest('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    );
  }
});

test('photos and whole vaults come from S3 too', async () => {
  const rafi = await t.student('Rafi Islam');
  await paper(rafi, { custom_name: 'Grade 12', category: 'Transcript' });
  await rafi.call(savePhoto, {}, { bytes: smallPng, headers: { 'content-type': 'image/png' } });
  const { body } = await rafi.call(getProfile);
  const key = body.profile.profilePhoto?.split('/').at(-1) ?? '';
  expect((await rafi.call(getPhoto, { params: { key } })).raw.equals(smallPng)).toBe(true);
  const zip = await rafi.call(bundleDocuments, { params: { format: 'zip' } });
  expect([...unzip(zip.raw).keys()]).toEqual(['Transcript/Grade 12.pdf']);
});

test('while S3 is away uploads and previews say so, and lists and deletes go on', async () => {
  const nadia = await t.student('Nadia Karim');
  const kept = await paper(nadia, { custom_name: 'Before' });
  await line.cut();
  const refused = await upload(nadia, { custom_name: 'During' });
  expect(refused.status).toBe(503);
  expect(refused.body).toMatchObject({
    code: 'unavailable',
    detail: 'Lantern cannot reach its file storage right now. Please try again in a moment.',
  });
  expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(refused.headers['retry-after']).toBeDefined();

  const preview = await readPaper(nadia, kept._id);
  expect(preview.statusCode).toBe(503);
  expect(preview.json()).toMatchObject({ code: 'unavailable' });
  const photo = await nadia.call(savePhoto, {}, { bytes: smallPng, headers: { 'content-type': 'image/png' } });
  expect(photo.body.code).toBe('unavailable');

  expect((await papersOf(nadia)).body.documents.map(({ name }) => name)).toEqual(['Before.pdf']);
  expect((await nadia.call(getReadiness)).status).toBe(503);
  expect((await nadia.call(deleteDocument, { params: { id: kept._id } })).status).toBe(200);

  await line.mend();
  expect((await upload(nadia, { custom_name: 'During' })).status).toBe(200);
  expect((await papersOf(nadia)).body.documents.map(({ name }) => name)).toEqual(['During.pdf']);
});
