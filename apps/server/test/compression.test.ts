// Answers are small on the wire, except those whose length must not tell anything.
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { enableTwoFactor } from '@lantern/contract/accounts';
import { getSession } from '@lantern/contract/accounts.session';
import { readPassages } from '@lantern/contract/assistant';
import { listEssays, startDraft } from '@lantern/contract/essays';
import { getOpenApi, listenToChanges } from '@lantern/contract/system';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, origin, startTestApp, type TestApp } from './support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

const cookieOf = ({ cookies }: { cookies: Map<string, string> }) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const openApi = (encodings?: string) =>
  t.app.inject({ url: getOpenApi.path, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });

test('a long answer comes as the caller can read it', async () => {
  const plain = await openApi();
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();

  const br = await openApi('gzip, deflate, br, zstd');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length);
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);

  const gzip = await openApi('br;q=0, gzip;q=0.5');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);

  for (const refusal of ['', 'identity', 'br;q=0, gzip;q=0.0', 'brotli'])
    expect((await openApi(refusal)).headers['content-encoding']).toBeUndefined();
});

test('a short answer stays as it is', async () => {
  const answer = await t.app.inject({ url: getSession.path, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual({ user: null });
});

test("a student's list of essays is compressed", async () => {
  const student = await t.student();
  for (let count = 0; count < 5; count++) await student.call(startDraft, { body: { title: `Essay ${count}` } });
  const answer = await t.app.inject({
    url: listEssays.path.replace('{userId}', student.user.id),
    headers: { cookie: cookieOf(student), 'accept-encoding': 'br' },
  });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).essays).toHaveLength(5);
});

test('what is the same for everybody is compressed as small as it goes', async () => {
  const student = await t.student();
  const passages = (encoding: string) =>
    t.app.inject({
      url: `${readPassages.path}?language=en`,
      headers: { cookie: cookieOf(student), 'accept-encoding': encoding },
    });
  const [plain, first] = [await passages('identity'), await passages('br')];
  // who comes first does not wait for it
  expect(brotliDecompressSync(first.rawPayload).equals(plain.rawPayload)).toBe(true);
  const quick = brotliCompressSync(plain.rawPayload, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const length = async () => (await passages('br')).rawPayload.length;
  await expect.poll(length, { timeout: 60_000 }).toBeLessThan(quick.length * 0.95);
  const [small, again] = [await passages('br'), await passages('br')];
  expect(again.rawPayload.equals(small.rawPayload)).toBe(true);
  expect(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(gunzipSync((await passages('gzip')).rawPayload).equals(plain.rawPayload)).toBe(true);
});

test('keys and codes are never compressed, however long they are', async () => {
  const student = await t.student('Amina Rahman'.repeat(10));
  const answer = await student.call(
    enableTwoFactor,
    { body: { password: goodPassword } },
    { headers: { 'accept-encoding': 'br, gzip' } },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('the stream of changes is never compressed', async () => {
  const student = await t.student();
  const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const answer = await fetch(address + listenToChanges.path, {
    headers: { origin, cookie: cookieOf(student), 'accept-encoding': 'br' },
    signal: leaving.signal,
  });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('content-encoding')).toBeNull();
  leaving.abort();
});
