import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../../../packages/content/languages');
const fileOf = (language: string, area: string) => join(folder, language, `${area}.json`);

/** What is translated of an area; what is not is no use to a browser. */
function translationsIn(file: string): Record<string, string> {
  const all: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return Object.fromEntries(Object.entries(all).filter(([, translation]) => translation !== ''));
}

/** The languages that say something of an area. */
const languagesOf = (area: string) =>
  globSync(`*/${area}.json`, { cwd: folder })
    .filter((path) => Object.keys(translationsIn(join(folder, path))).length > 0)
    .map((path) => basename(dirname(path)))
    .sort();

/**
 * Words of packages/content in languages that have a folder there come as the interface's do (words-by-folder.ts): a module that
 * has words of an area announces the area's, and a browser fetches those of its reader's language.
 */
export function contentWords(): Plugin {
  return {
    name: 'lantern-content-words',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:content-words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:content-words\// },
      handler(id) {
        const [area = '', language] = id.replace('\0virtual:content-words/', '').split('/');
        if (language) {
          this.addWatchFile(fileOf(language, area));
          const words = JSON.stringify(JSON.stringify(translationsIn(fileOf(language, area))));
          return `import { addTranslations } from '@lantern/content/in-languages';
addTranslations('${language}', JSON.parse(${words}));
export const messages = {};`;
        }
        const entries = languagesOf(area).map(
          (one) =>
            `'/content/${area}/${one}.po': () => import('virtual:content-words/${area}/${one}').then(({ messages }) => messages)`,
        );
        return entries.length === 0
          ? ''
          : `import { announceWords } from '/src/api/words.ts';\nannounceWords({ ${entries.join(', ')} });`;
      },
    },
    transform: {
      filter: { id: /\/packages\/content\/src\/.*\.ts$/, code: /nLanguages[^(]*\(\s*'/ },
      handler(code) {
        const areas = new Set([...code.matchAll(/nLanguages[^(]*\(\s*'([\w-]+)'/g)].map(([, area]) => area));
        return {
          code: `${code}\n${[...areas].map((area) => `import 'virtual:content-words/${area}';\n`).join('')}`,
          map: null,
        };
      },
    },
  };
}
