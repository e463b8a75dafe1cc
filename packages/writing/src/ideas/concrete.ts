/** How concretely an answer is told: things, people, places, numbers, words spoken, and one thing after another. */
import { CONCRETE_NOUNS } from '../words/concrete-nouns.ts';
import { PEOPLE, PLACES } from './details.ts';
import type { Source } from './story.ts';

/** What makes of a state an event. */
const EVENT =
  /\b(?:first|second|third|next|last|that|one|same|every) (?:day|night|morning|evening|time|week|hour|year)\b|\b(?:then|after (?:it|that|this)|suddenly|until|when|before)\b|\b(?:said|says|say|asked|told|shouted|laughed|laughing|answered|whispered)\b/gi;

const most = (value: number, at: number) => Math.min(value, at) / at;

/** From 0 (a claim) to 2 (a scene that could be filmed). In scripts whose words are not known here length and numbers count. */
export function concreteness({ sentences, foreign }: Pick<Source, 'sentences' | 'foreign'>): number {
  const words = sentences.flatMap((sentence) => sentence.words);
  const numbers = sentences.flatMap((sentence) => sentence.numbers).length;
  const length = most(words.length, 60);
  if (foreign) return length + 0.5 * most(numbers, 2);
  const plain = words.map(({ lower }) => lower.replace(/(?<=[a-z]{3})s$/, ''));
  const seen = new Set(plain.filter((word) => CONCRETE_NOUNS.has(word) || PEOPLE.has(word) || PLACES.has(word)));
  const events = sentences.reduce((sum, { text }) => sum + (text.match(EVENT)?.length ?? 0), 0);
  const names = sentences.flatMap((sentence) => sentence.names).length;
  return 0.8 * most(seen.size, 5) + 0.5 * most(events, 4) + 0.25 * most(names + numbers, 2) + 0.45 * length;
}
