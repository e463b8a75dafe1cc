// Which screens the web app has: its own table, read as the app reads it.
import { join } from 'node:path';
import type { Role } from '@lantern/contract/access';
import { loadConfigFromFile, runnerImport } from 'vite';

/** Of `apps/web/src/routes.ts`, as far as a script needs it: its own type would draw the whole web app into the types here. */
export type Screen = {
  path: string;
  also?: readonly string[];
  feature: string;
  access: 'public' | 'protected';
  roles?: readonly Role[];
  load?: unknown;
};

/** Every line of the table, also those without a screen, and the pages that the build renders. */
export async function readRoutes(): Promise<{ routes: readonly Screen[]; staticPaths: readonly string[] }> {
  const configFile = join(import.meta.dirname, '../apps/web/vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile);
  const { module } = await runnerImport<{ routes: readonly Screen[]; staticPaths: readonly string[] }>(
    '/src/routes.ts',
    loaded?.config,
  );
  return module;
}

/** The lines that have a screen, and the pages that the build renders. */
export async function readBuilt() {
  const { routes, staticPaths } = await readRoutes();
  return { routes: routes.filter(({ load }) => load), staticPaths };
}

/** The addresses of every built screen, by who may open them. One that needs an id belongs to a journey. */
export async function readScreens(): Promise<Record<'everybody' | 'student' | 'mentor' | 'admin', string[]>> {
  const { routes, staticPaths } = await readBuilt();
  const built = routes.filter(({ path }) => !path.includes(':'));
  const of = (role: Role) =>
    built
      .filter(({ access, roles = ['student'] }) => access === 'protected' && roles.includes(role))
      .map(({ path }) => path);
  return {
    everybody: [...staticPaths, ...built.filter(({ access }) => access === 'public').map(({ path }) => path)],
    student: of('student'),
    mentor: of('mentor'),
    admin: of('admin'),
  };
}
