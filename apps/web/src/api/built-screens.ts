// Which screens exist, for features that link to others. The table of screens knows the features' code: it tells the paths
// here, so that no feature has to ask the table.
let isBuiltPath = (_path: string) => false;

/** To be called once, with the table's own answer. */
export function setBuiltScreens(isBuilt: (path: string) => boolean) {
  isBuiltPath = isBuilt;
}

/** Whether a link to this path leads to a screen that exists. */
export function isBuilt(path: string): boolean {
  return isBuiltPath(path);
}
