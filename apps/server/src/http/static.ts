// The built web app. @fastify/static sends its files, with the compressed forms that the build has put beside them; which
// path is which file is decided here, from names that were read at the start.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { languageOfPage } from './language.ts';

export type Site = {
  folder: string;
  /** paths of files that are answered by their own name */
  files: ReadonlySet<string>;
  isRoute: (path: string) => boolean;
  /** folders of pages that there are in each language, by the path they answer */
  translated: ReadonlyMap<string, string>;
  contentSecurityPolicy: string;
};

/** Told to the server by the build, and compressed forms, which stand in for the file they belong to. */
const notServed = /^\/(routes|translated|csp)\.json$|\.(html|br|gz)$/;

const routesSchema = z.array(z.string());
const cspSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });
const translatedSchema = z.record(z.string(), z.string());

/** Reads what the build says of apps/web/dist; undefined when nothing was built. */
export async function readSite(folder: string): Promise<Site | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
  if (!['/routes.json', '/translated.json', '/csp.json'].every((name) => paths.includes(name))) return undefined;
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));
  return {
    folder,
    files: new Set(paths.filter((path) => !notServed.test(path))),
    translated: new Map(Object.entries(translatedSchema.parse(await read('translated.json')))),
    isRoute: routeMatcher(routesSchema.parse(await read('routes.json'))),
    contentSecurityPolicy: policyOf(cspSchema.parse(await read('csp.json'))),
  };
}

/** Patterns are written `/essay/write/:id`. */
/**
 * Of an address that leads nowhere, what says which link is wrong: its first words. Behind them stands, in an address that
 * was copied badly, the secret of somebody's letter or papers.
 */
export function withoutSecrets(path: string): string {
  const [, first = '', ...more] = path.split('/');
  return `/${first.length > 15 ? '…' : first}${more.length > 0 ? '/…' : ''}`;
}

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
    // recordings: on the device, and those that were submitted
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // what the app has in itself (Trusted Types let no other code through)
    "worker-src 'self' blob:",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lantern',
  ].join('; ');
}

/** Answers every path that no endpoint answers: pages, assets, or the app's page with a 404. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.register(fastifyStatic, {
    root: site.folder,
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  });

  function send(reply: FastifyReply, path: string, vary = 'accept-encoding'): FastifyReply {
    reply
      .header('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('vary', vary);
    // "not modified" would leave a page that is not there without a body
    return reply.sendFile(path.slice(1), { etag: reply.statusCode !== 404 });
  }

  app.setNotFoundHandler((request, reply) => {
    // a path such as //[ is no address at all
    if (!URL.canParse(request.url, 'http://site')) return app.answerUnknownCall(request, reply);
    const { host, pathname, searchParams } = new URL(request.url, 'http://site');
    // browsers read //x and /\x as another host
    if (host !== 'site') return app.answerUnknownCall(request, reply);
    if (pathname === '/api' || pathname.startsWith('/api/')) return app.answerUnknownCall(request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') return app.answerUnknownCall(request, reply);

    reply.status(200);
    const sendPage = (folder: string) => {
      const language = languageOfPage(request, searchParams.get('lang'));
      return send(reply, `/${folder}/${language}.html`, 'accept-encoding, accept-language, cookie');
    };
    const folder = site.translated.get(pathname);
    if (folder) return sendPage(folder);
    if (site.files.has(pathname)) return send(reply, pathname);
    if (!site.isRoute(pathname)) {
      reply.status(404);
      request.log.warn({ path: withoutSecrets(pathname) }, 'no such page');
    }
    return sendPage('app');
  });
}
