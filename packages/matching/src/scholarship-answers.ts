// What a student answered with one tap, asked once: a key and yes or no. An answer settles what follows from it: two years
// of work are one year as well.

export type Answer = 'yes' | 'no';
export type Answers = ReadonlyMap<string, Answer>;

/** Questions of which a yes to one is a yes to those below it, and a no is a no to those above it. */
const ladders: readonly (readonly string[])[] = [
  ['german-b1', 'german-b2', 'german-c1'],
  ['top-third', 'top-10'],
];

const countedKey = /^(work|grade-us4|grade-percent|grade-cgpa10)-(\d+(?:\.\d+)?)$/;

/** The rungs that a key stands on: 'work-2' above 'work-1'. */
function rungOf(key: string): { ladder: string; height: number } | null {
  const counted = countedKey.exec(key);
  if (counted) return { ladder: counted[1] as string, height: Number(counted[2]) };
  const index = ladders.findIndex((ladder) => ladder.includes(key));
  return index < 0 ? null : { ladder: String(index), height: (ladders[index] as readonly string[]).indexOf(key) };
}

/** The answer to a question, or what follows from answers to its neighbours; null where it is open. */
export function answerTo(key: string, answers: Answers): Answer | null {
  const own = answers.get(key);
  if (own) return own;
  const rung = rungOf(key);
  if (!rung) return null;
  for (const [other, answer] of answers) {
    const place = rungOf(other);
    if (place?.ladder !== rung.ladder) continue;
    if (answer === 'yes' && place.height >= rung.height) return 'yes';
    if (answer === 'no' && place.height <= rung.height) return 'no';
  }
  return null;
}
