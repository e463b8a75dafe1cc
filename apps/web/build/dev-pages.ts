import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headScript } from './head-script.ts';
import { webFolder } from './options.ts';
import type { rendered } from './rendered.tsx';

/** Answers page addresses while developing, as the server does with the built files. */
export function devPages(): Plugin {
  return {
    name: 'lantern-dev-pages',
    configureServer(server) {
      // Returned, so that it runs after Vite has answered for its own files.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          try {
            const url = new URL(request.originalUrl ?? '/', 'http://localhost');
            const loaded = await server.ssrLoadModule('/build/rendered.tsx');
            const pages: typeof rendered = loaded.rendered;
            const language = url.searchParams.get('lang') ?? 'en';
            const folder = url.pathname === '/' ? 'landing' : url.pathname.slice(1);
            const page = pages.files.find((file) => file.path === `${folder}/${language}.html`);
            const script = headScript({ version: '', routes: [] }, pages.languages);
            const app = await readFile(join(webFolder, 'app.html'), 'utf8');
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(
              page?.html ??
                (await server.transformIndexHtml(
                  url.pathname,
                  app.replace('<title>', () => `<script>${script}</script><title>`),
                )),
            );
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
