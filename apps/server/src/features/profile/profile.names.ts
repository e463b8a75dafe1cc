// Small words that belong to the family name behind them, in names written in Latin letters.
const particles = new Set(
  'van von der den de del della di da dos du la le ter ten bin ibn binti bint al el ul ur'.split(' '),
);

/**
 * A full name as typed at sign-up, cut into first and last name for the person to correct. The last word and its
 * particles are the last name ("Ludwig van Beethoven"); "Rahman, Amina" is read as written. One word is a first name.
 */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [before, after] = fullName.split(',', 2).map((part) => part.trim().replace(/\s+/gu, ' '));
  if (before && after) return { firstName: after.slice(0, 100), lastName: before.slice(0, 100) };
  const words = fullName.trim().split(/\s+/u);
  let start = words.length - 1;
  while (start > 1 && particles.has((words[start - 1] as string).toLowerCase())) start -= 1;
  return {
    firstName: words.slice(0, Math.max(start, 1)).join(' ').slice(0, 100),
    lastName: words.slice(Math.max(start, 1)).join(' ').slice(0, 100),
  };
}
