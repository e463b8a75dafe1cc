// Loads every package that a file of the server names, also those it imports later: a build that lost one ends here.
// Part of the Containerfile, run in /app.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// a statement that names a package, or a call that fetches one later
const imported =
  /^(?:import|export) (?!type\b)(?:[\w*{][^;'"]*? from )?'((?:@[\w.-]+\/)?[\w-][\w./-]*)';$|\bimport\('((?:@[\w.-]+\/)?[\w-][\w./-]*)'\)/gm;

const failed = [];
const seen = new Set();
for (const file of globSync('{apps/server,packages/*}/src/**/*.ts')) {
  for (const [, stated, fetched] of readFileSync(file, 'utf8').matchAll(imported)) {
    const name = stated ?? fetched;
    const key = `${file.split('/')[1]} ${name}`;
    if (seen.has(key) || name.startsWith('node:')) continue;
    seen.add(key);
    try {
      await import(import.meta.resolve(name, pathToFileURL(join(process.cwd(), file))));
    } catch (error) {
      failed.push(`${file} imports ${name}: ${error.message}`);
    }
  }
}
if (seen.size < 50) throw new Error(`only ${seen.size} imports were found: the pattern no longer reads them`);
if (failed.length > 0) throw new Error(failed.join('\n'));
console.log(`${seen.size} imports load`);
process.exit(0);
