// The built web app as the server sends it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isBrokenOff } from '#http/problems.ts';
import { readSite, withoutSecrets } from '#http/static.ts';
import { startTestApp, type TestApp } from './support/app.ts';

const script = 'export const words = "the ferry at dawn";\n'.repeat(50);
const files: Record<string, string> = {
  'routes.json': '["/signup", "/login", "/essay/write/:id"]',
  'translated.json': '{ "/": "landing", "/signup": "signup" }',
  'csp.json': '{ "scripts": ["\'sha256-x\'"], "styles": [] }',
  'app/en.html': '<!doctype html><title>Lantern</title>',
  'app/bn.html': '<!doctype html><html lang="bn"><title>Lantern</title>',
  'app/ar.html': '<!doctype html><html lang="ar"><title>Lantern</title>',
  'landing/en.html': '<!doctype html><title>Welcome</title>',
  'landing/bn.html': '<!doctype html><title>স্বাগতম</title>',
  'landing/ar.html': '<!doctype html><title>أهلاً</title>',
  'signup/en.html': '<!doctype html><title>Create your account</title>',
  'signup/bn.html': '<!doctype html><title>আপনার অ্যাকাউন্ট তৈরি করুন</title>',
  'signup/ar.html': '<!doctype html><title>أنشئ حسابك</title>',
  'assets/app-1.js': script,
  'manifest.webmanifest': '{}',
};

let folder: string;
let t: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lantern-site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await writeFile(join(folder, 'assets/app-1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/app-1.js.gz'), gzipSync(script));
  t = await startTestApp({}, await readSite(folder));
});
afterAll(async () => {
  await t.stop();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  t.app.inject({ url, headers, method });

test('assets come compressed as the browser can read them, and are kept for good', async () => {
  const plain = await get('/assets/app-1.js');
  expect(plain.body).toBe(script);
  expect(plain.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
    'x-content-type-options': 'nosniff',
  });
  expect(plain.headers['content-encoding']).toBeUndefined();

  const browser = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(browser.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(brotliDecompressSync(browser.rawPayload).toString()).toBe(script);
  const old = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(old.rawPayload).toString()).toBe(script);
});

test('pages are asked for anew, and sent only when they changed', async () => {
  const page = await get('/login');
  expect(page.body).toBe(files['app/en.html']);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-x'");
  const again = await get('/login', { 'if-none-match': String(page.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/essay/write/1')).statusCode).toBe(200);
  const head = await get('/login', {}, 'HEAD');
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('a page that is not there is one all the same, also for who has seen it before', async () => {
  const { headers } = await get('/login');
  const lost = await get('/nowhere', { 'if-none-match': String(headers.etag) });
  expect([lost.statusCode, lost.body]).toEqual([404, files['app/en.html']]);
});

test('a translated page is in the language of the address, or of the reader', async () => {
  expect((await get('/', { 'accept-language': 'ar' })).body).toBe(files['landing/ar.html']);
  const asked = await get('/?lang=bn', { 'accept-language': 'ar' });
  expect(asked.body).toBe(files['landing/bn.html']);
  expect(asked.headers.vary).toContain('accept-language');
});

test('a page of the app is in the language that the browser has chosen, and its address goes before that', async () => {
  const cookie = 'lantern.session_token=x; lantern.language=bn';
  const chosen = await get('/signup', { 'accept-language': 'ar', cookie });
  expect(chosen.body).toBe(files['signup/bn.html']);
  expect(chosen.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') });
  expect((await get('/signup?lang=ar', { cookie })).body).toBe(files['signup/ar.html']);
  expect((await get('/signup', { cookie: 'lantern.language=../ar' })).body).toBe(files['signup/en.html']);
  expect((await get('/login', { cookie })).body).toBe(files['app/bn.html']);
  expect((await get('/nowhere', { cookie })).body).toBe(files['app/bn.html']);
});

test.each([
  '/routes.json',
  '/translated.json',
  '/signup/en.html',
  '/csp.json',
  '/app',
  '/app/en.html',
  '/landing/en.html',
  '/assets/app-1.js.br',
  '/assets/../routes.json',
  '/assets/%2e%2e/routes.json',
  '/assets/..%2froutes.json',
  '/assets/',
  '/assets',
  '/.env',
])('%s is no file of its own', async (url) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.body]).toEqual([404, files['app/en.html']]);
});

test.each(['/api/nowhere', '/api', '//evil.example/x', '//['])('%s is no page', async (url) => {
  const answer = await get(url);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test.each([
  ['/LETTER/Xk3vQ9pLm2Rt8sYw', '/LETTER/…'],
  ['/letters/Xk3/vQ9pLm2Rt8sYw', '/letters/…'],
  ['/Xk3vQ9pLm2Rt8sYw', '/…'],
  ['/about', '/about'],
])('of an address that leads nowhere the log holds no secret: %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged);
});

test('what was broken off by its sender is no fault of the server', () => {
  const of = (raw: object) => isBrokenOff({ raw } as Parameters<typeof isBrokenOff>[0]);
  expect(of({ destroyed: true, complete: false })).toBe(true);
  // all of it has come: what fails then is ours
  expect([of({ destroyed: true, complete: true }), of({ destroyed: false, complete: false })]).toEqual([false, false]);
});
