// node scripts/release-notes.ts 1.2.0: what CHANGELOG.md says of that version. Ends with 1 where it says nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part under `## 1.2.0` or `## 1.2.0 (2026-12-01)`, without its heading; undefined where there is none. */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => section.split(/\s/, 1)[0] === version);
  return found?.slice(found.indexOf('\n') + 1).trim() || undefined;
}

if (import.meta.filename === process.argv[1]) {
  const [, , version = ''] = process.argv;
  const notes = notesOf(readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8'), version);
  if (notes) console.log(notes);
  else {
    console.error(`CHANGELOG.md has no part "## ${version}" with lines in it.`);
    process.exitCode = 1;
  }
}
