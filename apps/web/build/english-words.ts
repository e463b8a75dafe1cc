// English is what the source says: its catalogues are made from the message ids of a language beside them, and not committed.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractMark } from '../src/api/contract-key.ts';

const entry = /^(msgid ((?:".*"\n)+))msgstr (?:".*"\n)+/gm;

/** The English catalogue to another language's: each message translated by itself. Both are texts of .po files. */
export function englishOf(catalogue: string): string {
  return `${catalogue.trimEnd()}\n`
    .replace(/^"Language: \w+\\n"$/m, '"Language: en\\n"')
    .replace(entry, (whole, id: string, message: string) => {
      const isHeader = message === '""\n';
      return isHeader ? whole : `${id}msgstr ${message.replace(`"${contractMark}`, '"')}`;
    });
}

/** Writes the en.po of every folder that has words, where it is not there as it should be. */
export function writeEnglish(root: string): void {
  for (const path of globSync('src/**/locales/bn.po', { cwd: root })) {
    const file = join(root, path.replace(/bn\.po$/, 'en.po'));
    const english = englishOf(readFileSync(join(root, path), 'utf8'));
    if (readIfThere(file) !== english) writeFileSync(file, english);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
