// Sentences of packages/content and packages/assistant in languages that have a folder: packages/content/languages/<language>,
// with a file for each area, from the English sentence to its translation. Bangla and Arabic have there what the code keeps in
// English alone.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryGroup, countryGroupIds } from '@lantern/catalogue/country-groups';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { areas, areasInFolders, isWritten, noteArea, type Translations } from '@lantern/content/in-languages';
import { languageCodes } from '@lantern/contract/languages';

const packages = join(import.meta.dirname, '../../packages');
const folder = join(packages, 'content/languages');

/** What a translation must carry as it is: places, numbers, line breaks at the end. */
const partsOf = (text: string) => [...text.matchAll(/\{\w*\}|#/g)].map(([part]) => part);

/** What is wrong with a translation; undefined where nothing is. */
export function wrongWith(english: string, translation: string): string | undefined {
  if (translation === '') return undefined;
  const [wanted, found] = [partsOf(english), partsOf(translation)].map((parts) => [...new Set(parts)].sort().join(' '));
  if (wanted !== found) return `it must carry ${wanted || 'no places'}`;
  if (english.endsWith('\n') !== translation.endsWith('\n')) return 'it must end with a line break as the English does';
  return undefined;
}

/** Every sentence with letters outside of its places, in the order in which it stands. */
export function sentencesIn(english: unknown): string[] {
  if (typeof english === 'string') return /\p{L}/u.test(english.replaceAll(/\{\w*\}/g, '')) ? [english] : [];
  return typeof english === 'object' && english !== null ? Object.values(english).flatMap(sentencesIn) : [];
}

/** What scholarships say in words of their own: who they are for, what they pay, when they close. */
const scholarshipSentences = (all: readonly Scholarship[]) =>
  all.flatMap(({ rules, amount, windowNote, note }) => [
    ...rules.flatMap((rule) => ('words' in rule ? rule.words : [])),
    ...[amount, windowNote, note].flatMap((sentence) => sentence ?? []),
  ]);
const groupNames = countryGroupIds.map((id) => countryGroup(id).name);

/** The English sentences of each area, by running every module that has some. */
async function englishByArea(): Promise<Map<string, string[]>> {
  for (const path of globSync('{content,assistant}/src/**/*.ts', { cwd: packages }).sort()) {
    if (/\/(?:in-languages|export-words)(?:\.ts)?'/.test(readFileSync(join(packages, path), 'utf8')))
      await import(join(packages, path));
  }
  const scholarships = JSON.parse(readFileSync(join(packages, 'catalogue/data/scholarships.json'), 'utf8'));
  noteArea('scholarships', [...scholarshipSentences(scholarships), ...groupNames]);
  return new Map([...areas].sort().map(([area, english]) => [area, [...new Set(english.flatMap(sentencesIn))]]));
}

const fileOf = (language: string, area: string) => join(folder, language, `${area}.json`);

function readArea(language: string, area: string): Translations {
  const file = fileOf(language, area);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export type ContentState = {
  /** by language: the sentences without a translation, each with its area */
  untranslated: { language: string; area: string; english: string }[];
  complaints: string[];
};

type Known = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Looks through the folders of all languages; with `known`, what the interface says in each language, it also writes them: new
 * sentences, filled where they are translated elsewhere, and without those that are said no more.
 */
export async function contentWords(known?: Known): Promise<ContentState> {
  const english = await englishByArea();
  const state: ContentState = { untranslated: [], complaints: [] };
  for (const language of languageCodes.filter((code) => code !== 'en')) {
    const everywhere = new Map(known?.get(language));
    const own = [...english].filter(([area]) => !isWritten(language) || areasInFolders.has(area));
    for (const [area] of own)
      for (const [key, translation] of Object.entries(readArea(language, area))) {
        const other = everywhere.get(key);
        if (!known && translation && other && other !== translation)
          state.complaints.push(`${language}/${area}.json: "${key}" is "${translation}" here and "${other}" elsewhere`);
        if (translation) everywhere.set(key, translation);
      }
    for (const [area, sentences] of own) readOne(language, area, sentences, known && everywhere, state);
    removeOthers(
      language,
      own.map(([area]) => area),
      known !== undefined,
      state,
    );
  }
  return state;
}

function readOne(
  language: string,
  area: string,
  sentences: readonly string[],
  fill: ReadonlyMap<string, string> | undefined,
  state: ContentState,
) {
  const kept = readArea(language, area);
  const whole = Object.fromEntries(sentences.map((key) => [key, kept[key] || fill?.get(key) || '']));
  if (fill) {
    mkdirSync(join(folder, language), { recursive: true });
    writeFileSync(fileOf(language, area), `${JSON.stringify(whole, undefined, 2)}\n`);
  } else if (Object.keys(kept).join('\n') !== sentences.join('\n'))
    state.complaints.push(`${language}/${area}.json: sentences changed since they were collected; run npm run words`);
  for (const [key, translation] of Object.entries(whole)) {
    const wrong = wrongWith(key, translation);
    if (translation === '') state.untranslated.push({ language, area, english: key });
    else if (wrong) state.complaints.push(`${language}/${area}.json: "${key}": ${wrong}`);
  }
}

function removeOthers(language: string, known: readonly string[], write: boolean, { complaints }: ContentState) {
  const own = join(folder, language);
  for (const name of existsSync(own) ? readdirSync(own) : []) {
    if (known.includes(name.replace(/\.json$/, ''))) continue;
    if (write) rmSync(join(own, name));
    else complaints.push(`${language}/${name}: there is no such area`);
  }
}
