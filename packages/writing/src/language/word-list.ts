/**
 * Reads a Hunspell word list and tells whether it holds a word. Words are taken apart when they are asked for instead of
 * spelling out every form beforehand: both English lists load in a tenth of the time and memory that takes. Only what these lists
 * use is read: prefixes, suffixes and their flags of one letter (their compound rules are about ordinals in digits).
 */

type Affix = { flag: string; strip: string; condition: RegExp | undefined; crosses: boolean };
/** Affixes by the letters that they add. */
type Affixes = Map<string, Affix[]>;

export type WordList = { has: (word: string) => boolean };

/** Several lists with the same affixes are read as one: a word is held when one of them holds it. */
export function readWordList(aff: string, ...dics: string[]): WordList {
  const prefixes: Affixes = new Map();
  const suffixes: Affixes = new Map();
  const crossing = new Map<string, boolean>();
  for (const line of aff.split('\n')) {
    const [kind = '', flag = '', third = '', fourth = '', fifth] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    // A group opens with whether its affixes go together with those of the other kind: "SFX D Y 4".
    if (fifth === undefined) {
      crossing.set(flag, third === 'Y');
      continue;
    }
    const added = fourth === '0' ? '' : (fourth.split('/')[0] as string);
    const condition = fifth === '.' ? undefined : new RegExp(kind === 'PFX' ? `^${fifth}` : `${fifth}$`);
    const affix = { flag, strip: third === '0' ? '' : third, condition, crosses: crossing.get(flag) ?? false };
    const group = kind === 'PFX' ? prefixes : suffixes;
    group.set(added, [...(group.get(added) ?? []), affix]);
  }
  const flags = new Map<string, string>();
  for (const dic of dics) readFlags(dic, flags);
  const longest = (group: Affixes) => Math.max(0, ...[...group.keys()].map(({ length }) => length));
  const [longestPrefix, longestSuffix] = [longest(prefixes), longest(suffixes)];

  const isBase = (base: string, ...needed: string[]) => {
    const own = flags.get(base);
    return own !== undefined && needed.every((flag) => own.includes(flag));
  };

  /** Whether a word is a listed one with one of the suffixes; `prefix` is the one that was already taken off. */
  const hasSuffix = (word: string, prefix?: Affix) => {
    for (let length = Math.min(longestSuffix, word.length - 1); length >= 0; length--) {
      for (const { flag, strip, condition, crosses } of suffixes.get(word.slice(word.length - length)) ?? []) {
        const base = word.slice(0, word.length - length) + strip;
        if (condition && !condition.test(base)) continue;
        if (prefix ? crosses && isBase(base, flag, prefix.flag) : isBase(base, flag)) return true;
      }
    }
    return false;
  };

  const hasPrefix = (word: string) => {
    for (let length = Math.min(longestPrefix, word.length - 1); length > 0; length--) {
      for (const prefix of prefixes.get(word.slice(0, length)) ?? []) {
        const base = prefix.strip + word.slice(length);
        if (prefix.condition && !prefix.condition.test(base)) continue;
        if (isBase(base, prefix.flag) || (prefix.crosses && hasSuffix(base, prefix))) return true;
      }
    }
    return false;
  };

  const holds = (word: string) => flags.has(word) || hasSuffix(word) || hasPrefix(word);
  return {
    has: (word) => {
      if (holds(word)) return true;
      // "PARIS" is Paris; "House" and "HOUSE" are a house.
      if (word === word.toUpperCase() && holds(word.charAt(0) + word.slice(1).toLowerCase())) return true;
      const lower = word.toLowerCase();
      return lower !== word && holds(lower);
    },
  };
}

/** Adds the flags of each listed word: "walk/DGS". The first line is their number. */
function readFlags(dic: string, flags: Map<string, string>): void {
  let from = dic.indexOf('\n') + 1;
  while (from < dic.length) {
    const next = dic.indexOf('\n', from);
    const line = dic.slice(from, next < 0 ? dic.length : next);
    from = next < 0 ? dic.length : next + 1;
    const slash = line.indexOf('/');
    const word = (slash < 0 ? line : line.slice(0, slash)).trim();
    const own = slash < 0 ? '' : (line.slice(slash + 1).split(/\s/)[0] as string);
    if (word === '') continue;
    const before = flags.get(word);
    if (before === undefined) flags.set(word, own);
    else if (before !== own) flags.set(word, before + own);
  }
}
