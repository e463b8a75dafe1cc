// What the feedback says, in the reader's language, by the ids of the engine.

import { askedParts } from '@lantern/content/interviews/asked-parts';
import type { Advice, Feedback } from '@lantern/speaking/types';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { countryName } from '../interview-words.ts';
import { clockOf } from '../session/interview-state.ts';

const criterionWords: Readonly<Record<string, MessageDescriptor>> = {
  answers: msg`Answers what was asked`,
  structure: msg`How it is built`,
  specifics: msg`Names, numbers, things`,
  form: msg`Length and wording`,
  risks: msg`Nothing to take wrongly`,
};

const moveWords: Readonly<Record<string, MessageDescriptor>> = {
  situation: msg`The situation`,
  action: msg`What you did`,
  result: msg`The result`,
  lesson: msg`What you learned or think of it`,
  claim: msg`A clear beginning`,
  reason: msg`A reason`,
  example: msg`One real example`,
  facts: msg`The facts first`,
  order: msg`A clear order`,
};

const gateWords: Readonly<Record<string, MessageDescriptor>> = {
  empty: msg`There are no words to read yet.`,
  language: msg`This can only be read in English, in whole sentences. It was not judged.`,
  'language-mixed': msg`Part of this is not in English. Say the whole answer in English. The score can be 4 at most until then.`,
  short: msg`This is too short to be judged. The score can be 2 at most until there is more.`,
  'near-topic': msg`This comes near the question, but what was asked for was not found in it. The score can be 4 at most.`,
  'own-words': msg`You tell something of your own, but the words of the question were not found in it. If it is your answer, say in the first sentence what it answers. The score can be 6 at most.`,
  copied: msg`Most of this is copied: from the question, from the advice or from another answer. The score can be 2 at most.`,
  repeats: msg`Much of this repeats itself. The score can be 2 at most.`,
  'caution-staying': msg`After the marked words an officer may hear nothing else. The score can be 5 at most.`,
  'caution-working-to-pay': msg`After the marked words an officer may hear nothing else. The score can be 5 at most.`,
  'caution-income-on-paper': msg`After the marked words an officer may hear nothing else. The score can be 5 at most.`,
  'caution-family-denied': msg`After the marked words an officer may hear nothing else. The score can be 5 at most.`,
  'caution-refusal-hidden': msg`After the marked words an officer may hear nothing else. The score can be 5 at most.`,
  'caution-borrowed-money': msg`After the marked words an officer may hear nothing else. The score can be 5 at most.`,
  'caution-made-up-papers': msg`After the marked words an officer may hear nothing else. The score can be 3 at most.`,
};

const plain: Readonly<Record<string, MessageDescriptor>> = {
  'keep-detail': msg`Strong: names, numbers or things that one can see.`,
  'keep-result': msg`Strong: it says what came of it. Keep it.`,
  'keep-lesson': msg`Strong: it says what you see otherwise now. Keep it.`,
  'keep-plain': msg`Short and plain. If it is true, it is enough for this question.`,
  'no-situation': msg`Say when and where it was, in one sentence.`,
  'no-action': msg`Say what you yourself did: “I …”.`,
  'no-result': msg`Say what came of it. With a number, if there is one.`,
  'no-lesson': msg`Say in one sentence what you learned, or what you think of it now.`,
  'no-claim': msg`Begin with your answer, in the first or second sentence.`,
  'no-reason': msg`Give your reason, with something behind it.`,
  'no-example': msg`Give one real example: a day, a place, a person.`,
  'no-facts': msg`Begin with the facts: names and numbers.`,
  'no-order': msg`Put it in an order: first this, then that.`,
  stock: msg`Anybody could say this. What could only you say here?`,
  repeats: msg`You say the same words several times. Once is enough.`,
  'caution-staying': msg`This may sound as if you do not intend to leave after your studies.`,
  'caution-working-to-pay': msg`This may sound as if you need a job there to pay. Say what pays without it.`,
  'caution-income-on-paper': msg`This may sound as if the income on paper is not the real one. Name one sum, and the paper that shows it.`,
  'caution-family-denied': msg`You say that nobody is there, and then you name somebody. Begin with that person: who it is, and in which town.`,
  'caution-refusal-hidden': msg`This may sound as if you keep a refusal back. Officers can often see it. Say which country, when and why, here and in the form.`,
  'caution-wages-there': msg`This may sound as if you go for the wages and not for the course.`,
  'caution-chosen-by-others': msg`This may sound as if somebody else chose for you. Say why you chose it.`,
  'caution-borrowed-money': msg`This may sound as if the money is only there for the visa.`,
  'caution-not-knowing': msg`This may sound as if you do not know your own plan. Look it up before the interview.`,
  'caution-only-a-promise': msg`A promise proves nothing. Say what shows it.`,
  'caution-against-home': msg`This speaks badly of your home. Say what you want to learn instead.`,
  'caution-easy-visa': msg`This may sound as if you chose by how easy the visa is.`,
  'caution-made-up-papers': msg`This may sound as if papers were made up.`,
  'caution-ranking': msg`Rankings and beauty fit many universities. Name what only this one has.`,
  'caution-blaming': msg`This blames somebody else. Say your own part first.`,
  'caution-praise-in-disguise': msg`This praises yourself in disguise. Panels have heard it often. Name something real.`,
  'caution-going-round': msg`This goes round the question. Answer it first, in one sentence.`,
  'caution-in-fashion': msg`This says that it is in fashion. Say what you need it for.`,
  'caution-begging': msg`This asks for pity. Say what you need in numbers, and what it makes possible.`,
  'caution-no-step-back': msg`This award may ask you to go home afterwards. Read its conditions.`,
};

