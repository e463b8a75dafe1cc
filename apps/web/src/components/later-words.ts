// Words of what is not shown yet. The shell knows how to get them.
type LaterPart = 'brainstorm';

let loadLater = async (_part?: LaterPart) => {};
let loadScreen = async (_path: string) => {};

export function setLaterWords(later: (part?: LaterPart) => Promise<void>, screen: (path: string) => Promise<void>) {
  loadLater = later;
  loadScreen = screen;
}

/** To be awaited before a part of the screen is shown that is loaded when it is opened. */
export function laterWordsLoaded(part?: LaterPart): Promise<void> {
  return loadLater(part);
}

/** All words of another screen, by its route's path: so that it opens without a connection. */
export function screenWordsLoaded(path: string): Promise<void> {
  return loadScreen(path);
}
