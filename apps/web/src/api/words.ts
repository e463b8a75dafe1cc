// The words of the interface come folder by folder, with the code that says them: a module that has words announces its
// folder's catalogue when it is loaded (build/words-by-folder.ts adds the line), and whoever shows what was loaded waits
// for them (`withWords`).
import { i18n, type Messages } from '@lingui/core';

/** A folder's words: from the file of each language to what loads it. */
type Catalogue = Record<string, () => Promise<Messages>>;

const announced = new Set<Catalogue>();
/** Announced by code that is loaded and not shown: when its words cannot be fetched, that is ignored. */
const unread = new Set<Catalogue>();
/** What is announced while each of these loads goes on. */
const hearing = new Set<Set<Catalogue>>();
/** By the load and by what it gave: two places may load the same code, and it announces once. */
const heardBy = new WeakMap<object, Set<Catalogue>>();
/** What is there, or on its way, in the language that is shown. */
const coming = new Map<Catalogue, Promise<void>>();

// Lingui takes this only of those who make an instance, and the macros use the one that it made itself. What it shows of
// a message that is not here would be its id. While developing, one that is not collected yet is shown as it was written.
if (import.meta.env.MODE !== 'development') Object.assign(i18n, { _missing: '…' });

/** Called by every module with words, in the line that the build adds. @public */
export function announceWords(catalogue: Catalogue) {
  announced.add(catalogue);
  for (const heard of hearing) heard.add(catalogue);
  if (i18n.locale) void bring(catalogue).catch(() => undefined);
}

/** What the app's own file says stands in the app's page, in the page's language, by the files of its catalogues. */
let inPage: Record<string, Messages> | undefined;

function wordsInPage(): Record<string, Messages> {
  inPage ??= JSON.parse(globalThis.document?.getElementById('words')?.textContent ?? '{}');
  return inPage ?? {};
}

async function fetchWords(catalogue: Catalogue, language: string): Promise<Messages> {
  const fileOf = (language: string) => Object.entries(catalogue).find(([file]) => file.endsWith(`/${language}.po`));
  const [file = '', load] = fileOf(language) ?? fileOf('en') ?? [];
  return wordsInPage()[file] ?? (await load?.()) ?? {};
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

/** Waits for the words of all code that is shown, in the language that is shown, also where they cannot come. */
async function wordsReady(): Promise<void> {
  await Promise.allSettled([...announced].filter((catalogue) => !unread.has(catalogue)).map(bring));
}

type Heard<Module> = { module: Module; heard: Set<Catalogue> };

/** Loads code, and notes which catalogues it announces: each module does so once, whoever loads it first. */
async function hear<Module>(load: () => Promise<Module>): Promise<Heard<Module>> {
  const heard = heardBy.get(load) ?? new Set();
  heardBy.set(load, heard);
  hearing.add(heard);
  try {
    const module = await load();
    if (Object(module) === module) {
      for (const catalogue of heardBy.get(module as object) ?? []) heard.add(catalogue);
      heardBy.set(module as object, heard);
    }
    return { module, heard };
  } finally {
    hearing.delete(heard);
  }
}

/**
 * Code that is loaded when it is needed, with its words. Throws when these cannot be fetched, and not when the words of
 * another load are missing.
 */
export async function withWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const { module, heard } = await hear(load);
  for (const catalogue of heard) unread.delete(catalogue);
  // code that was here before announces nothing again: all that is on its way is waited for
  await wordsReady();
  await Promise.all([...heard].map(bring));
  return module;
}

/**
 * Code that works without being shown, such as an outbox. It does not wait for its words, which may be missing without a
 * connection. Whoever shows it later loads it with its words (`withWords`).
 */
export async function withoutWords<Module>(load: () => Promise<Module>): Promise<Module> {
  const before = new Set(announced);
  const { module, heard } = await hear(load);
  for (const catalogue of heard) if (!before.has(catalogue)) unread.add(catalogue);
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
