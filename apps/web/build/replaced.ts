/** The text with some of its parts replaced; throws where one of them is not there. */
export function replaced(page: string, parts: readonly [old: string, fresh: string][]): string {
  return parts.reduce((text, [old, fresh]) => {
    if (!text.includes(old)) throw new Error(`app.html has no ${old} any more.`);
    return text.replace(old, () => fresh);
  }, page);
}
