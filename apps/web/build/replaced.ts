/** The app's page with some of its parts in another form. */
export function replaced(page: string, parts: readonly [old: string, fresh: string][]): string {
  return parts.reduce((text, [old, fresh]) => {
    if (!text.includes(old)) throw new Error(`app.html has no ${old} any more.`);
    return text.replace(old, () => fresh);
  }, page);
}
