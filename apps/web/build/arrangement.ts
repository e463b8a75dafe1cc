// Which part lies in which file, what that costs each visit, and what it would cost to move some parts.
import { filesIn, joined, type OpenedOn, type Part } from './join-files.ts';

/** What a visit may have of all the files. */
export type Limit = { bytes: number; requests: number };

export type Within = {
  /** How many bytes a request is worth. */
  request: number;
  /** Bytes that each file has beside its parts. */
  besideParts: number;
  openedOn: OpenedOn;
  limits: ReadonlyMap<string, Limit>;
};

/**
 * What a visit has too much: so many bytes count as one request does, and twice as many four times that, since a little too
 * much of what is only estimated is better for many visits than much for one. A request too many counts so many times.
 */
const beyond = { bytes: 300, requests: 200 };

/** Entries (visits, and parts that are opened later) are numbers here, and so are parts. */
export type File = {
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

/** Some parts of a file in another one, or in a new one. */
export type Move = { before: readonly File[]; after: readonly File[]; costMore: number };

const requestsIn = ({ styled, worded }: File) => 1 + (styled > 0 ? 1 : 0) + (worded > 0 ? 1 : 0);
const has = (counts: readonly number[], entry: number) => (counts[entry] ?? 0) > 0;
const covers = (one: readonly number[], other: readonly number[]) =>
  one.every((count, entry) => count > 0 || !has(other, entry));

/** `start`: all modules of the parts, joined in any way. */
export function arrange(
  parts: readonly Part[],
  start: readonly Part[],
  { request, besideParts, openedOn, limits }: Within,
) {
  // those with limits come first
  const entries = [...new Set([...limits.keys(), ...parts.flatMap(({ by, fetchedBy }) => [...by, ...fetchedBy])])];
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
  const limitOf = [...limits.values()];

  /** What is opened where all of this is needed already fetches nothing. */
  const isThere = ({ by }: File, entry: number) =>
    !has(by, entry) && (openings[entry] ?? []).every((visit) => has(by, visit));

  function costOf(file: File): number {
    let fetched = 0;
    for (let entry = 0; entry < entries.length; entry++)
      if (has(file.fetchedBy, entry) && !isThere(file, entry)) fetched += 1;
    // a slow phone takes about as long to make a schema as to fetch it
    return fetched * (file.bytes + (file.first > 0 ? file.schemas : 0) + request * requestsIn(file));
  }

  /** The file with these parts more, or without them. */
  function changed(file: File, some: Iterable<number>, sign: 1 | -1): File {
    const own = new Set(file.parts);
    const next = { ...file, parts: own, by: file.by.slice(), fetchedBy: file.fetchedBy.slice() };
    for (const index of some) {
      const part = numbered[index];
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

  const nothing: File = {
    parts: new Set(),
    by: new Array<number>(entries.length).fill(0),
    fetchedBy: new Array<number>(entries.length).fill(0),
    bytes: 0,
    styled: 0,
    worded: 0,
    first: 0,
    schemas: 0,
    cost: 0,
  };
  let files = start.map(({ modules }) => changed(nothing, partsWith(modules), 1));
  const fileOf = new Map<number, File>();
  for (const file of files) for (const part of file.parts) fileOf.set(part, file);
  const bytes = entries.map((_, visit) => sumOf(files, visit, (file) => file.bytes));
  const requests = entries.map((_, visit) => sumOf(files, visit, requestsIn));

  function overOf(limit: Limit, bytes: number, requests: number): number {
    const moreBytes = Math.max(0, bytes + besideParts * requests - limit.bytes);
    const moreRequests = Math.max(0, requests - limit.requests);
    return request * ((moreBytes / beyond.bytes) ** 2 + beyond.requests * moreRequests);
  }

  /** What some files cost more than others in their place. */
  function costMore(before: readonly File[], after: readonly File[]): number {
    let more = 0;
    const changes = [
      ...before.map((file) => ({ by: file.by, bytes: -file.bytes, requests: -requestsIn(file) })),
      ...after.map((file) => ({ by: file.by, bytes: file.bytes, requests: requestsIn(file) })),
    ];
    for (const { cost } of before) more -= cost;
    for (const { cost } of after) more += cost;
    for (const [visit, limit] of limitOf.entries()) {
      let moreBytes = 0;
      let moreRequests = 0;
      for (const change of changes)
        if (has(change.by, visit)) {
          moreBytes += change.bytes;
          moreRequests += change.requests;
        }
      if (moreBytes === 0 && moreRequests === 0) continue;
      const [b, r] = [bytes[visit] ?? 0, requests[visit] ?? 0];
      more += overOf(limit, b + moreBytes, r + moreRequests) - overOf(limit, b, r);
    }
    return more;
  }

  /** Whoever fetches a file fetches all that it needs: that must be nothing which its visits do not need. */
  function bringsNothing(file: File): boolean {
    for (const part of file.parts) {
      for (const other of numbered[part]?.needs ?? []) {
        const needed = fileOf.get(other);
        if (needed && needed !== file && !covers(needed.by, file.by)) return false;
      }
      for (const other of numbered[part]?.neededBy ?? []) {
        const needing = fileOf.get(other);
        if (needing && needing !== file && !covers(file.by, needing.by)) return false;
      }
    }
    return true;
  }

  return {
    parts: numbered,
    files: () => files,
    fileOf: (part: number) => fileOf.get(part),

    /** What it would be to have some parts of a file in another one; without `to`, in a new one. */
    move(some: Iterable<number>, from: File, to: File | undefined): Move {
      const before = to ? [from, to] : [from];
      const after = [changed(from, some, -1), changed(to ?? nothing, some, 1)];
      return { before, after, costMore: costMore(before, after) };
    },

    /** Answers false, and leaves all as it is, where a visit would get a file that it does not need. */
    take({ before, after }: Move): boolean {
      const place = (some: readonly File[]) => {
        for (const file of some) for (const part of file.parts) fileOf.set(part, file);
      };
      place(after);
      if (!after.every(bringsNothing)) {
        place(before);
        return false;
      }
      files = [...files.filter((file) => !before.includes(file)), ...after.filter((file) => file.parts.size > 0)];
      for (const [sign, some] of [
        [-1, before],
        [1, after],
      ] as const)
        for (const file of some)
          for (let visit = 0; visit < entries.length; visit++)
            if (has(file.by, visit)) {
              bytes[visit] = (bytes[visit] ?? 0) + sign * file.bytes;
              requests[visit] = (requests[visit] ?? 0) + sign * requestsIn(file);
            }
      return true;
    },

    /** What visits have too much, all together. */
    over(): number {
      return limitOf.reduce((sum, limit, visit) => sum + overOf(limit, bytes[visit] ?? 0, requests[visit] ?? 0), 0);
    },

    /** The files as parts again; those that most need come first. */
    joined(): Part[] {
      const all = files.map(({ parts: own }) =>
        [...own].flatMap((part) => parts[part] ?? []).reduce((one, other) => joined(one, other, openedOn)),
      );
      return all.sort((a, b) => b.by.size - a.by.size);
    },
  };
}

const sumOf = (files: readonly File[], visit: number, of: (file: File) => number) =>
  files.reduce((sum, file) => sum + (has(file.by, visit) ? of(file) : 0), 0);
