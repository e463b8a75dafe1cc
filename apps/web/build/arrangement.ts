// Which part lies in which file, what that costs each visit, and what it would cost to move some parts.
import { type CountedFile, countFiles, covers, has, requestsIn } from './counted-file.ts';
import { joined, type OpenedOn, type Part } from './join-files.ts';
import { numberParts } from './numbered-parts.ts';

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

/** Some parts of a file in another one, or in a new one. */
export type Move = { before: readonly CountedFile[]; after: readonly CountedFile[]; costMore: number };

/** `start`: all modules of the parts, joined in any way. */
export function arrange(
  parts: readonly Part[],
  start: readonly Part[],
  { request, besideParts, openedOn, limits }: Within,
) {
  // those with limits come first
  const numbered = numberParts(parts, limits.keys(), openedOn);
  const { nothing, changed } = countFiles(numbered, request);
  const limitOf = [...limits.values()];
  let files = start.map(({ modules }) => changed(nothing, numbered.partsWith(modules), 1));
  const fileOf = new Map<number, CountedFile>();
  for (const file of files) for (const part of file.parts) fileOf.set(part, file);
  /** Of each visit. */
  const bytes = limitOf.map((_, visit) => sumOf(files, visit, (file) => file.bytes));
  const requests = limitOf.map((_, visit) => sumOf(files, visit, requestsIn));

  function overOf(limit: Limit, bytes: number, requests: number): number {
    const moreBytes = Math.max(0, bytes + besideParts * requests - limit.bytes);
    const moreRequests = Math.max(0, requests - limit.requests);
    return request * ((moreBytes / beyond.bytes) ** 2 + beyond.requests * moreRequests);
  }

  /** What some files cost more than others in their place. */
  function costMore(before: readonly CountedFile[], after: readonly CountedFile[]): number {
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
  function bringsNothing(file: CountedFile): boolean {
    for (const part of file.parts) {
      for (const other of numbered.parts[part]?.needs ?? []) {
        const needed = fileOf.get(other);
        if (needed && needed !== file && !covers(needed.by, file.by)) return false;
      }
      for (const other of numbered.parts[part]?.neededBy ?? []) {
        const needing = fileOf.get(other);
        if (needing && needing !== file && !covers(file.by, needing.by)) return false;
      }
    }
    return true;
  }

  return {
    parts: numbered.parts,
    files: () => files,
    fileOf: (part: number) => fileOf.get(part),

    /** What it would be to have some parts of a file in another one; without `to`, in a new one. */
    move(some: Iterable<number>, from: CountedFile, to: CountedFile | undefined): Move {
      const before = to ? [from, to] : [from];
      const after = [changed(from, some, -1), changed(to ?? nothing, some, 1)];
      return { before, after, costMore: costMore(before, after) };
    },

    /** Answers false, and leaves all as it is, where a visit would get a file that it does not need. */
    take({ before, after }: Move): boolean {
      const place = (some: readonly CountedFile[]) => {
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
          for (let visit = 0; visit < limitOf.length; visit++)
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

const sumOf = (files: readonly CountedFile[], visit: number, of: (file: CountedFile) => number) =>
  files.reduce((sum, file) => sum + (has(file.by, visit) ? of(file) : 0), 0);
