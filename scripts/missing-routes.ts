#!/usr/bin/env node
// Lists the specification's screens that are not built yet.
import { readRoutes } from './routes.ts';

if (process.argv.includes('--help')) {
  console.log('node scripts/missing-routes.ts\nLists every route of apps/web/src/routes.ts that has no screen yet.');
  process.exit(0);
}

const { routes } = await readRoutes();
const missing = routes.filter((route) => !route.load);
for (const { path, also, feature } of missing)
  console.log(`${feature.padEnd(14)} ${[path, ...(also ?? [])].join('  ')}`);
console.log(`${missing.length} of ${routes.length} screens are not built yet.`);
