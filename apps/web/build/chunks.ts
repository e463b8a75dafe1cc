// Which modules share a file. Few files matter as much as few bytes on a slow network, so what several screens need is
// put together by what that costs all of them (join-files.ts): no feature is named here, and a new screen joins by itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rollup } from 'vite';
import { annealFiles } from './anneal-files.ts';
import type { Limit, Within } from './arrangement.ts';
import { filesIn, isWithin, joinFiles, type Part, unionOf } from './join-files.ts';
import { asKept, readKept, settleFiles, withNames, writeKept } from './kept-files.ts';
import { screenModules } from './screen-modules.ts';
import { isTab, queryOf } from './tabs.ts';

type Graph = { getModuleInfo: (id: string) => Rollup.ModuleInfo | null };

/** What a request is worth, in bytes: beside React a first visit may cost about 100 KB, and 14 requests. */
const request = 8000;
/**
 * How much of a module's source is left on the wire, about: minified and compressed, and of a library what is used. As
 * found by least squares over all first visits, as is what each file has beside: what it imports and exports.
 */
const left = { code: 0.144, packages: 0.155, library: 0.045, style: 0.61, words: 0.36 };
const besideParts = 450;
/**
 * What a screen may have of its own on a first visit, answers included: the page, React, the app, its words, the session
 * and the stream of changes leave about this much of 165 KB and 14 requests (scripts/first-visits.ts).
 */
const own = { bytes: 45_000, requests: 9 };
/** Files that it may have in any case, however much it asks. */
const fewFiles = 4;
/** What a visit asks at once, by its address, where that is more than one small answer: scripts/first-visits.ts --write weighs them. */
const answers: Readonly<Record<string, Limit>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'answers.json'), 'utf8'),
);
const oneAnswer: Limit = { requests: 1, bytes: 500 };
/** More files than there will be. */
const ranks = 250;

type Reached = {
  /** All that is opened by an address: screens, and the tabs of those that have some. */
  visits: Set<string>;
  /** From each module to the entries (the app itself, and whatever is imported when it is needed) that load it at once. */
  modules: Map<string, Set<string>>;
  /** From each part that is opened later to the screens where it is. */
  openedOn: Map<string, Set<string>>;
};

export function reachAll(graph: Graph, root: string): Reached {
  const modules = new Map<string, Set<string>>();
  const openedBy = new Map<string, Set<string>>([[root, new Set()]]);
  const frames = new Set<string>();
  for (const [entry] of openedBy) {
    const tabs = tabsOf(entry, graph);
    for (const tab of tabs) if (!openedBy.has(tab)) openedBy.set(tab, new Set());
    // a screen with tabs is always shown with one of them, and each of them in it
    if (tabs.length > 0) frames.add(entry);
    if (tabs.length > 0) continue;
    const open = [entry, ...screenOf(entry, graph)];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const by = modules.get(id) ?? new Set();
      if (by.has(entry)) continue;
      modules.set(id, by.add(entry));
      const module = graph.getModuleInfo(id);
      open.push(...(module?.importedIds ?? []));
      for (const next of module?.dynamicallyImportedIds ?? [])
        openedBy.set(next, (openedBy.get(next) ?? new Set()).add(entry));
    }
  }
  const entries = [...openedBy.keys()].filter((entry) => !frames.has(entry));
  return {
    visits: new Set(entries.filter(isVisit)),
    modules,
    openedOn: new Map(entries.map((entry) => [entry, visitsOpening(entry, openedBy)])),
  };
}

function visitsOpening(entry: string, openedBy: Map<string, Set<string>>): Set<string> {
  const all = new Set([entry]);
  for (const each of all) if (!isVisit(each)) for (const opener of openedBy.get(each) ?? []) all.add(opener);
  return new Set([...all].filter(isVisit));
}

/** The screen that a tab is shown in. */
const screenOf = (tab: string, graph: Graph) =>
  isTab(tab) ? (graph.getModuleInfo(tab)?.dynamicImporters ?? []).filter((id) => tabsOf(id, graph).length > 0) : [];
