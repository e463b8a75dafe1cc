/** Where the build puts the words of a screen (by its route's path) or of the shell ("app") in one language. */
export function wordsFile(path: string, language: string, version: string): string {
  const name = path.replace(/^\//, '').replace(/[^\w-]+/g, '.');
  return `assets/words.${name}.${language}-${version}.json`;
}

/** Stands for the words of what a screen loads only when it is opened. */
export function laterWords(path: string): string {
  return `${path}/later`;
}
