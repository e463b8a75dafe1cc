#!/usr/bin/env node
// The interface's words: collects them into the catalogues, and checks that each is marked and translated.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { isWhole, languageCodes } from '@lantern/contract/languages';
import { contentWords } from './words/content-words.ts';
import { findUnmarked } from './words/find-unmarked.ts';
import { collectKnown, fillKnown, findDifferent } from './words/known-words.ts';
import { addLanguage } from './words/new-language.ts';
import { readCatalogue } from './words/read-catalogue.ts';
import { findHardToRead, type ReadingList, shorten } from './words/reading-list.ts';

const { values: options, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, check: { type: 'boolean' }, branch: { type: 'boolean' } },
  allowPositionals: true,
});
if (options.help) {
  console.log(`node scripts/words.ts           collect the words into apps/web/src/**/locales/*.po and
                                packages/content/languages/**, fill in what is translated elsewhere, then check
node scripts/words.ts left xx   what is not translated yet into xx, file by file
node scripts/words.ts content xx what is missing or wrong in packages/content/languages/xx, by area; quick
node scripts/words.ts new xx    add a language: its line in packages/contract/src/languages.ts, and its files
node scripts/words.ts --check   change nothing; fail when words are unmarked, uncollected, untranslated or hard to read
              --branch          what is not translated yet is only told`);
  process.exit(0);
}

const web = join(import.meta.dirname, '../apps/web');
/** Languages in which every word must be there; of the others, what is missing is only counted. */
const complete: readonly string[] = languageCodes.filter(isWhole);
const catalogues = () => globSync('src/**/locales/*.po', { cwd: web }).map((path) => join(web, path));

const [order, code = ''] = positionals;
if (order === 'new') {
  console.log(addLanguage(join(import.meta.dirname, '../packages/contract/src/languages.ts'), code));
  // in a process of its own, which reads the new list
  execFileSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  process.exit(0);
}

if (order === 'content') {
  const { untranslated, complaints } = await contentWords();
  const wrong = complaints.filter((complaint) => complaint.startsWith(`${code}/`));
  const left = Map.groupBy(
    untranslated.filter(({ language }) => language === code),
    ({ area }) => area,
  );
  for (const [area, sentences] of left) console.log(`${area}.json: ${sentences.length} not translated`);
  for (const complaint of wrong) console.error(complaint);
  process.exit(wrong.length === 0 ? 0 : 1);
}

const read = () =>
  catalogues().map((path) => ({
    path,
    name: relative(web, path),
    language: /(\w+)\.po$/.exec(path)?.[1] ?? '',
    text: readFileSync(path, 'utf8'),
  }));
/** The date of collecting says nothing. */
const undated = (po: string | undefined) => po?.replace(/^"POT-Creation-Date.*$/m, '').trimEnd();

const old = read();
const before = new Map(old.map(({ path, text }) => [path, text]));
// a second worker reads its own compiler: not where other checks have the other core
const workers = options.check ? ['--workers', '1'] : [];
execFileSync('lingui', ['extract', '--clean', ...workers], { cwd: web, stdio: ['ignore', 'ignore', 'inherit'] });
const complaints: string[] = [];
const untranslated: { language: string; where: string; sentence: string }[] = [];

// with those of before, since a sentence may have moved to another folder
const known = options.check ? undefined : collectKnown([...old, ...read()]);
if (known) {
  for (const { path, language, text } of read()) {
    const filled = fillKnown(text, known.get(language) ?? new Map());
    const kept = before.get(path);
    writeFileSync(path, kept !== undefined && undated(kept) === undated(filled) ? kept : filled);
  }
}
const collected = read();
for (const { path, name, language, text } of collected) {
  const kept = before.get(path);
  if (options.check) {
    // English is made by the build too (apps/web/build/english-words.ts), maybe just now
    if (language === 'en') continue;
    if (undated(kept) !== undated(text))
      complaints.push(`${name}: words changed since they were collected; run node scripts/words.ts`);
    if (kept === undefined) rmSync(path);
    else writeFileSync(path, kept);
  }
  if (language === 'en') continue;
  for (const { id, translation, problem } of readCatalogue(text)) {
    if (translation === '') untranslated.push({ language, where: name, sentence: id });
    else if (problem) complaints.push(`${name}: "${id}": ${problem}`);
  }
}
const content = await contentWords(known);
complaints.push(...content.complaints);
for (const { language, area, english } of content.untranslated)
  untranslated.push({ language, where: `packages/content/languages/${language}/${area}.json`, sentence: english });
for (const { language, where, sentence } of untranslated) {
  const line = `${where}: no words for "${sentence}"`;
  if (order === 'left' ? language === code : options.branch && complete.includes(language)) console.log(line);
  else if (complete.includes(language) && !options.branch) complaints.push(line);
}
for (const language of languageCodes.filter((one) => !complete.includes(one)))
  console.log(
    `words: ${untranslated.filter((one) => one.language === language).length} not translated yet: ${language}`,
  );
complaints.push(...findDifferent(collected.filter(({ name }) => !name.includes('/landing/'))));

const english = collected.filter(({ language }) => language === 'en');
const messages = english.flatMap(({ text }) => readCatalogue(text).map(({ id }) => id));
const listPath = join(import.meta.dirname, 'words/reading-list.json');
const list: ReadingList = JSON.parse(readFileSync(listPath, 'utf8'));
const readingList = options.check ? list : shorten(messages, list);
if (readingList.sentences.length < list.sentences.length)
  writeFileSync(listPath, `${JSON.stringify(readingList, null, 2)}\n`);
complaints.push(...findHardToRead(messages, readingList));

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
