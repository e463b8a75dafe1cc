import { type Entry, readCatalogue } from './read-catalogue.ts';

/** The sentence that a key stands for: what comes from the contract has a key of its own kind, and so has a context. */
const sentenceOf = ({ id, context }: Pick<Entry, 'id' | 'context'>) =>
  (context === undefined ? '' : `${context}: `) + id.replace(/^contract: /, '');

/** What is translated somewhere, by language and sentence: one sentence is said in one way, wherever it stands. */
export function collectKnown(catalogues: { language: string; text: string }[]): Map<string, Map<string, string>> {
  const known = new Map<string, Map<string, string>>();
  for (const { language, text } of catalogues) {
    const words = known.get(language) ?? new Map<string, string>();
    known.set(language, words);
    for (const entry of readCatalogue(text)) if (entry.translation) words.set(sentenceOf(entry), entry.translation);
  }
  return known;
}

/** Writes the translations that are known into the empty places of a catalogue. */
export function fillKnown(text: string, words: ReadonlyMap<string, string>): string {
  return text
    .split(/\n\n/)
    .map((block) => {
      const [entry] = readCatalogue(block);
      const translation = entry?.translation === '' ? words.get(sentenceOf(entry)) : undefined;
      return translation === undefined
        ? block
        : block.replace(/msgstr ""\s*$/, () => `msgstr ${JSON.stringify(translation)}`);
    })
    .join('\n\n')
    .replace(/\n*$/, '\n');
}

/** Sentences of the app that two catalogues translate differently: which of them is read would be chance. */
export function findDifferent(catalogues: { name: string; language: string; text: string }[]): string[] {
  const first = new Map<string, { name: string; entry: Entry }>();
  return catalogues.flatMap(({ name, language, text }) =>
    readCatalogue(text).flatMap((entry) => {
      const key = `${language} ${entry.context ?? ''} ${entry.id}`;
      const other = first.get(key);
      if (entry.translation && !other) first.set(key, { name, entry });
      return other && entry.translation && other.entry.translation !== entry.translation
        ? [`${name}: "${entry.id}" is "${entry.translation}" here and "${other.entry.translation}" in ${other.name}`]
        : [];
    }),
  );
}
