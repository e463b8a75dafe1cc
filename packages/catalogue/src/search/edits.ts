// Words that differ by little: a letter too many, too few, another one, or two that changed places.

/** How many such steps lie between two words; a swap of neighbours is one. `most` + 1 where it is more than that. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const row = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      let steps = Math.min((last[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (last[to - 1] ?? 0) + same);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        steps = Math.min(steps, (beforeLast[to - 2] ?? 0) + 1);
      row.push(steps);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? most + 1;
}

/** How many steps a word may be away and still be meant: short words mean what they say. */
export const stepsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Everything one step away from a word, for looking up; of words in Latin letters. */
export function oneStepAway(word: string): string[] {
  const around = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const [first = '', second = ''] = tail;
    if (tail) around.add(head + tail.slice(1));
    if (second) around.add(head + second + first + tail.slice(2));
    for (const letter of letters) {
      around.add(head + letter + tail);
      if (tail) around.add(head + letter + tail.slice(1));
    }
  }
  // 'voronezhsk' is how the Russian for "of Voronezh" is read
  if (/..sk$/.test(word)) around.add(word.slice(0, -2));
  around.delete(word);
  return [...around];
}
