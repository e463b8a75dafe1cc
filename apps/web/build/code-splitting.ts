import { wordFolderOf } from './word-folders.ts';

/** React, and the words' own library, have a file whose name changes only with their versions. */
const react =
  /node_modules[\\/](react|react-dom|scheduler|@lingui)[\\/]|src[\\/]start-react\.ts$|vite[\\/]preload-helper/;

/**
 * Which modules share a file: what several screens need is copied into each of their files, so that a visit has few requests
 * (https://rolldown.rs/in-depth/inline-common-chunks). A module that is in two files still runs once.
 */
export const codeSplitting = {
  experimentalInlineCommonChunks: { maxSize: Number.POSITIVE_INFINITY },
  groups: [
    { name: 'react', test: react, priority: 2 },
    // what many screens take of the essays, and what all of its own screens need: without this a visit of them has 18 requests
    {
      name: 'essays',
      test: /src[\\/]features[\\/]essays[\\/][^\\/]+\.(tsx?|css)$/,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
};

/** A catalogue's file: words.<folder>.<language>, or of the content words.content-<area>.<language>. */
export function wordsName(module: string | null): string | undefined {
  const [, area, own] = /virtual:content-words\/([\w-]+)\/(\w+)$/.exec(module ?? '') ?? [];
  if (area) return `words.content-${area}.${own}`;
  const [, folder, language] = /\/src\/(.+)\/locales\/(\w+)\.po$/.exec(module?.replaceAll('\\', '/') ?? '') ?? [];
  return folder && `words.${wordFolderOf(`${folder}/`).replaceAll('/', '-')}.${language}`;
}
