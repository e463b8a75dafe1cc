import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const files = vi.hoisted(() => ({
  version: 'b',
  shellPath: '/dashboard',
  routes: ['/dashboard', '/essays'],
  core: ['/assets/react-1111111.js', '/assets/app-bbbbbbb.js'],
  assets: [
    '/assets/react-1111111.js',
    '/assets/app-bbbbbbb.js',
    '/assets/essays-bbbbbbb.js',
    '/assets/visa-bbbbbbb.js',
    '/assets/words.essays.bn-1111111.js',
  ],
}));
vi.mock('virtual:build-files', () => ({ files }));

type Served = { path: string; language: string | null };
type Asked = { url: string; method: string; mode: string };
type Happened = {
  data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
  request?: Asked;
  respondWith?: (answer: Promise<Response>) => void;
};

let kept: Map<string, Map<string, Response>>;
let served: Served[];
let listeners: Map<string, (event: Happened) => void>;
let answered: [language: string, build: string];
let reachable: boolean;
let blocked: boolean;

/** What the worker has to do with the browser: caches, events, and a server that answers with the path. */
beforeEach(async () => {
  kept = new Map();
  served = [];
  listeners = new Map();
  reachable = true;
  answered = ['bn', 'b'];
  blocked = false;
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://lantern.example').pathname;
  const answer = async (asked: string | { url: string }, init?: RequestInit) => {
    if (!reachable) throw new TypeError('Failed to fetch');
    const path = pathOf(asked);
    served.push({ path, language: new Headers(init?.headers).get('accept-language') });
    return new Response(path === files.shellPath ? pageOf(...answered) : path);
  };
  const never = new Promise<never>(() => undefined);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return {
        keys: async () => [...entries.keys()].map((path) => ({ url: `https://lantern.example${path}` })),
        match: async (asked: string) => (blocked ? never : entries.get(pathOf(asked))?.clone()),
        put: async (asked: string, response: Response) => (blocked ? never : void entries.set(pathOf(asked), response)),
      };
    },
  });
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: Happened) => void) => listeners.set(name, listener),
    clients: { claim: async () => undefined },
  });
  vi.stubGlobal('location', new URL('https://lantern.example/sw.js'));
  vi.resetModules();
  await import('../src/sw.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The app's page of a build, which tells what the screens need. */
function pageOf(language: string, build: string): string {
  const needed = {
    files: [
      `assets/essays-${build.repeat(7)}.js`,
      'assets/words.essays.bn-1111111.js',
      `assets/visa-${build.repeat(7)}.js`,
    ],
    screens: [
      { path: '/essays', files: [0], words: [1] },
      { path: '/visa', files: [2], words: [] },
    ],
  };
  const map = `<script type="importmap">${JSON.stringify({ imports: { '/assets/essays.js': needed.files[0] } })}</script>`;
  const told = `<script type="application/json" id="needed">${JSON.stringify(needed)}</script>`;
  return `<html lang="${language}" dir="ltr"><head>${map}${told}</head></html>`;
}

async function tell(event: string, data?: unknown) {
  const works: Promise<unknown>[] = [];
  listeners.get(event)?.({ data, waitUntil: (work) => void works.push(work) });
  await Promise.all(works);
}

/** What the worker answers, as text; and its writes, which nobody waits for. */
async function ask(path: string, mode = 'cors') {
  const writes: Promise<unknown>[] = [];
  const answer = await new Promise<Response>((resolve, reject) =>
    listeners.get('fetch')?.({
      request: { url: `https://lantern.example${path}`, method: 'GET', mode },
      respondWith: (promised) => void promised.then(resolve, reject),
      waitUntil: (write) => void writes.push(write),
    }),
  );
  return { text: await answer.text(), writes };
}

function keepBefore(...paths: string[]) {
  const before = new Map(paths.map((path) => [path, new Response(path)]));
  kept.set('lantern-a', before.set('/app', new Response(pageOf('bn', 'a'))));
}

test('a new device keeps the core and the page, and nothing of screens', async () => {
  await tell('install');
  expect([...(kept.get('lantern-b')?.keys() ?? [])].sort()).toEqual(['/app', ...files.core].sort());
  expect(served.find(({ path }) => path === files.shellPath)?.language).toBeNull();
});

test('a new build costs a device what changed of the core and of the visited screens', async () => {
  keepBefore('/assets/react-1111111.js', '/assets/essays-aaaaaaa.js', '/assets/words.essays.bn-1111111.js');
  await tell('install');
  expect([...(kept.get('lantern-b')?.keys() ?? [])].sort()).toEqual(
    ['/app', ...files.core, '/assets/essays-bbbbbbb.js', '/assets/words.essays.bn-1111111.js'].sort(),
  );
  expect(served.map(({ path }) => path).sort()).toEqual(
    ['/dashboard', '/assets/app-bbbbbbb.js', '/assets/essays-bbbbbbb.js'].sort(),
  );
  await tell('activate');
  expect([...kept.keys()]).toEqual(['lantern-b']);
});

test('the page of a new build comes in the language of the one before where no cookie tells it', async () => {
  keepBefore();
  await tell('install');
  expect(served.find(({ path }) => path === files.shellPath)?.language).toBe('bn');
});

test('a file is fetched once, kept, and answered without a connection; what is not kept fails', async () => {
  const { text, writes } = await ask('/assets/visa-bbbbbbb.js');
  expect(text).toBe('/assets/visa-bbbbbbb.js');
  await Promise.all(writes);
  await ask('/assets/visa-bbbbbbb.js');
  expect(served).toHaveLength(1);
  reachable = false;
  expect((await ask('/assets/visa-bbbbbbb.js')).text).toBe('/assets/visa-bbbbbbb.js');
  await expect(ask('/assets/essays-bbbbbbb.js')).rejects.toThrow();
});

test('screens open with the kept page; addresses that are none ask the server, and lead on without it', async () => {
  await tell('install');
  const page = pageOf('bn', 'b');
  served = [];
  expect((await ask('/essays', 'navigate')).text).toBe(page);
  expect(served).toEqual([]);
  expect((await ask('/nothing', 'navigate')).text).toBe('/nothing');
  reachable = false;
  expect((await ask('/nothing', 'navigate')).text).toBe(page);
  expect((await ask('/terms', 'navigate')).text).toBe(page);
});

test('a blocked cache holds up neither screens nor files', async () => {
  await tell('install');
  vi.useFakeTimers();
  blocked = true;
  const page = ask('/essays', 'navigate');
  const file = ask('/assets/visa-bbbbbbb.js');
  const icon = ask('/icons/lantern.svg');
  await vi.runAllTimersAsync();
  expect((await page).text).toBe('/essays');
  expect((await file).text).toBe('/assets/visa-bbbbbbb.js');
  expect((await icon).text).toBe('/icons/lantern.svg');
});

test('a slow cache is waited for where there is no connection', async () => {
  await tell('install');
  vi.useFakeTimers();
  reachable = false;
  const { open } = caches;
  vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return open(name);
  });
  const page = ask('/essays', 'navigate');
  await vi.runAllTimersAsync();
  expect((await page).text).toBe(pageOf('bn', 'b'));
});

test('another language brings its page, and never that of a newer build, whose files are not here', async () => {
  await tell('install');
  answered = ['ar', 'b'];
  await tell('message', 'other-language');
  expect((await ask('/essays', 'navigate')).text).toBe(pageOf('ar', 'b'));
  answered = ['en', 'c'];
  await tell('message', 'other-language');
  expect((await ask('/essays', 'navigate')).text).toBe(pageOf('ar', 'b'));
});
