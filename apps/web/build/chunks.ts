// Which modules share a file. Few files matter more than exact ones on a slow network: a first visit makes ten requests
// at most, and what always loads together is one of them.
import type { Rollup } from 'vite';

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

/** The feature that a module belongs to: by its folder, as its part of the contract, or as a library of its own. */
function featureOf(id: string): string | undefined {
  const [, folder, contract, library] =
    /features[\\/]([\w-]+)|contract[\\/]src[\\/](activities|documents|essays)|node_modules[\\/](uqr)[\\/]/.exec(id) ??
    [];
  return folder ?? contract ?? library;
}

/** What belongs to no feature and is used by several screens: parts of the contract, icons, form fields. */
const isCommon = (id: string, entries: Set<string>) => featureOf(id) === undefined && entries.size > 1;

/**
 * What is no part of a feature's shared file: the list of essays, which the editor does not show, and the comparing of
 * texts, which no screen needs at once.
 */
const apart = /essays[\\/](list[\\/](?!rows|use-rows|list\.module)|editor[\\/](word-diff|versions[\\/]))/;

export const groups = [
  {
    debugName: 'app',
    name: (id: string, graph: Graph) => {
      const entries = entriesOf(id, graph);
      const isInitial = [...entries].some((entry) => graph.getModuleInfo(entry)?.isEntry);
      return isInitial || isCommon(id, entries) ? 'app' : null;
    },
  },
  // What several screens use of one feature; the profile shows the account's security, so they share one file, also with
  // the drawing of QR codes.
  {
    debugName: 'feature',
    name: (id: string, graph: Graph) => {
      if (apart.test(id) || entriesOf(id, graph).size < 2) return null;
      return featureOf(id)?.replace(/^(profile|uqr)$/, 'accounts') ?? null;
    },
  },
];
