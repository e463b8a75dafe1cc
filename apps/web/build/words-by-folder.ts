import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { wordFolderOf } from './word-folders.ts';

/**
 * A module with words gets one import more: that of its folder's catalogue, which announces itself when it runs
 * (src/api/words.ts). So words come with the code that says them, and nobody lists them.
 */
export function wordsByFolder(): Plugin {
  let src = '';
  return {
    name: 'lantern-words-by-folder',
    enforce: 'pre',
    configResolved(config) {
      src = `${config.root}/src`;
    },
    resolveId: { filter: { id: /^virtual:words\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:words\// },
      handler(id) {
        const files = `/src/${id.replace('\0virtual:words/', '')}/locales/*.po`;
        return `import { announceWords } from '/src/api/words.ts';
announceWords(import.meta.glob('${files}', { import: 'messages' }));`;
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/, code: /from ['"]@lingui\/(core|react)\/macro['"]/ },
      handler(code, id) {
        const path = relative(src, id).split('\\').join('/');
        if (path.startsWith('..') || path.startsWith('landing/')) return;
        return { code: `${code}\nimport 'virtual:words/${wordFolderOf(path)}';\n`, map: null };
      },
    },
  };
}
