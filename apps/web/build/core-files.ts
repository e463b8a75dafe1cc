/** The files that the app's page itself asks for: the code and the style of every screen. */
export function coreFiles(appPage: string): string[] {
  return [...appPage.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
}
