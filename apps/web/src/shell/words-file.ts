/** Where the build puts the words of a screen (by its route's path) or of the shell ("app") in one language. */
export function wordsFile(path: string, language: string, version: string): string {
  const name = path.replace(/^\//, '').replace(/[^\w-]+/g, '.');
  return `assets/words.${name}.${language}-${version}.json`;
}

/** Screens whose words come with the shell's: nearly everybody opens them, and it is one request less. By their route. */
export const wordsInShell: readonly string[] = ['/essays', '/essay-list'];

/** Parts of a screen whose words stand apart from those of its other parts: few readers open both. By their module. */
export const wordyParts = {
  brainstorm: 'src/features/essays/brainstorm/brainstorm.tsx',
  evaluation: 'src/features/essays/evaluation/result-parts.ts',
} as const;
export type LaterPart = 'later' | keyof typeof wordyParts;

/** Stands for the words of what a screen loads only when it is opened. */
export function laterWords(path: string, part: LaterPart = 'later'): string {
  return `${path}/${part}`;
}
