// Who dictates a question or types it in one breath writes no full stops: the words that begin a question part it from the
// story before it.

/** Shorter sentences are taken as they stand. */
const runOnWords = 14;
/** Who asks more in one breath is read up to here. */
const piecesMax = 8;
/** A story says at least this much before it asks. */
const storyLeast = 4;

const words = (text: string) => new Set(text.split(' '));
const verbs = words('can could will would should shall do does did is are am may must has have dont cant');
const subjects = words('i we he she it they you u there this that my our the their his her anybody anyone someone any');
const asking = words('what which where why who how hw wat wht when wetin');
/** "How to", "what do", "which one"; "I know what he said" does not ask. */
const afterAsking = words('is are do does did can could should will would to much many long i one happens if about');
/** "can i", but not "so that i can": what stands before a verb that does not begin a question. */
const notBefore = words(
  'i we he she it they you that which who what how where when why if whether there and or not to also',
);
const others = words(
  'puedo puede debo debe podria como cuanto cuanta cuantos cuantas cual cuales comment combien quel quelle quels quelles pourquoi dois puis faut',
);

const plain = (word: string | undefined) => (word ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function beginsQuestion(at: readonly string[], place: number): boolean {
  const [before, word, after] = [plain(at[place - 1]), plain(at[place]), plain(at[place + 1])];
  if (others.has(word)) return !others.has(before);
  if (verbs.has(word)) return subjects.has(after) && !notBefore.has(before);
  // "when i have the papers" tells the time
  if (word === 'when' && after === 'i') return false;
  return (
    asking.has(word) &&
    afterAsking.has(after) &&
    !/^(?:know|understand|tell|of|about|by|see|on|for|in|to|from)$/.test(before)
  );
}

/** A long sentence in pieces, each question of it by itself; else the sentence. */
export function splitRunOn(part: string): string[] {
  const at = part.split(' ');
  if (at.length < runOnWords) return [part];
  const pieces: string[] = [];
  let from = 0;
  for (let place = storyLeast; place < at.length - 1; place += 1) {
    if (pieces.length === piecesMax) break;
    if (place - from < storyLeast || !beginsQuestion(at, place)) continue;
    pieces.push(at.slice(from, place).join(' '));
    from = place;
  }
  return [...pieces, at.slice(from).join(' ')];
}
