// Which modules share a file. Few files matter more than exact ones on a slow network: a first visit makes ten requests
// at most, and what always loads together is one of them.
import type { Rollup } from 'vite';
import { wordFolderOf, wordFolders } from './word-folders.ts';

type Graph = { getModuleInfo: (id: string) => Rollup.ModuleInfo | null };

/** From each module to the entries (the app itself, and whatever is imported when it is needed) that load it at once. */
let reached: Map<string, Set<string>> | undefined;

function entriesOf(id: string, graph: Graph): Set<string> {
  reached ??= walk(graph, id);
  return reached.get(id) ?? new Set();
}

function walk(graph: Graph, anyId: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const entries = [rootOf(graph, anyId)];
  for (const entry of entries) {
    const open = [entry];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const by = found.get(id) ?? new Set();
      if (by.has(entry)) continue;
      found.set(id, by.add(entry));
      const module = graph.getModuleInfo(id);
      open.push(...(module?.importedIds ?? []));
      for (const next of module?.dynamicallyImportedIds ?? []) if (!entries.includes(next)) entries.push(next);
    }
  }
  return found;
}

/** The app's page: up the importers of any module. */
function rootOf(graph: Graph, start: string): string {
  const seen = new Set([start]);
  for (const id of seen) {
    const module = graph.getModuleInfo(id);
    if (module?.isEntry) return id;
    for (const next of [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])]) seen.add(next);
  }
  throw new Error('The app has no entry.');
}

const isScreen = (id: string) => /\.screen\.tsx$/.test(id);
/** The path below src of our own modules, and of what announces a folder's words. */
const pathOf = (id: string) => /(?:\/apps\/web\/src\/|virtual:words\/)(.+)$/.exec(id.replaceAll('\\', '/'))?.[1] ?? '';
const featureOf = (path: string) => /^features\/([\w-]+)/.exec(path)?.[1];

/** The feature whose calls a file of the contract declares, by its name. */
const calledFor = (id: string) => /packages\/contract\/src\/([\w-]+)/.exec(id.replaceAll('\\', '/'))?.[1];
/** What lists that students keep are made of: a feature needs nearly all of it or nothing. */
const isRecords = (id: string) => /\/src\/(components\/record\/|(api\/)?records?\.ts)/.test(id.replaceAll('\\', '/'));
/** What so many features need, or is smaller than a request is worth (characters), is better in the file that everybody has. */
const often = 3;
const small = 2200;

type Place = { rank: number; name: string } | undefined;
const everybody = { rank: 0, name: 'app' };

const isInApp = (id: string, graph: Graph) =>
  [...entriesOf(id, graph)].some((entry) => graph.getModuleInfo(entry)?.isEntry);

/** Small, with all that it brings along. */
function isSmall(id: string, graph: Graph): boolean {
  const { code, importedIds } = graph.getModuleInfo(id) ?? {};
  return (code?.length ?? 0) < small && !!importedIds?.every((next) => isInApp(next, graph) || isSmall(next, graph));
}

/** The folder that a module belongs to: the one it stands in, or the only one whose modules import it. */
function ownerOf(id: string, graph: Graph): string | undefined {
  const declared = `features/${calledFor(id)}`;
  if (wordFolders.includes(declared)) return declared;
  const owners = new Set<string>();
  const seen = new Set([id]);
  for (const each of seen) {
    const path = pathOf(each);
    if (path.startsWith('features/')) owners.add(wordFolderOf(`${path}/`));
    else for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  const features = new Set([...owners].map(featureOf));
  if (features.size !== 1) return undefined;
  const [folder = ''] = owners;
  return owners.size === 1 ? folder : `features/${featureOf(folder)}`;
}

/** The file of what several features need, unless everybody has it already. */
function sharedPlace(id: string, screens: readonly string[], graph: Graph): Place {
  // styles of parts stand in the page itself
  if (id.endsWith('.css')) return everybody;
  if (isRecords(id)) return { rank: 1, name: 'records' };
  const features = new Set(screens.map((screen) => featureOf(pathOf(screen))));
  return features.size >= often || isSmall(id, graph) ? everybody : { rank: 2, name: 'shared' };
}

/**
 * The file of what several entries share. Modules of a feature that its screens need at once stay together, with what
 * only they import; what other features' screens need of it stands apart, and so does, by folder, what no screen needs
 * at once.
 */
function placeOf(id: string, graph: Graph): Place {
  if (isInApp(id, graph)) return everybody;
  const entries = [...entriesOf(id, graph)];
  if (entries.length < 2 || id.endsWith('.po')) return undefined;
  const screens = entries.filter(isScreen);
  const owner = ownerOf(id, graph);
  if (!owner) return sharedPlace(id, screens, graph);
  const name = owner.replace('features/', '').replaceAll('/', '.');
  if (screens.length === 0) return { rank: 5, name: `${name}.later` };
  const feature = featureOf(owner) ?? '';
  const isShared = screens.some((screen) => featureOf(pathOf(screen)) !== feature);
  // not the feature's own modules: they would bring its words along
  if (isShared && !pathOf(id) && isSmall(id, graph)) return everybody;
  return isShared ? { rank: 3, name: `${feature}.shared` } : { rank: 4, name: feature };
}

/** Groups take what their modules import along, so what is needed most comes first. */
const ranks = [0, 1, 2, 3, 4, 5];

/**
 * What lies in a file of its own, whose name changes only with these versions: a release costs nobody React again. With
 * it what the bundler itself needs in order to load CommonJS.
 */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;

export const groups = [
  { debugName: 'react', name: 'react', test: react, priority: 1 },
  ...ranks.map((rank) => ({
    debugName: `rank ${rank}`,
    name: (id: string, graph: Graph) => {
      const place = placeOf(id, graph);
      return place?.rank === rank ? place.name : null;
    },
  })),
];
