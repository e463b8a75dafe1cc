// The passages of an installation with the shipped catalogue, as its server makes them.
import { readdirSync, readFileSync } from 'node:fs';
import { readRows } from '@lantern/catalogue/csv';
import { institutionOf } from '@lantern/catalogue/rows';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { shippedFiles } from '@lantern/catalogue/shipped';
import { addTranslations } from '@lantern/content/in-languages';
import type { Passage, PassageLanguage } from '../src/passage.ts';
import { allPassages } from '../src/passages/all-passages.ts';

const textOf = (name: string) => readFileSync(new URL(`../../catalogue/data/${name}`, import.meta.url), 'utf8');

const scholarships = JSON.parse(textOf(shippedFiles.scholarships)) as Scholarship[];
const institutions: ReturnType<typeof institutionOf>[] = [];
for await (const row of readRows([textOf(shippedFiles.core)])) institutions.push(institutionOf(row, 'core'));

// as the server does at its start: without them a French question would be looked up in English passages
const folders = new URL('../../content/languages/', import.meta.url);
for (const language of readdirSync(folders))
  for (const area of readdirSync(new URL(`${language}/`, folders)))
    addTranslations(language, JSON.parse(readFileSync(new URL(`${language}/${area}`, folders), 'utf8')));

export const shippedPassages = (language: PassageLanguage): Passage[] =>
  allPassages(language, { scholarships, institutions });
