// Joining files so that no visit gets too many of them, or too much.
import { filesIn, joinFiles, type OpenedOn, type Part, type Weight } from './join-files.ts';

/** Joining takes half a second, and after so many times it hardly gets better. */
const rounds = 16;

/** A visit that stays too full whatever is joined should not decide for all the others. */
const most = 4;
const weighed = (before: number, full: number) => Math.min(most, Math.max(1, before * full));

type Within = {
  visits: ReadonlySet<string>;
  /** What a visit may have, in files that are not everybody's. */
  own: { bytes: number; requests: number };
  /** A module that every visit has: what is in its file from the beginning counts for none. */
  always: string;
};

/** How full a visit is: 1 is as much as it may have. */
function fullness(files: readonly Part[], visit: string, everybodys: Part | undefined, { own }: Within): Weight {
  const all = files.filter(({ by }) => by.has(visit)).map(filesIn);
  const taken = everybodys ? filesIn(everybodys) : { bytes: 0, requests: 0 };
  const bytes = all.reduce((sum, file) => sum + file.bytes, -taken.bytes);
  const requests = all.reduce((sum, file) => sum + file.requests, -taken.requests);
  return { byte: bytes / own.bytes, request: requests / own.requests };
}

/**
 * Joins as `joinFiles` does, several times: where a visit came out too full, its bytes or its requests weigh more the next
 * time, at the cost of visits that have room. The best of these times is the answer.
 */
export function joinWithin(parts: readonly Part[], request: number, openedOn: OpenedOn, within: Within): Part[] {
  const everybodys = parts.find(({ modules }) => modules.includes(within.always));
  const weights = new Map<string, Weight>();
  let best: { files: Part[]; over: number } | undefined;
  for (let round = 0; round < rounds && best?.over !== 0; round++) {
    const files = joinFiles(parts, request, openedOn, weights);
    let over = 0;
    for (const visit of within.visits) {
      const { byte, request } = fullness(files, visit, everybodys, within);
      over += Math.max(0, byte - 1) + Math.max(0, request - 1);
      const before = weights.get(visit) ?? { byte: 1, request: 1 };
      weights.set(visit, { byte: weighed(before.byte, byte), request: weighed(before.request, request) });
    }
    if (!best || over < best.over) best = { files, over };
  }
  return best?.files ?? [];
}
