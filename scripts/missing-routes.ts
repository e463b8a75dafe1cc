#!/usr/bin/env node
// Lists the specification's screens that are not built yet.
import { runnerImport } from 'vite';
import { viteOptions } from '../apps/web/build/options.ts';

if (process.argv.includes('--help')) {
  console.log('node scripts/missing-routes.ts\nLists every route of apps/web/src/routes.ts that has no screen yet.');
  process.exit(0);
}

// its own type would draw the whole web app into the types of the scripts
type Table = { routes: readonly { path: string; also?: readonly string[]; feature: string; load?: unknown }[] };

const { module } = await runnerImport<Table>('/src/routes.ts', viteOptions());
const missing = module.routes.filter((route) => !route.load);
for (const { path, also, feature } of missing)
  console.log(`${feature.padEnd(14)} ${[path, ...(also ?? [])].join('  ')}`);
console.log(`${missing.length} of ${module.routes.length} screens are not built yet.`);
