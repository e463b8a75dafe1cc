import { beforeEach, expect, test, vi } from 'vitest';

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
type Waiting = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

let kept: Map<string, Map<string, Response>>;
let served: Served[];
let listeners: Map<string, Waiting>;

/** What the worker has to do with the browser: caches, events, and a server that answers with the path. */
beforeEach(async () => {
  kept = new Map();
  served = [];
  listeners = new Map();
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://lantern.example').pathname;
  const answer = async (asked: string, init?: RequestInit) => {
    served.push({ path: pathOf(asked), language: new Headers(init?.headers).get('accept-language') });
    return new Response(asked === files.shellPath ? pageOf('bn', 'b') : asked);
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => {
      const entries = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, entries);
      return {
        keys: async () => [...entries.keys()].map((path) => ({ url: `https://lantern.example${path}` })),
        match: async (asked: string) => entries.get(pathOf(asked))?.clone(),
        put: async (asked: string, response: Response) => void entries.set(pathOf(asked), response),
        add: async (asked: string) => void entries.set(pathOf(asked), await answer(asked)),
      };
    },
  });
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Waiting) => listeners.set(name, listener),
    clients: { claim: async () => undefined },
  });
  vi.resetModules();
  await import('../src/sw.ts');
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
  const told = `<script type="application/json" id="needed">${JSON.stringify(needed)}</script>`;
  return `<html lang="${language}" dir="ltr"><head>${told}</head></html>`;
}

async function tell(event: string) {
  const works: Promise<unknown>[] = [];
  listeners.get(event)?.({ waitUntil: (work) => void works.push(work) });
  await Promise.all(works);
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
