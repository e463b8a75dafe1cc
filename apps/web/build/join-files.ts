// Which files are worth joining. A file more costs a visit a request; joined files cost it what it does not need.

/** Of either set. */
export const unionOf = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> => new Set([...one, ...other]);
/** Whether all of the first are in the second too. */
export const isWithin = <T>(one: ReadonlySet<T> | undefined, other: ReadonlySet<T>): boolean =>
  one !== undefined && [...one].every((each) => other.has(each));

export type Part = {
  /** What needs it at once. */
  by: ReadonlySet<string>;
  /** Those of them that fetch it: what is only opened where another of them is has it already. */
  fetchedBy: ReadonlySet<string>;
  modules: readonly string[];
  /** Modules that have to be there before it runs. */
  needs: ReadonlySet<string>;
  /** Bytes on the wire, about; the styles are a file beside the code, and so are the words of each folder. */
  code: number;
  style: number;
  words: readonly number[];
  /** Of its code what declares schemas: all of them are made as soon as it runs. */
  schemas: number;
  /** It runs on every visit before anything is shown. */
  isFirst?: true;
};

/** Its files: code, styles, and words. */
export function filesIn({ code, style, words }: Part): { bytes: number; requests: number } {
  const said = words.reduce((sum, bytes) => sum + bytes, 0);
  return { bytes: code + style + said, requests: 1 + Number(style > 0) + Number(said > 0) };
}

function costOf(part: Part, request: number): number {
  const { bytes, requests } = filesIn(part);
  // a slow phone takes about as long to make a schema as to fetch it
  const made = part.isFirst ? part.schemas : 0;
  return part.fetchedBy.size * (bytes + made + requests * request);
}

/** From each part that is opened later to where it is opened: it fetches nothing that is there already. */
export type OpenedOn = ReadonlyMap<string, ReadonlySet<string>>;

export function joined(one: Part, other: Part, openedOn: OpenedOn): Part {
  const by = unionOf(one.by, other.by);
  const isThere = (entry: string) => !by.has(entry) && isWithin(openedOn.get(entry), by);
  return {
    by,
    fetchedBy: new Set([...unionOf(one.fetchedBy, other.fetchedBy)].filter((entry) => !isThere(entry))),
    modules: [...one.modules, ...other.modules],
    needs: unionOf(one.needs, other.needs),
    code: one.code + other.code,
    style: one.style + other.style,
    words: [...one.words, ...other.words],
    schemas: one.schemas + other.schemas,
    ...((one.isFirst || other.isFirst) && { isFirst: true }),
  };
}

/**
 * Joins the two parts that save most, until nothing saves any more. `request` says how many bytes a request is worth.
 * Whoever fetches a file fetches all that it needs, so nothing is joined that brings along what its visits do not need.
 * The answer begins with what most need.
 */
export function joinFiles(parts: readonly Part[], request: number, openedOn: OpenedOn = new Map()): Part[] {
  const files = new Set(parts);
  const costs = new Map<Part, number>();
  function total(part: Part): number {
    const cost = costs.get(part) ?? costOf(part, request);
    costs.set(part, cost);
    return cost;
  }
  /** Bytes that all visits together save when two parts are one file. */
  const savedBy = (one: Part, other: Part) => total(one) + total(other) - costOf(joined(one, other, openedOn), request);
  const fileOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part] as const)));

  function bringsMore(one: Part, other: Part): boolean {
    const by = unionOf(one.by, other.by);
    const seen = new Set([one, other]);
    for (const part of seen) {
      if (part !== one && part !== other && !isWithin(by, part.by)) return true;
      for (const id of part.needs) {
        const next = fileOf.get(id);
        if (next) seen.add(next);
      }
    }
    return false;
  }
  type Pair = { one: Part; other: Part; saved: number };
  const pairsOf = (one: Part, others: Iterable<Part>): Pair[] =>
    [...others].map((other) => ({ one, other, saved: savedBy(one, other) })).filter(({ saved }) => saved > 0);
  const best = (a: Pair, b: Pair) => b.saved - a.saved;

  let pairs = parts.flatMap((one, index) => pairsOf(one, parts.slice(index + 1))).sort(best);
  for (;;) {
    const pair = pairs.find(({ one, other }) => !bringsMore(one, other));
    if (!pair) break;
    const next = joined(pair.one, pair.other, openedOn);
    const isGone = (part: Part) => part === pair.one || part === pair.other;
    files.delete(pair.one);
    files.delete(pair.other);
    for (const id of next.modules) fileOf.set(id, next);
    pairs = [...pairs.filter(({ one, other }) => !isGone(one) && !isGone(other)), ...pairsOf(next, files)].sort(best);
    files.add(next);
  }
  return [...files].sort((a, b) => b.by.size - a.by.size);
}
