// Which modules share a file. Few files matter more than exact ones on a slow network: a first visit makes ten requests
// at most, and what always loads together is one of them.
import type { Rollup } from 'vite';
import { wordFolderOf } from './word-folders.ts';

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

type Place = { rank: number; name: string } | undefined;

/** The folder that a module belongs to: the one it stands in, or the only one whose modules import it. */
function ownerOf(id: string, graph: Graph): string | undefined {
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

/**
 * The file of what several entries share. Modules of a feature that its screens need at once stay together, with what
 * only they import; what other features' screens need of it stands apart, and so does, by folder, what no screen needs
 * at once. What several features import goes to the app: it is one request less for each of them.
 */
function placeOf(id: string, graph: Graph): Place {
  const entries = [...entriesOf(id, graph)];
  if (entries.some((entry) => graph.getModuleInfo(entry)?.isEntry)) return { rank: 0, name: 'app' };
  if (entries.length < 2 || id.endsWith('.po')) return undefined;
  const screens = entries.filter(isScreen);
  const isLater = screens.length === 0;
  const owner = ownerOf(id, graph);
  if (!owner) return { rank: 0, name: 'app' };
  const name = owner.replace('features/', '').replaceAll('/', '.');
  if (isLater) return { rank: 3, name: `${name}.later` };
  const feature = featureOf(owner) ?? '';
  const isShared = screens.some((screen) => featureOf(pathOf(screen)) !== feature);
  return isShared ? { rank: 1, name: `${feature}.shared` } : { rank: 2, name: feature };
}

/** Groups take what their modules import along, so what is needed most comes first. */
const ranks = [0, 1, 2, 3];

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
