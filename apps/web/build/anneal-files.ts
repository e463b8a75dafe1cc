// Which parts share a file, sought by simulated annealing: joining two at a time (join-files.ts) never takes a step back,
// and where many visits are nearly full only steps back lead to files with which each of them has room.
import { arrange, type Move, type Within } from './arrangement.ts';
import { joinFiles, type Part } from './join-files.ts';

/** How often it begins anew: some beginnings end where one visit or other stays too full. The answer is where they are least so. */
const starts = 6;
/** How many changes are tried for each part, each time. */
const triesEach = 2500;
/** What a change for the worse may cost all visits together to be taken every third time: at the start, and at the end. */
const temperature = { first: 200_000, last: 500 };
/** How many of the changes split a file, and how many join two; the others move one part. */
const share = { split: 0.05, join: 0.05 };

/** Numbers from 0 to 1 that are the same on every machine: the same source is built to the same files (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Arranged = ReturnType<typeof arrange>;

function anyMove({ parts, files, fileOf, move }: Arranged, next: () => number): Move | undefined {
  const one = <T>(of: readonly T[]): T | undefined => of[Math.floor(next() * of.length)];
  const kind = next();
  const part = Math.floor(next() * parts.length);
  const from = kind < share.join ? one(files()) : fileOf(part);
  if (!from) return undefined;
  if (kind < share.join) {
    const to = one(files());
    return to === from ? undefined : move(from.parts, from, to);
  }
  if (kind < share.join + share.split) {
    const entry = one(parts[part]?.by ?? []);
    const others = [...from.parts].filter((other) => entry !== undefined && !parts[other]?.by.includes(entry));
    return others.length === 0 ? undefined : move(others, from, undefined);
  }
  const all = files();
  // one more than there are: a new file
  const to = all[Math.floor(next() * (all.length + 1))];
  return to === from || (!to && from.parts.size === 1) ? undefined : move([part], from, to);
}

/**
 * Files of these parts that cost all visits together little, with each visit within its limits if such files are found.
 * The answer begins with what most need.
 */
export function annealFiles(parts: readonly Part[], within: Within): Part[] {
  const joined = joinFiles(parts, within.request, within.openedOn);
  const tries = triesEach * parts.length;
  let best: Arranged | undefined;
  for (let seed = 1; seed <= starts; seed++) {
    const next = numbersFrom(seed);
    const arranged = arrange(parts, joined, within);
    for (let count = 0; count < tries; count++) {
      const worst = temperature.first * (temperature.last / temperature.first) ** (count / tries);
      const move = anyMove(arranged, next);
      if (move && next() < Math.exp(-move.costMore / worst)) arranged.take(move);
    }
    if (!best || arranged.over() < best.over()) best = arranged;
  }
  return best?.joined() ?? [];
}
