/**
 * Word salad: real words in an order that no sentence has. A trigram model over kinds of words says how much better the
 * two words before predict each word than chance does; in shuffled text they do not predict it at all.
 * The table is made by scripts/train-salad-model.ts; docs/essay-engine.md names the books.
 */
import { SALAD_BIGRAMS, SALAD_TRIGRAMS, SALAD_UNIGRAMS } from '../data/generated/salad-model.ts';
import type { Document } from '../text/document.ts';
import type { Gate } from './gate.ts';
import { EDGE, symbolOf } from './salad-symbols.ts';

/** Nats per word: below this, order predicts nothing. Shuffled learner essays lie at -0.6 to -0.03, real ones at 0.05 to 0.7. */
const LOWEST_GAIN = 0;
/** The order of a few words says little. */
const FEWEST_WORDS = 30;
/** Share of the trigram, the bigram and the single kind in a word's probability. */
const MIX = [0.5, 0.35, 0.15] as const;

const [trigrams, bigrams, unigrams] = [SALAD_TRIGRAMS, SALAD_BIGRAMS, SALAD_UNIGRAMS].map(readTable) as [
  Table,
  Table,
  Table,
];
type Table = Map<string, number>;

/** "abc12 abd3 ...": the symbols, then how often they stood together. */
function readTable(table: string): Table {
  return new Map(
    table.split(' ').map((entry) => [entry.replace(/(?<!\d)\d+$/, ''), Number(/(?<!\d)\d+$/.exec(entry)?.[0] ?? 0)]),
  );
}

const all = [...unigrams.values()].reduce((sum, count) => sum + count, 0);

function chance(symbol: string): number {
  return ((unigrams.get(symbol) ?? 0) + 1) / (all + 50);
}

function inContext(before: string, last: string, symbol: string): number {
  const single = chance(symbol);
  const pair = (bigrams.get(last + symbol) ?? 0) / Math.max(1, unigrams.get(last) ?? 0);
  const seen = bigrams.get(before + last) ?? 0;
  // A pair that was never seen tells nothing of what follows it.
  const triple = seen === 0 ? pair : (trigrams.get(before + last + symbol) ?? 0) / seen;
  return MIX[0] * triple + MIX[1] * pair + MIX[2] * single;
}

/** Mean gain in nats per word of knowing the two words before. */
export function orderGain(document: Document): number {
  let gain = 0;
  let words = 0;
  for (const sentence of document.sentences) {
    let [before, last] = [EDGE, EDGE];
    for (let i = sentence.first; i < sentence.last; i++) {
      const token = document.tokens[i];
      const symbol = token && symbolOf(token);
      if (!symbol) continue;
      gain += Math.log(inContext(before, last, symbol) / chance(symbol));
      words++;
      [before, last] = [last, symbol];
    }
  }
  return words === 0 ? 0 : gain / words;
}

/** Two words that stand together in everybody's English, also where nearly every sentence has a mistake. */
const COMMON_PAIRS: ReadonlySet<string> = new Set(
  `of the|in the|to the|on the|at the|for the|to be|it is|i am|i think|i have|they are|we are|you are|he is|she is|want to|have to|going to|need to|like to|able to|how to|try to
a lot|lot of|because they|because i|because it|because you|because we|so i|and i|if you|that is|this is|there is|there are|is a|is the|with the|from the|by the|my mom|my friend
my friends|my family|my life|do not|did not|can not|don't know|i was|it was|they have|you have|we have|you can|we can|they can|i can|will be|would be|can be|should be|in my|of my
for example|as a|to do|to get|to go|to help|to have|to make|one of|some people|most people|many people|other people|and the|that the|is not|was a|and they|but i|when i|when you
to my|to learn|that they|that you|that i|that we|to me`.split(/[|\n]/),
);
/** Nats that one such pair in a hundred words is worth. Shuffled essays hold 0 to 6, real ones 3 to 13. */
const WORTH = 0.022;

/** Such pairs per 100 words. */
function pairRate({ words }: Document): number {
  let found = 0;
  for (let i = 1; i < words.length; i++) if (COMMON_PAIRS.has(`${words[i - 1]?.lower} ${words[i]?.lower}`)) found++;
  return (found * 100) / Math.max(1, words.length);
}

export const saladGate: Gate = {
  id: 'salad',
  effect: 'unread',
  advisory:
    'The engine could not follow the order of the words here, so no score can be more than 2. Shorter sentences help, with one thought each: who does what. Read them aloud, or ask somebody to read them to you.',
  trips: ({ document }) => {
    if (document.words.length < FEWEST_WORDS) return false;
    const gain = orderGain(document);
    return gain < LOWEST_GAIN && gain + WORTH * pairRate(document) < LOWEST_GAIN;
  },
};
