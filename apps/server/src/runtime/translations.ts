// What the server says in languages that have a folder: mails, notifications, help, facts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTranslations } from '@lantern/content/in-languages';
import { isLanguage } from '@lantern/contract/languages';

const languages = join(import.meta.dirname, '../../../../packages/content/languages');

/** Reads the folders of all languages that are on the list; the words of one that is not there are said in English. */
export function readTranslations(folder = languages): void {
  for (const language of existsSync(folder) ? readdirSync(folder).filter(isLanguage) : [])
    for (const area of readdirSync(join(folder, language)).filter((name) => name.endsWith('.json')))
      addTranslations(language, JSON.parse(readFileSync(join(folder, language, area), 'utf8')));
}
