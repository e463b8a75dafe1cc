#!/usr/bin/env node
// The interface's words: collects them into the catalogues, and checks that each is marked and translated.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findUnmarked } from './words/find-unmarked.ts';
import { readCatalogue } from './words/read-catalogue.ts';

const { values: options } = parseArgs({ options: { help: { type: 'boolean' }, check: { type: 'boolean' } } });
if (options.help) {
  console.log(`node scripts/words.ts           collect the words into apps/web/src/**/locales/*.po, then check
node scripts/words.ts --check   change nothing; fail when words are unmarked, uncollected or untranslated`);
  process.exit(0);
}

const web = join(import.meta.dirname, '../apps/web');
/** Languages in which every word must be there. */
const complete = ['en', 'bn', 'ar'];
const catalogues = () => globSync('src/**/locales/*.po', { cwd: web }).map((path) => join(web, path));

const before = new Map(catalogues().map((path) => [path, readFileSync(path, 'utf8')]));
execFileSync('lingui', ['extract', '--clean'], { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] });
const complaints: string[] = [];

for (const path of catalogues()) {
  const name = relative(web, path);
  const text = readFileSync(path, 'utf8');
  // The date of collecting says nothing.
  const content = (po: string | undefined) => po?.replace(/^"POT-Creation-Date.*$/m, '');
  if (options.check) {
    const old = before.get(path);
    if (content(old) !== content(text))
      complaints.push(`${name}: words changed since they were collected; run node scripts/words.ts`);
    if (old !== undefined) writeFileSync(path, old);
  } else if (content(before.get(path)) === content(text)) {
    writeFileSync(path, before.get(path) ?? text);
  }
  const language = /(\w+)\.po$/.exec(path)?.[1] ?? '';
  if (!complete.includes(language)) continue;
  for (const { id, translation, problem } of readCatalogue(text)) {
    if (translation === '') complaints.push(`${name}: no words for "${id}"`);
    else if (problem) complaints.push(`${name}: "${id}": ${problem}`);
  }
}

let files = 0;
for (const path of globSync('src/**/*.tsx', { cwd: web, exclude: ['**/*.test.tsx'] })) {
  files += 1;
  for (const { line, text } of findUnmarked(join(web, path))) complaints.push(`${path}:${line}: not marked: "${text}"`);
}

for (const complaint of complaints) console.error(complaint);
const counted = `${files} files, ${catalogues().length} catalogues, languages ${complete.join(', ')}`;
if (files === 0 || catalogues().length < complete.length) complaints.push('nothing was checked');
console.log(
  complaints.length === 0
    ? `words: all marked and translated (${counted})`
    : `words: ${complaints.length} to mend (${counted})`,
);
process.exit(complaints.length === 0 ? 0 : 1);
