// Parts and what needs them as numbers: the search for files (anneal-files.ts) counts them some hundred thousand times.
import { filesIn, type OpenedOn, type Part } from './join-files.ts';

/** Entries (visits, and parts that are opened later) are numbers here, and so are parts. */
export type NumberedPart = {
  by: readonly number[];
  fetchedBy: readonly number[];
  bytes: number;
  /** 1 or 0: whether it has styles, has words, runs first. */
  styled: number;
  worded: number;
  first: number;
  schemas: number;
  /** Parts that have to be there before it runs, and those that it has to be there for. */
  needs: ReadonlySet<number>;
  neededBy: Set<number>;
};

export type Numbered = {
  parts: readonly NumberedPart[];
  /** How many entries there are; the first are `visits`, in their order. */
  entries: number;
  /** Of each entry the visits where it is opened. */
  openings: readonly (readonly number[])[];
  /** The parts that these modules are of. */
  partsWith: (modules: Iterable<string>) => Set<number>;
};

export function numberParts(parts: readonly Part[], visits: Iterable<string>, openedOn: OpenedOn): Numbered {
  const entries = [...new Set([...visits, ...parts.flatMap(({ by, fetchedBy }) => [...by, ...fetchedBy])])];
  const indexOf = new Map(entries.map((entry, index) => [entry, index]));
  const indexesOf = (some: Iterable<string>) => [...some].flatMap((entry) => indexOf.get(entry) ?? []);
  const partOf = new Map(parts.flatMap(({ modules }, part) => modules.map((id) => [id, part] as const)));
  const partsWith = (modules: Iterable<string>) => new Set([...modules].flatMap((id) => partOf.get(id) ?? []));
  const numbered = parts.map((part) => ({
    by: indexesOf(part.by),
    fetchedBy: indexesOf(part.fetchedBy),
    bytes: filesIn(part).bytes,
    styled: Number(part.style > 0),
    worded: Number(part.words.length > 0),
    first: Number(part.isFirst ?? false),
    schemas: part.schemas,
    needs: partsWith(part.needs),
    neededBy: new Set<number>(),
  }));
  for (const [index, { needs }] of numbered.entries()) for (const other of needs) numbered[other]?.neededBy.add(index);
  const openings = entries.map((entry) => indexesOf(openedOn.get(entry) ?? [entry]));
  return { parts: numbered, entries: entries.length, openings, partsWith };
}
