// A file of some parts: how much of it each entry needs and fetches, and what that costs them all.
import type { Numbered } from './numbered-parts.ts';

export type CountedFile = {
  readonly parts: ReadonlySet<number>;
  /** How many of the parts each entry needs, and fetches. */
  by: number[];
  fetchedBy: number[];
  bytes: number;
  /** How many of the parts have styles, have words, run first. */
  styled: number;
  worded: number;
  first: number;
  schemas: number;
  /** What it costs all entries together. */
  cost: number;
};

export const requestsIn = ({ styled, worded }: CountedFile) => 1 + (styled > 0 ? 1 : 0) + (worded > 0 ? 1 : 0);
export const has = (counts: readonly number[], entry: number) => (counts[entry] ?? 0) > 0;
/** Whether every entry of the second is one of the first. */
export const covers = (one: readonly number[], other: readonly number[]) =>
  one.every((count, entry) => count > 0 || !has(other, entry));

/** The file without any parts, and what makes others of it. */
export function countFiles({ parts, entries, openings }: Numbered, request: number) {
  /** What is opened where all of this is needed already fetches nothing. */
  const isThere = ({ by }: CountedFile, entry: number) =>
    !has(by, entry) && (openings[entry] ?? []).every((visit) => has(by, visit));

  function costOf(file: CountedFile): number {
    let fetched = 0;
    for (let entry = 0; entry < entries; entry++) if (has(file.fetchedBy, entry) && !isThere(file, entry)) fetched += 1;
    // a slow phone takes about as long to make a schema as to fetch it
    return fetched * (file.bytes + (file.first > 0 ? file.schemas : 0) + request * requestsIn(file));
  }

  /** The file with these parts more, or without them. */
  function changed(file: CountedFile, some: Iterable<number>, sign: 1 | -1): CountedFile {
    const own = new Set(file.parts);
    const next = { ...file, parts: own, by: file.by.slice(), fetchedBy: file.fetchedBy.slice() };
    for (const index of some) {
      const part = parts[index];
      if (!part) continue;
      if (sign > 0) own.add(index);
      else own.delete(index);
      for (const entry of part.by) next.by[entry] = (next.by[entry] ?? 0) + sign;
      for (const entry of part.fetchedBy) next.fetchedBy[entry] = (next.fetchedBy[entry] ?? 0) + sign;
      next.bytes += sign * part.bytes;
      next.styled += sign * part.styled;
      next.worded += sign * part.worded;
      next.first += sign * part.first;
      next.schemas += sign * part.schemas;
    }
    next.cost = costOf(next);
    return next;
  }

  const nothing: CountedFile = {
    parts: new Set(),
    by: new Array<number>(entries).fill(0),
    fetchedBy: new Array<number>(entries).fill(0),
    bytes: 0,
    styled: 0,
    worded: 0,
    first: 0,
    schemas: 0,
    cost: 0,
  };
  return { nothing, changed };
}
