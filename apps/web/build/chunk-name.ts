import { wordFolders } from './word-folders.ts';

/** Words are called by their folder and language: `words.essays.editor.bn-AbCdEfGh.js`. */
export function chunkName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, folder, language] = /\/src\/(.+)\/locales\/(\w+)\.po$/.exec(facadeModuleId ?? '') ?? [];
  if (!folder || !wordFolders.includes(folder)) return 'assets/[name]-[hash:7].js';
  return `assets/words.${folder.replace('features/', '').replaceAll('/', '.')}.${language}-[hash:7].js`;
}
