// Words of the parts of a screen that are loaded when they are opened. The shell knows how to get them.
let load = async () => {};

export function setLaterWords(loader: () => Promise<void>) {
  load = loader;
}

/** To be awaited before such a part is shown. */
export function laterWordsLoaded(): Promise<void> {
  return load();
}
