// Words of what is not shown yet. The shell knows how to get them.
export type LaterPart = 'brainstorm' | 'evaluation';

let loadLater = async (_part?: LaterPart) => {};
let loadScreen = async (_path: string, _parts: LaterPart[]) => {};

export function setLaterWords(
  later: (part?: LaterPart) => Promise<void>,
  screen: (path: string, parts: LaterPart[]) => Promise<void>,
) {
  loadLater = later;
  loadScreen = screen;
}

/** To be awaited before a part of the screen is shown that is loaded when it is opened. */
export function laterWordsLoaded(part?: LaterPart): Promise<void> {
  return loadLater(part);
}

/** Words of another screen, by its route's path, also of what it loads later: so that it opens without a connection. */
export function screenWordsLoaded(path: string, ...parts: LaterPart[]): Promise<void> {
  return loadScreen(path, parts);
}
