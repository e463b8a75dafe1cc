/**
 * Speaks of nothing that was asked: no sure sign of a part that has a topic, no word about oneself, and no word of the
 * question that means anything. It catches what is about something else altogether (a recipe, a match report), not an
 * answer to another question: what holds a good answer back without need does more harm.
 */
import { readKeyIdeas } from '@lantern/writing/prompts/key-ideas';
import { toBase } from '@lantern/writing/text/base-form';
import { tokenize } from '@lantern/writing/text/tokens';
import { FUNCTION_WORDS } from '@lantern/writing/words/function-words';
import type { Gate } from './gate.ts';

const ONESELF = new Set(['i', 'my', 'me', 'we', 'our', 'us', "i'm", "i've", "i'd", "i'll"]);
/** Shorter words mean little. */
const SHORTEST = 4;

export const offTopicGate: Gate = {
  id: 'off-topic',
  effect: 'cap',
  trips: ({ input, document, parts }) => {
    if (parts.some(({ part, named }) => named && !part.form)) return false;
    const words = new Set(document.words.map(({ lower }) => lower));
    if ([...words].some((word) => ONESELF.has(word))) return false;
    if (readKeyIdeas(input.question.text).some(({ isIn }) => isIn([...words]))) return false;
    const bases = new Set([...words].map(toBase));
    return !tokenize(input.question.text).some(
      ({ lower, kind }) =>
        kind === 'word' && lower.length >= SHORTEST && !FUNCTION_WORDS.has(lower) && bases.has(toBase(lower)),
    );
  },
};
