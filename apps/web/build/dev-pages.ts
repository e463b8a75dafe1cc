import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { rendered } from './rendered.tsx';

/** Answers page addresses while developing, as the server does with the built files. */
export function devPages(): Plugin {
  return {
    name: 'lantern-dev-pages',
    apply: 'serve',
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
            const app = await readFile(join(server.config.root, 'app.html'), 'utf8');
            const head = '<script type="module" src="/src/head.ts"></script>\n    <title>';
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(
              page?.html ??
                (await server.transformIndexHtml(
                  url.pathname,
                  app.replace('<title>', () => head),
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
