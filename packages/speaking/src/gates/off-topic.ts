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
import type { Answer } from '../answer.ts';
import { FEW_WORDS } from '../topic.ts';
import { GATE_CAP, type Gate } from './gate.ts';

const FEWEST_WORDS = 4;
/** An answer of one's own may speak in words that nobody thought of: it is held, and stays above what says nothing at all. */
const MOST_OF_ONES_OWN = 3;
const FIRM_GROUND = 0.4;
/** What says nothing of the student says so much of the topic. */
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

const saysI = (words: ReadonlySet<string>) => [...words].some((word) => ONESELF.has(word));

/** Somebody who says nothing of themselves says so much of the topic. */
const asMuchAs = (wanted: number, own: boolean, count: number) =>
  own || count <= FEW_WORDS ? wanted : Math.max(OF_OTHERS, wanted);

const groundOf = ({ evidence, ground, count }: Answer) =>
  evidence.reduce((sum, { words }, place) => sum + words * (ground[place] ?? 0), 0) / Math.max(1, count);

export const offTopicGate: Gate = {
  id: 'off-topic',
  effect: 'cap',
  most: (answer) => (groundOf(answer) >= FIRM_GROUND ? MOST_OF_ONES_OWN : GATE_CAP),
  trips: (answer) => {
    const { input, document, parts, topic, count } = answer;
    // of two words nobody can tell
    if (count < FEWEST_WORDS) return false;
    if (topic.instead) return false;
    if (input.question.about?.length === 0 || isToldAtLength(answer)) return false;
    const words = new Set(document.words.map(({ lower }) => lower));
    const own = topic.continues || saysI(words);
    if (Number.isFinite(topic.signs)) return topic.signs < asMuchAs(topic.needed, own, count);
    if (saysI(words) || parts.some(({ part, named }) => named && !part.form)) return false;
    if (readKeyIdeas(input.question.text).some(({ isIn }) => isIn([...words]))) return false;
    const bases = new Set([...words].map(toBase));
    return !tokenize(input.question.text).some(
      ({ lower, kind }) =>
        kind === 'word' && lower.length >= SHORTEST && !FUNCTION_WORDS.has(lower) && bases.has(toBase(lower)),
    );
  },
};

/**
 * Near the question, and no answer to it: a group that agreed where a quarrel was asked for. One word of the topic alone does not
 * answer either. What is held here without need stands at 4, since a good answer can speak in words that nobody thought of.
 */
export const nearTopicGate: Gate = {
  id: 'near-topic',
  effect: 'cap',
  most: 4,
  trips: (answer) => {
    const { topic, count } = answer;
    if (count < FEWEST_WORDS || topic.instead || isToldAtLength(answer) || offTopicGate.trips(answer)) return false;
    return isNear(answer);
  },
};

function isNear({ input, document, topic, count }: Answer): boolean {
  if (topic.lacking) return true;
  if (!input.question.about?.length) return false;
  const own = topic.continues || saysI(new Set(document.words.map(({ lower }) => lower)));
  return topic.signs < asMuchAs(topic.wanted, own, count);
}

/** Shorter ones have room for the words of the question. */
const AT_LENGTH = 40;
const FEWEST_SENTENCES = 3;

/**
 * Told at length, of oneself, on names, numbers and deeds. Whoever speaks beside the question seldom goes to that length; who
 * answers by an example does.
 */
function isToldAtLength(answer: Answer): boolean {
  const { input, document, count } = answer;
  // a talk along a card has room for all of it
  if (input.question.shape === 'talk') return false;
  if (count < AT_LENGTH || document.sentences.length < FEWEST_SENTENCES) return false;
  return saysI(new Set(document.words.map(({ lower }) => lower))) && groundOf(answer) >= FIRM_GROUND;
}

/** The same where the words of the question were not found: it may be the answer, by an example, and what it answers is to be said. */
export const ownWordsGate: Gate = {
  id: 'own-words',
  effect: 'cap',
  most: 6,
  trips: (answer) => !answer.topic.instead && isToldAtLength(answer) && isNear(answer),
};
