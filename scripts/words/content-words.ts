// Sentences of packages/content and packages/assistant in languages that have a folder: packages/content/languages/<language>,
// with a file for each area, from the English sentence to its translation.
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, isWritten, type Translations } from '@lantern/content/in-languages';
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

/** The English sentences of each area, by running every module that has some. */
async function englishByArea(): Promise<Map<string, string[]>> {
  for (const path of globSync('{content,assistant}/src/**/*.ts', { cwd: packages }).sort()) {
    if (/\/(?:in-languages|export-words)(?:\.ts)?'/.test(readFileSync(join(packages, path), 'utf8')))
      await import(join(packages, path));
  }
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
  for (const language of languageCodes.filter((code) => !isWritten(code))) {
    const everywhere = new Map(known?.get(language));
    for (const area of english.keys())
      for (const [key, translation] of Object.entries(readArea(language, area))) {
        const other = everywhere.get(key);
        if (!known && translation && other && other !== translation)
          state.complaints.push(`${language}/${area}.json: "${key}" is "${translation}" here and "${other}" elsewhere`);
        if (translation) everywhere.set(key, translation);
      }
    for (const [area, sentences] of english) readOne(language, area, sentences, known && everywhere, state);
    removeOthers(language, [...english.keys()], known !== undefined, state);
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
