/** Angles that rest on others: somebody who matters, a lesson given, a duty, an argument, two sides of oneself. */
import {
  type Angle,
  activityName,
  type Find,
  findAt,
  findSignal,
  pick,
  q,
  specificity,
  stems,
  The,
  the,
} from '../angle.ts';
import { quoteOf, shortOf } from '../quote.ts';
import { opposites } from '../signals.ts';
import type { Source } from '../story.ts';

/** The other person acts on the student, and is not only there. */
const GIVES =
  /(?<![\p{L}])(?:taught|teaches|showed|shows|told|tells|said|says|gave|gives|lent|lends|helped|helps|asked|asks|warned)(?![\p{L}])/iu;

export const person: Angle = {
  kind: 'person',
  traits: ['empathy', 'responsibility', 'curiosity'],
  find: (story) =>
    story.sentences.flatMap((sentence) => {
      const someone = sentence.nouns.find(({ sort }) => sort === 'person');
      if (!someone || sentence.signals.grief !== undefined || sentence.signals.against !== undefined) return [];
      const gives = GIVES.test(sentence.text.slice(someone.at, someone.at + 60));
      const weight = 1.8 + (gives ? 0.9 : 0) + (/^(?:my|our) /i.test(someone.text) ? 0.4 : 0);
      return [{ ...findAt(sentence, someone.at, weight), phrase: someone.text, sort: gives ? 'gives' : 'there' }];
    }),
  write: ({ phrase, quote, sort }, story) => ({
    ...(sort === 'gives'
      ? {
          title: pick(story, [`Taken over from ${the(phrase)}, and changed`, `What you kept of ${the(phrase)}`]),
          summary: `Let a reader meet ${the(phrase)} for a few lines through one habit or one sentence, no more. Then the light belongs on you: what you took over, where you do it differently, and on which day you noticed.`,
        }
      : {
          title: pick(story, [`${The(phrase)} at the edge of the picture`, `What ${the(phrase)} would say about it`]),
          summary: `${The(phrase)} comes into your answer for a moment and leaves again. Bring this person one step closer: what they saw of all this, what they may have thought and did not say, and what you would like to ask them.`,
        }),
    start: `Start with what this person did with hands, eyes or voice around ${q(quote)}; leave out every word of praise.`,
    ask: [
      `One sentence that ${the(phrase)} really said, as exactly as you remember it.`,
      'Where do you act differently from this person, and why?',
    ],
    why: 'A person seen through a small act shows what you notice, and what you have chosen to keep.',
  }),
};

export const lesson: Angle = {
  kind: 'lesson',
  traits: ['empathy', 'leadership', 'teamwork'],
  find: (story) => findSignal(story, 'teach', 3),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`The explanation that failed: ${q(phrase)}`, `The one who did not get it: ${q(phrase)}`]),
    summary:
      'Explaining shows how well something is understood, by both sides. Choose one learner who did not get it, and tell how your explanation changed: first wording, wrong answer, second wording, and the thing that finally helped.',
    start: `Begin with a wrong answer or a puzzled face that you met around ${q(quote)}. Your own part comes second.`,
    ask: [
      'The exact question that the learner asked.',
      'What can this learner do today without you, and what did you learn about the subject yourself?',
    ],
    why: 'Whoever can say why an explanation failed has understood the matter and the other person.',
  }),
};

export const duty: Angle = {
  kind: 'duty',
  traits: ['responsibility', 'independence', 'empathy'],
  find: (story) => findSignal(story, 'duty', 2.7),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`Work that no certificate lists: ${q(phrase)}`, `Unpaid and unseen: ${q(phrase)}`]),
    summary:
      'Nobody gives a medal for this, and that is why it is worth a page. Tell one ordinary day with the clock in view: when it starts, what waits, what has to be dropped. Let readers do the sum themselves.',
    start: `Open with a time of day and a task, close to ${q(quote)}. No complaint, no praise.`,
    ask: [
      'How many hours is it in a week, and what do they take the place of?',
      'What happens on a day when you are ill or away?',
    ],
    why: 'Committees count duties at home and paid work when they can see the hours.',
  }),
};

export const argument: Angle = {
  kind: 'argument',
  traits: ['courage', 'leadership', 'teamwork'],
  find: (story) => findSignal(story, 'against', 2.8),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`The other side of ${q(phrase)}`, `Both sides of ${q(phrase)}`]),
    summary:
      'Somebody stood on the other side here. Give that side its best argument before your own, so that a reader could take it. Then tell what was said, what was decided, and what you would say differently today.',
    start: `Begin with the sentence of the others that was hardest to answer, in the scene of ${q(quote)}.`,
    ask: ['What was right in what the others said?', 'How do you speak with each other now?'],
    why: 'Fairness to the other side is rare in an essay, and a seminar lives on it.',
  }),
};

