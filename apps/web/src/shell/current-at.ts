/** How a link to `path` marks itself: the screen that is shown, or the one that it was opened from. */
export function currentAt(path: string, location: string): 'page' | 'true' | undefined {
  if (location === path) return 'page';
  if (path === '/mock-interview' && location.startsWith(path)) return 'true';
  if (path === '/saved-universities' && location.startsWith(`${path}/`)) return 'true';
  return path === '/essays' && location.startsWith('/essay/') ? 'true' : undefined;
}
