// What the least possible page costs on the same network: a static one, and one that React renders.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const web = new URL('../../apps/web', import.meta.url);

const html = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Bare</title></head><body>${body}</body></html>`;
const text =
  '<h1>Your whole study-abroad application, in one place.</h1><p>Essays, documents, universities, money and visa.</p>';

export async function serveBarePages(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  // the entry stands in the web app's folder tree, so that it finds the same React
  const { build } = (await import(
    createRequire(new URL('package.json', web)).resolve('vite')
  )) as typeof import('vite');
  const entry = join(folder, 'entry.js');
  const require = createRequire(new URL('package.json', web));
  await writeFile(
    entry,
    `import { createElement as h } from ${JSON.stringify(require.resolve('react'))};
import { createRoot } from ${JSON.stringify(require.resolve('react-dom/client'))};
createRoot(document.getElementById('root')).render(h('div', null, h('h1', null, 'Your whole study-abroad application, in one place.'), h('p', null, 'Essays, documents, universities, money and visa.')));`,
  );
  await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: { outDir: join(folder, 'out'), lib: { entry, formats: ['es'], fileName: () => 'bare.js' }, minify: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = new Map<string, [type: string, body: Buffer]>([
    ['/static.html', ['text/html', Buffer.from(html(text))]],
    [
      '/react.html',
      ['text/html', Buffer.from(html('<div id="root"></div><script type="module" src="/bare.js"></script>'))],
    ],
    ['/bare.js', ['text/javascript', await readFile(join(folder, 'out/bare.js'))]],
  ]);
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file[0], 'content-encoding': 'br' });
    response.end(brotliCompressSync(file[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
