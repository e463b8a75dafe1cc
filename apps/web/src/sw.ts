// Opens the app without a connection. Keeps only what is the same for everybody: the app's page, its code, the static
// pages. Calls (/api) never pass through here. By hand, since Workbox's precaching fetches every file of a list: here a new
// build costs only the core and the parts that were visited, as far as they changed.
/// <reference lib="webworker" />

import { files } from 'virtual:build-files';
import { isPath } from '#shell/is-path.ts';
import { carriedFiles } from './carried-files.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
const shellKey = '/app';
const staticPaths = ['/', '/terms', '/privacy'];
const current = `lantern-${files.version}`;
/** Milliseconds. */
const lookupTimeout = 2000;

async function oldCaches(): Promise<Cache[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('lantern-') && name !== current);
  return Promise.all(names.map((name) => caches.open(name)));
}

/** The new build's core, and the new form of what was visited before. Unchanged files are not fetched again. */
async function install() {
  const cache = await caches.open(current);
  const old = await oldCaches();
  const kept = new Set<string>();
  const pages: string[] = [];
  for (const one of old) {
    for (const request of await one.keys()) kept.add(new URL(request.url).pathname);
    pages.push((await (await one.match(shellKey))?.text()) ?? '');
  }
  const shell = await fetchShell(pages.map(languageIn).find(Boolean));
  const carried = carriedFiles({ kept, pages }, { assets: files.assets, page: await shell.clone().text() });
  const wanted = files.assets.filter((path) => files.core.includes(path) || carried.has(path));
  await Promise.all(
    wanted.map(async (path) => {
      const known = (await Promise.all(old.map((one) => one.match(path)))).find(Boolean);
      await (known ? cache.put(path, known) : keep(path, await fetch(path)));
    }),
  );
  await cache.put(shellKey, shell);
}

const languageIn = (page: string) => /<html lang="(\w+)"/.exec(page)?.[1];

/** The app's page in the reader's language: a cookie tells it, and where that was dropped the page of the build before. */
async function fetchShell(before?: string): Promise<Response> {
  const headers: HeadersInit = before ? { 'accept-language': before } : {};
  const shell = await fetch(files.shellPath, { cache: 'no-cache', headers });
  if (!shell.ok) throw new Error(`the app's page answered ${shell.status}`);
  return shell;
}

/** Says in which file all code is: another build's is another. */
const importMapIn = (page: string) => /<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1];

/** After another language was chosen. The page of a newer build waits for that build's worker: its files are not here. */
async function renewShell() {
  const shell = await fetchShell();
  const [page, known] = await Promise.all([shell.clone().text(), find(shellKey).then((kept) => kept.text())]);
  if (importMapIn(page) === importMapIn(known)) await (await caches.open(current)).put(shellKey, shell);
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith('lantern-') && name !== current);
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Written when all of it is here. Chromium blocks a cache until the browser starts anew when the page and its worker are
 * killed in the middle of a write; one that follows a slow line is long enough for that to happen.
 */
async function keep(asked: Request | string, fresh: Response) {
  if (!fresh.ok) throw new Error(`${fresh.url} answered ${fresh.status}`);
  const whole = new Response(await fresh.arrayBuffer(), { headers: fresh.headers });
  await (await caches.open(current)).put(asked, whole);
}

async function find(asked: Request | string, options?: CacheQueryOptions): Promise<Response> {
  const known = await (await caches.open(current)).match(asked, options);
  return known ?? Promise.reject(new Error('not kept'));
}

/** What is kept; from the network when it is not, or when the cache is blocked. Out of reach too: what is kept, however late. */
async function fromCacheFirst(asked: Request | string, fromNetwork: () => Promise<Response>): Promise<Response> {
  const found = find(asked);
  const late = new Promise<never>((_, reject) => setTimeout(reject, lookupTimeout));
  return Promise.race([found, late])
    .catch(fromNetwork)
    .catch(() => found);
}

async function fetchAndKeep(request: Request, event: ExtendableEvent): Promise<Response> {
  const fresh = await fetch(request);
  // nobody waits for a write
  event.waitUntil(keep(request, fresh.clone()).catch(() => undefined));
  return fresh;
}

const fromNetworkFirst = (request: Request, event: ExtendableEvent) =>
  fetchAndKeep(request, event).catch(() => find(request).catch(() => find(request, { ignoreSearch: true })));

async function openPage(request: Request, path: string, event: ExtendableEvent): Promise<Response> {
  // Never visited and out of reach: the app's page leads on, or says so.
  if (staticPaths.includes(path)) return fromNetworkFirst(request, event).catch(() => find(shellKey));
  if (files.routes.some((route) => isPath(route, path))) return fromCacheFirst(shellKey, () => fetch(request));
  // An unknown address: the server answers 404; without it the app's page says the same.
  return fetch(request).catch(() => find(shellKey));
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, url.pathname, event));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(fromCacheFirst(request, () => fetchAndKeep(request, event)));
  else if (/^\/(icons\/|manifest\.webmanifest$)/.test(url.pathname))
    event.respondWith(fromNetworkFirst(request, event));
});

worker.addEventListener('message', (event) => {
  // The page asks for the new version to take over, has another language, or names what it loaded before this worker was there.
  if (event.data === 'take-over') void worker.skipWaiting();
  // without a connection the old page makes itself anew
  if (event.data === 'other-language') event.waitUntil(renewShell().catch(() => undefined));
  if (Array.isArray(event.data?.keep)) {
    const paths = event.data.keep.filter((path: unknown) => files.assets.includes(String(path)));
    const keepUnknown = (path: string) => find(path).catch(async () => keep(path, await fetch(path)));
    event.waitUntil(Promise.all(paths.map(keepUnknown)).catch(() => undefined));
  }
});

type News = { title: string; body: string; path: string; tag: string; silent: boolean };

function readNews(event: PushEvent): News | undefined {
  try {
    const news = event.data?.json();
    return typeof news?.title === 'string' ? news : undefined;
  } catch {
    return undefined;
  }
}

worker.addEventListener('push', (event) => {
  const news = readNews(event);
  // browsers want something shown for each push
  const { title, body, path, tag, silent } = news ?? {
    title: 'Lantern',
    body: '',
    path: '/',
    tag: 'lantern',
    silent: true,
  };
  const shown = worker.registration.showNotification(title, {
    body,
    tag,
    silent,
    data: path,
    icon: '/icons/lantern-192.png',
  });
  event.waitUntil(shown);
});

async function openScreen(path: unknown) {
  const url = new URL(String(path), location.origin);
  if (url.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  const [page] = pages;
  // a page that this worker does not control cannot be led elsewhere
  const led = await page
    ?.focus()
    .then((one) => one.navigate(url.href))
    .catch(() => undefined);
  if (!led) await worker.clients.openWindow(url.href);
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openScreen(event.notification.data));
});
