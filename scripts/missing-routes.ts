#!/usr/bin/env node
// Lists the specification's screens that are not built yet.
import { join } from 'node:path';
import { loadConfigFromFile, runnerImport } from 'vite';

if (process.argv.includes('--help')) {
  console.log('node scripts/missing-routes.ts\nLists every route of apps/web/src/routes.ts that has no screen yet.');
  process.exit(0);
}

// its own type would draw the whole web app into the types of the scripts
type Table = { routes: readonly { path: string; also?: readonly string[]; feature: string; load?: unknown }[] };

const configFile = join(import.meta.dirname, '../apps/web/vite.config.ts');
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile);
const { module } = await runnerImport<Table>('/src/routes.ts', loaded?.config);
const missing = module.routes.filter((route) => !route.load);
for (const { path, also, feature } of missing)
  console.log(`${feature.padEnd(14)} ${[path, ...(also ?? [])].join('  ')}`);
console.log(`${missing.length} of ${module.routes.length} screens are not built yet.`);