function wordOf(words: Readonly<Record<string, MessageDescriptor>>, id: string, i18n: I18n): string {
  const found = words[id];
  return found ? i18n._(found) : id;
}

export const criterionWord = (id: string, i18n: I18n) => wordOf(criterionWords, id, i18n);
/** What is of one's own holds the score less than what is of nothing. */
export function gateWord(
  { gate, most: held }: Pick<Feedback['advisories'][number], 'gate' | 'most'>,
  i18n: I18n,
): string {
  if (gate !== 'off-topic') return wordOf(gateWords, gate, i18n);
  const most = i18n.number(held);
  return i18n._(msg`This does not speak of what was asked. The score can be ${most} at most.`);
}

/** A move of the answer; undefined where the id names a part of the question. */
export function moveWord(id: string, i18n: I18n): string | undefined {
  return moveWords[id] && i18n._(moveWords[id]);
}

/** The bank's name for a part of a question; English, like the question. */
export function partLabel(id: string): string {
  return askedParts[id as keyof typeof askedParts]?.label ?? id;
}

export function adviceText({ id, params = {} }: Advice, i18n: I18n): string {
  const { part = '', words = 0, seconds = 0, count = 0 } = params;
  const [said, kept] = [String(params.said ?? ''), String(params.known ?? '')];
  const known = id === 'differs-country' && kept ? countryName(kept, i18n) : kept;
  const label = partLabel(String(part));
  const [n, time] = [i18n.number(Number(words || count)), clockOf(Number(seconds), i18n)];
  if (id === 'part-missing')
    return i18n._(msg`The question also asks for this: “${label}”. It was not found in your words.`);
  if (id === 'part-also') return i18n._(msg`If you have not said it yet, you could add: “${label}”.`);
  if (id === 'part-thin')
    return i18n._(msg`“${label}”: you touch it here. Say it with a name, a number or something you did.`);
  if (id === 'late-start') return i18n._(msg`${n} words pass before your answer begins. Begin with it.`);
  if (id === 'too-short') return i18n._(msg`This is short. A good length is about ${time}.`);
  if (id === 'too-long') return i18n._(msg`This is long. A good length is about ${time}.`);
  if (id === 'fillers') return i18n._(msg`${n} words that only win time, such as this one. A short silence is better.`);
  if (id === 'hedges') return i18n._(msg`${n} words that take back what you say, such as these.`);
  if (id === 'long-sentence') return i18n._(msg`This sentence has ${n} words. By ear it is hard to follow.`);
  if (id.startsWith('differs-'))
    return i18n._(msg`You say “${said}” here. Elsewhere you gave: ${known}. Which one is right?`);
  const sentence = plain[id];
  return sentence ? i18n._(sentence) : id;
}
