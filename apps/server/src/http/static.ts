// The built web app, held in memory with its compressed forms: a few megabytes, no path from a request ever touches the disk.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { encodingOf } from './compress.ts';
import { languageOf, languages } from './language.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

type Page = {
  body: Buffer;
  br: Buffer | undefined;
  gz: Buffer | undefined;
  type: string;
  etag: string;
  immutable: boolean;
};
export type Site = { pages: Map<string, Page>; isRoute: (path: string) => boolean; contentSecurityPolicy: string };

const routesSchema = z.array(z.string());
const cspSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
/** Pages rendered once per language, by the path they answer. */
const translated: Record<string, string> = { '/': 'landing', '/terms': 'terms', '/privacy': 'privacy' };

/** Reads apps/web/dist; undefined when nothing was built. */
export async function readSite(folder: string): Promise<Site | undefined> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path));
  }
  const routes = files.get('/routes.json');
  const csp = files.get('/csp.json');
  if (!routes || !csp) return undefined;

  const pages = new Map<string, Page>();
  for (const [path, body] of files) {
    const type = types[extname(path)];
    if (!type || path === '/routes.json' || path === '/csp.json') continue;
    pages.set(path, {
      body,
      br: files.get(`${path}.br`),
      gz: files.get(`${path}.gz`),
      type,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      immutable: path.startsWith('/assets/'),
    });
  }
  return {
    pages,
    isRoute: routeMatcher(routesSchema.parse(JSON.parse(routes.toString()))),
    contentSecurityPolicy: policyOf(cspSchema.parse(JSON.parse(csp.toString()))),
  };
}

/** Patterns are written `/essay/write/:id`. */
function routeMatcher(patterns: string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}/?$`));
  return (path) => expressions.some((expression) => expression.test(path));
}

function policyOf({ scripts, styles }: z.infer<typeof cspSchema>): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lantern',
  ].join('; ');
}

function send(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply
    .header('cache-control', page.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding, accept-language')
    .type(page.type);
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag) return reply.status(304).send();
  const encoding = encodingOf(request);
  const compressed = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gz : undefined;
  if (encoding && compressed) return reply.header('content-encoding', encoding).send(compressed);
  return reply.send(page.body);
}

/** Answers every path that no endpoint answers: pages, assets, or the not-found page with a 404. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.setNotFoundHandler((request, reply) => {
    // a path such as //[ is no address at all
    if (!URL.canParse(request.url, 'http://site')) return app.answerUnknownCall(request, reply);
    const { host, pathname, searchParams } = new URL(request.url, 'http://site');
    // browsers read //x and /\x as another host
    if (host !== 'site') return app.answerUnknownCall(request, reply);
    if (pathname === '/api' || pathname.startsWith('/api/')) return app.answerUnknownCall(request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return app.answerUnknownCall(request, reply);

    const folder = translated[pathname];
    if (folder) {
      const asked = languages.find((language) => language === searchParams.get('lang'));
      const page = site.pages.get(`/${folder}/${asked ?? languageOf(request)}.html`);
      if (page) return send(request, reply.status(200), page);
    }
    const file = site.pages.get(pathname);
    if (file && extname(pathname) !== '.html') return send(request, reply.status(200), file);

    const shell = site.pages.get('/app.html');
    if (!shell) throw new Error('the web app was not built');
    if (site.isRoute(pathname)) return send(request, reply.status(200), shell);
    request.log.warn({ path: pathname.slice(0, 200) }, 'no such page');
    return send(request, reply.status(404), shell);
  });
}
