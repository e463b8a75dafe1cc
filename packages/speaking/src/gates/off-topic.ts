/**
 * Speaks of nothing that was asked. A question of the bank says which words an answer to it holds and how it may begin
 * instead ("No, never."). Where a question says nothing of that (a student typed it, or anything of one's own answers it),
 * only what is about something else altogether is held: no sure sign of a part that has a topic, no word about oneself, and
 * no word of the question. What holds a good answer back without need does more harm.
 */
import { readKeyIdeas } from '@lantern/writing/prompts/key-ideas';
import { toBase } from '@lantern/writing/text/base-form';
import { tokenize } from '@lantern/writing/text/tokens';
import { FUNCTION_WORDS } from '@lantern/writing/words/function-words';
import { FEW_WORDS } from '../topic.ts';
import type { Gate } from './gate.ts';

const FEWEST_WORDS = 4;
/** What says nothing of the student must say so much more of the topic. */
const OF_OTHERS = 1.5;
const ONESELF = new Set([
  'i',
  'my',
  'me',
  'we',
  'our',
  'us',
  "i'm",
  "i've",
  "i'd",
  "i'll",
  'mine',
  'ours',
  "we've",
  "we'll",
  "we'd",
]);
/** Shorter words mean little. */
const SHORTEST = 4;

export const offTopicGate: Gate = {
  id: 'off-topic',
  effect: 'cap',
  trips: ({ input, document, parts, topic, count }) => {
    // of two words nobody can tell
    if (count < FEWEST_WORDS) return false;
    if (topic.instead) return false;
    if (input.question.about?.length === 0) return false;
    const words = new Set(document.words.map(({ lower }) => lower));
    const own = [...words].some((word) => ONESELF.has(word));
    if (Number.isFinite(topic.signs)) return topic.signs < (own || count <= FEW_WORDS ? 1 : OF_OTHERS) * topic.needed;
    if (own || parts.some(({ part, named }) => named && !part.form)) return false;
    if (readKeyIdeas(input.question.text).some(({ isIn }) => isIn([...words]))) return false;
    const bases = new Set([...words].map(toBase));
    return !tokenize(input.question.text).some(
      ({ lower, kind }) =>
        kind === 'word' && lower.length >= SHORTEST && !FUNCTION_WORDS.has(lower) && bases.has(toBase(lower)),
    );
  },
};