const tabsOf = (id: string, graph: Graph) =>
  isScreen(id) ? (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter(isTab) : [];

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

const isScreen = (id: string) => id.endsWith('.screen.tsx');
const isVisit = (id: string) => isScreen(id) || isTab(id);
/** The path below src of our own modules, and of what announces a folder's words. */
const pathOf = (id: string) => /(?:\/apps\/web\/src\/|virtual:words\/)(.+)$/.exec(id.replaceAll('\\', '/'))?.[1] ?? '';
const featureOf = (id: string) => /^features\/([\w-]+)/.exec(pathOf(id))?.[1];

/**
 * What lies in a file of its own, whose name changes only with these versions: a release costs nobody React again. With
 * it what the bundler itself needs in order to load CommonJS.
 */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|src[\\/]start-react\.ts$/;

/** Of a module that announces its folder's words: by language. What lies in one file has its words in one too. */
function wordsIn(id: string, graph: Graph): [language: string, id: string][] {
  if (!id.includes('virtual:words/')) return [];
  const languageOf = (words: string) => /(\w+)\.po$/.exec(words)?.[1] ?? '';
  return (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).map((words) => [languageOf(words), words]);
}

/** What a module's folder says, in the language of the longest words. */
function wordsOf(id: string, graph: Graph): number[] {
  const lengths = wordsIn(id, graph).map(([, words]) => sizeOf(words, graph));
  return lengths.length > 0 ? [Math.max(...lengths) * left.words] : [];
}

/** The folder of all the code: it must not matter to the files where that lies. */
const repository = join(import.meta.dirname, '../../..');
const sizeOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.code?.replaceAll(repository, '').length ?? 0;

/** What is left of a module of code. */
function codeOf(id: string, graph: Graph): number {
  const kind = id.includes('/node_modules/') ? 'library' : id.includes('/packages/') ? 'packages' : 'code';
  return sizeOf(id, graph) * left[kind];
}

/**
 * Modules that the same screens need are one part: none of them is ever fetched without the others. Parts that are opened
 * later count where no screen has the module.
 */
function partsOf(
  modules: readonly (readonly [string, ReadonlySet<string>])[],
  graph: Graph,
  { openedOn }: Reached,
): Part[] {
  const parts = new Map<string, Part>();
  for (const [id, entries] of modules) {
    const isStyle = id.endsWith('.css');
    const screens = new Set([...entries].filter(isVisit));
    const by = screens.size > 0 ? screens : entries;
    // what another screen's part needs too had better stay out of a screen's own file
    const fetchedBy = by.size === 1 ? unionOf(by, openedElsewhere(entries, openedOn)) : by;
    const key = [...fetchedBy].sort().join('\n');
    const none = { modules: [], needs: new Set<string>(), code: 0, style: 0, words: [], schemas: 0 };
    const { code, style, words, schemas, ...rest } = parts.get(key) ?? none;
    parts.set(key, {
      by,
      fetchedBy,
      modules: [...rest.modules, id],
      needs: unionOf(rest.needs, new Set(graph.getModuleInfo(id)?.importedIds)),
      code: code + (isStyle ? 0 : codeOf(id, graph)),
      style: style + (isStyle ? sizeOf(id, graph) * left.style : 0),
      words: [...words, ...wordsOf(id, graph)],
      schemas: schemas + (id.includes('/packages/contract/src/') ? codeOf(id, graph) : 0),
    });
  }
  return [...parts.values()];
}

/** Those of the entries that are opened on other screens too. */
function openedElsewhere(entries: ReadonlySet<string>, openedOn: Reached['openedOn']): ReadonlySet<string> {
  return new Set([...entries].filter((entry) => !isVisit(entry) && !isWithin(openedOn.get(entry), entries)));
}

const fileOf = (id: string) => /([\w-]+(\.(screen|tab))?)\.[\w.]+$/.exec(id)?.[1];

/** The file's name: that of the only entry that fetches it, of the feature that all of it belongs to, or of its largest module. */
function nameOf({ fetchedBy, modules }: Part, graph: Graph): string {
  const [entry = ''] = fetchedBy;
  if (fetchedBy.size === 1) return fileOf(entry) ?? 'screen';
  const features = new Set(modules.flatMap((id) => featureOf(id) ?? []));
  const [feature] = features;
  if (features.size === 1 && feature) return feature;
  const [largest = ''] = [...modules].sort((a, b) => sizeOf(b, graph) - sizeOf(a, graph));
  return `with-${fileOf(largest) ?? 'others'}`;
}

/** What a screen or tab asks at once; of several addresses the most. */
function answersOf(graph: Graph): (visit: string) => Limit {
  const web = join(import.meta.dirname, '..');
  const pathsOf = new Map<string, string[]>();
  for (const [path, module] of screenModules(readFileSync(join(web, 'src/routes.ts'), 'utf8'))) {
    const id = join(web, module);
    pathsOf.set(id, [...(pathsOf.get(id) ?? []), path]);
  }
  return (visit) => {
    const query = isTab(visit) && queryOf(visit) ? `?${queryOf(visit)}` : '';
    const paths = [visit, ...screenOf(visit, graph)].flatMap((id) => pathsOf.get(id) ?? []);
    const asked = paths.map((path) => answers[path + query] ?? oneAnswer);
    return {
      requests: Math.max(oneAnswer.requests, ...asked.map(({ requests }) => requests)),
      bytes: Math.max(oneAnswer.bytes, ...asked.map(({ bytes }) => bytes)),
    };
  };
}

/** What each visit may have, beside what is everybody's from the beginning. */
function limitsOf(visits: ReadonlySet<string>, everybodys: Part | undefined, graph: Graph): Map<string, Limit> {
  const { bytes, requests } = everybodys ? filesIn(everybodys) : { bytes: 0, requests: 0 };
  const answersTo = answersOf(graph);
  return new Map(
    [...visits].map((visit) => {
      const answer = answersTo(visit);
      return [
        visit,
        {
          bytes: bytes + own.bytes - answer.bytes,
          requests: requests + Math.max(fewFiles, own.requests - answer.requests),
        },
      ];
    }),
  );
}

type Place = { rank: number; name: string };

function placesOf(graph: Graph, anyId: string): Map<string, Place> {
  const root = rootOf(graph, anyId);
  const reached = reachAll(graph, root);
  const screens = reached.visits;
  const app: [string, ReadonlySet<string>][] = [];
  const shared: [string, ReadonlySet<string>][] = [];
  const later: [string, ReadonlySet<string>][] = [];
  for (const [id, by] of reached.modules) {
    if (react.test(id) || id.endsWith('.po')) continue;
    if (by.has(root)) app.push([id, screens]);
    else if ([...by].some(isVisit)) shared.push([id, by]);
    else later.push([id, by]);
  }
  const ofScreens = [
    ...partsOf(app, graph, reached).map((part) => ({ ...part, isFirst: true as const })),
    ...partsOf(shared, graph, reached),
  ];
  const everybodys = ofScreens.find(({ modules }) => modules.includes(root));
  const { openedOn } = reached;
  const known = readKept();
  const kept = known ?? new Map();
  function filesOf(parts: readonly Part[], limits: ReadonlyMap<string, Limit>, seek: typeof annealFiles): Part[] {
    const within: Within = { request, besideParts, openedOn, limits };
    return settleFiles(parts, known ? asKept(parts, known, within) : seek(parts, within), kept, within);
  }
  const files = [
    ...filesOf(ofScreens, limitsOf(screens, everybodys, graph), annealFiles),
    ...filesOf(partsOf(later, graph, reached), new Map(), (parts) => joinFiles(parts, request, openedOn)),
  ];
  const named = withNames(files, kept, (file) => (file.modules.includes(root) ? 'app' : nameOf(file, graph)));
  if (!known) writeKept(named);
  // what screens need comes first, and of that what most of them need
  const isLater = (file: Part) => Number(![...file.by].some(isVisit));
  const inOrder = [...named].sort(
    ([a, one], [b, other]) => isLater(one) - isLater(other) || other.by.size - one.by.size || (a < b ? -1 : 1),
  );
  const places = new Map<string, Place>();
  for (const [index, [name, { modules }]] of inOrder.entries()) {
    const rank = Math.min(index, ranks - 1);
    for (const id of modules) {
      places.set(id, { rank, name });
      for (const [language, words] of wordsIn(id, graph))
        places.set(words, { rank, name: `words.${name}.${language}` });
    }
  }
  return places;
}

let places: Map<string, Place> | undefined;

/** Groups take what their modules import along, so what is needed most comes first. */
export const groups = [
  { debugName: 'react', name: 'react', test: react, priority: ranks + 1 },
  ...Array.from({ length: ranks }, (_, rank) => ({
    debugName: `rank ${rank}`,
    priority: ranks - rank,
    name: (id: string, graph: Graph) => {
      places ??= placesOf(graph, id);
      const place = places.get(id);
      return place?.rank === rank ? place.name : null;
    },
  })),
];