export const search: Angle = {
  kind: 'search',
  traits: ['curiosity', 'independence', 'persistence'],
  find: (story) => findSignal(story, 'question', 2.5),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`The question behind ${q(phrase)}`, `Still looking: ${q(phrase)}`]),
    summary:
      'You went after an answer that nobody had asked you for. Build the essay like a search: what was not known, how you tried to find it, the first wrong answer, the better one, and what you would measure or read next.',
    start: `Write the question down in one line, as you would have asked it then, and let ${q(quote)} be the first step towards it.`,
    ask: [
      'What did you expect to find, and what did you find instead?',
      'Which part could you not solve, and who works on it today?',
    ],
    why: 'A search with its wrong turns shows what you would do in a laboratory or a library.',
  }),
};

export const twoSides: Angle = {
  kind: 'two-sides',
  traits: ['adaptability', 'creativity', 'teamwork'],
  find: (story) => {
    const finds: Find[] = [];
    for (const [left, right] of opposites) {
      const a = firstMatch(story.sources, left, right);
      const b =
        a &&
        firstMatch(
          story.sources.filter((source) => source !== a.sentence.source),
          right,
          left,
        );
      if (!a || !b) continue;
      const sentence = a.sentence;
      finds.push({
        weight: 2.8 + (specificity(sentence) + specificity(b.sentence)) / 2,
        phrase: shortOf(sentence.text, a.at, 42),
        quote: quoteOf(sentence.text, a.at, 100),
        sentence,
        other: {
          phrase: shortOf(b.sentence.text, b.at, 42),
          quote: quoteOf(b.sentence.text, b.at, 100),
          sentence: b.sentence,
        },
        activity: sentence.source.activity ?? b.sentence.source.activity,
      });
    }
    return finds;
  },
  write: ({ phrase, quote, other }) => ({
    title: `${q(phrase)} and yet ${q(other?.phrase ?? '')}`,
    summary:
      'Two things that you tell pull in different directions. Do not decide for one of them: somebody who is both is worth meeting. Ask when each side is right, and look for one day on which you needed both.',
    start: `Set the two beside each other in the first lines, ${q(quote)} and ${q(other?.quote ?? '')}, without a word that smooths it over.`,
    ask: [
      'On which day did you need both sides within an hour?',
      'Which of the two do people expect of you, and which surprises them?',
    ],
    why: 'A contradiction that is looked at honestly reads like a person, and a list of strengths does not.',
  }),
};

export const bridge: Angle = {
  kind: 'bridge',
  traits: ['adaptability', 'creativity', 'curiosity'],
  find: (story) => {
    const told = new Map(story.sources.map((source) => [source, [...stems(source.text)]]));
    return story.activities.flatMap(({ label, activity }, i) => {
      const own = stems([label, activity.title, activity.outcome, activity.description ?? ''].join(' '));
      return story.sentences.flatMap((sentence) => {
        if (sentence.source.field !== 'answer' || sentence.signals.grief !== undefined) return [];
        if (sentence.words.length < 6 || told.get(sentence.source)?.some((stem) => own.has(stem))) return [];
        const noun = sentence.nouns.find(({ sort, listed }) => sort === 'thing' && listed);
        const find = findAt(sentence, noun?.at ?? 0, 1.1);
        return [{ ...find, phrase: noun?.text ?? shortOf(sentence.text, 0, 40), activity: i }];
      });
    });
  },
  write: ({ phrase, quote, activity }, story) => ({
    title: `What ${q(phrase)} has to do with ${activityName(story, activity, 44)}`,
    summary: `At first sight ${q(phrase)} and ${activityName(story, activity)} have nothing to do with each other. Look for the one habit that you carry from the first into the second: how you begin, what you check, when you stop. That habit is the essay.`,
    start: `Begin where nobody expects it, with ${q(quote)}, and let ${activityName(story, activity)} enter only in the second half.`,
    ask: ['One movement, rule or sentence that you use in both.', 'What did the one spoil for you in the other?'],
    why: 'A link between two parts of a life, found by the person who lives it, cannot stand in anybody else’s essay.',
  }),
};

function firstMatch(sources: readonly Source[], pattern: RegExp, not: RegExp) {
  for (const { sentences } of sources) {
    for (const sentence of sentences) {
      const at = sentence.text.search(pattern);
      if (at >= 0 && sentence.signals.grief === undefined && !not.test(sentence.text)) return { sentence, at };
    }
  }
  return undefined;
}
