// The words of the interface come folder by folder, with the code that says them: a module that has words announces its
// folder's catalogue when it is loaded (build/words-by-folder.ts adds the line), and whoever shows what was loaded waits
// for them (`withWords`).
import { i18n, type Messages } from '@lingui/core';

/** A folder's words: from the file of each language to what loads it. */
type Catalogue = Record<string, () => Promise<Messages>>;

const announced = new Set<Catalogue>();
/** What is there, or on its way, in the language that is shown. */
const coming = new Map<Catalogue, Promise<void>>();

/** Called by every module with words, in the line that the build adds. @public */
export function announceWords(catalogue: Catalogue) {
  announced.add(catalogue);
  if (i18n.locale) void bring(catalogue).catch(() => undefined);
}

async function fetchWords(catalogue: Catalogue, language: string): Promise<Messages> {
  const [, load] = Object.entries(catalogue).find(([file]) => file.endsWith(`/${language}.po`)) ?? [];
  return (await load?.()) ?? {};
}

function bring(catalogue: Catalogue): Promise<void> {
  const known = coming.get(catalogue);
  if (known) return known;
  const language = i18n.locale;
  const words = fetchWords(catalogue, language).then((messages) => i18n.load(language, messages));
  coming.set(catalogue, words);
  // the next who asks tries again
  words.catch(() => coming.delete(catalogue));
  return words;
}

/** The words of all code that is here, in the language that is shown. */
async function wordsReady(): Promise<void> {
  await Promise.all([...announced].map(bring));
}

/** Code that is loaded when it is needed, with its words. */
export async function withWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  await wordsReady();
  return module;
}

/** Shows a language, and brings what is loaded later in it too. */
export async function showLanguage(language: string, locales: string | undefined) {
  const all = [...announced];
  const messages: Messages = Object.assign({}, ...(await Promise.all(all.map((each) => fetchWords(each, language)))));
  coming.clear();
  for (const each of all) coming.set(each, Promise.resolve());
  i18n.loadAndActivate({ locale: language, locales, messages });
  // what was announced meanwhile
  await wordsReady();
}
