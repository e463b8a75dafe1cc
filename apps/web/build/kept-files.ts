// Which modules lie in which file is kept in files.json, as a lock file keeps versions: where every build sought it anew, a
// few lines more in one screen put most modules into other files, and whoever comes back fetches all of them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { arrange, type Within } from './arrangement.ts';
import { joined, type Part } from './join-files.ts';

const place = join(import.meta.dirname, 'files.json');
const repository = join(import.meta.dirname, '../../..');
const keyOf = (module: string) => module.replaceAll(`${repository}/`, '');
/** What a move must save all visits together, in bytes: it costs whoever comes back the files of both places. */
const worth = 20_000;
/** More than are ever needed. */
const rounds = 20;

/** From each module to the name of its file. */
export type Kept = ReadonlyMap<string, string>;

/** Undefined where the file was removed so that all is sought anew. */
export function readKept(): Kept | undefined {
  let text: string;
  try {
    text = readFileSync(place, 'utf8');
  } catch {
    return undefined;
  }
  const files: Record<string, string[]> = JSON.parse(text);
  return new Map(Object.entries(files).flatMap(([name, modules]) => modules.map((module) => [module, name] as const)));
}

export function writeKept(files: ReadonlyMap<string, Part>) {
  const sorted = [...files].map(([name, { modules }]) => [name, modules.map(keyOf).sort()] as const);
  sorted.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(place, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/** The name that most of the modules were kept under, and how many of them. */
function keptName({ modules }: Part, kept: Kept): { name?: string; count: number } {
  const counts = new Map<string, number>();
  for (const module of modules) {
    const name = kept.get(keyOf(module));
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [[name, count] = [undefined, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return { name, count };
}

/** The parts of each kept file together; those that are new by themselves. */
export function asKept(parts: readonly Part[], kept: Kept, { openedOn }: Within): Part[] {
  const files = new Map<string, Part>();
  for (const [index, part] of parts.entries()) {
    const name = keptName(part, kept).name ?? `new ${index}`;
    const known = files.get(name);
    files.set(name, known ? joined(known, part, openedOn) : part);
  }
  return [...files.values()];
}

/**
 * Moves single parts until no move is worth it. What is new goes wherever it costs least. From the same parts and the
 * files that were settled for them it moves nothing.
 */
export function settleFiles(parts: readonly Part[], files: readonly Part[], kept: Kept, within: Within): Part[] {
  const arranged = arrange(parts, files, within);
  const isNew = parts.map((part) => !keptName(part, kept).name);
  const unsettled = () =>
    parts.filter((_, part) => {
      const from = arranged.fileOf(part);
      if (!from) return false;
      const places = [...arranged.files().filter((file) => file !== from), ...(from.parts.size > 1 ? [undefined] : [])];
      return places
        .map((to) => arranged.move([part], from, to))
        .filter(({ costMore }) => costMore < (isNew[part] ? 0 : -worth))
        .sort((a, b) => a.costMore - b.costMore)
        .some((move) => arranged.take(move));
    });
  for (let round = 0; round < rounds && unsettled().length > 0; round++);
  return arranged.joined();
}

/** Each file by its name: the one it had, where most of what lay under that name is in it, else a new one. */
export function withNames(files: readonly Part[], known: Kept, nameOf: (file: Part) => string): Map<string, Part> {
  const named = new Map<string, Part>();
  const before = files.map((file) => ({ file, ...keptName(file, known) })).sort((a, b) => b.count - a.count);
  for (const { file, name } of before) if (name && !named.has(name)) named.set(name, file);
  const kept = new Set(named.values());
  for (const file of files.filter((one) => !kept.has(one))) {
    const wanted = nameOf(file);
    let name = wanted;
    for (let number = 2; named.has(name); number++) name = `${wanted}.${number}`;
    named.set(name, file);
  }
  return named;
}
