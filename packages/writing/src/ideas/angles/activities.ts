/** Angles that rest on an activity's own fields, for when the answers say little about it. */
import { type Angle, type Find, q, qEnd } from '../angle.ts';
import { quoteOf } from '../quote.ts';
import type { Story } from '../story.ts';

function findActivity(story: Story, weight: number, words: (activity: Story['activities'][number]) => string): Find[] {
  return story.activities.flatMap((one, activity) => {
    const text = words(one).trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    return [{ weight, quote: quoteOf(text, 0, 140), short: quoteOf(one.label, 0, 70), activity }];
  });
}

/** "Still at it" is no result: a number is, or a few words that say what came of it. */
const saysMuch = (outcome: string) => /\p{N}/u.test(outcome) || (outcome.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) >= 4;

const resultOf = ({ label, activity: { outcome } }: Story['activities'][number]) =>
  outcome.trim() === label || !saysMuch(outcome) ? '' : outcome;

/** The weight of each is the same: which of them a student gets, `chooseIdeas` takes from the student's own words. */
const ofResult = 1.8;
const ofName = 1.2;

export const behindResult: Angle = {
  kind: 'behind-result',
  traits: ['persistence', 'teamwork', 'leadership'],
  find: (story) => findActivity(story, ofResult, resultOf),
  write: ({ short, quote }) => ({
    title: `Behind the result: ${q(short)}`,
    summary:
      'The result stands in your form already. The essay can tell what no form shows: one day on the way to it, with what was difficult, who helped, and what you did yourself.',
    start: `Begin on a day when the result was still far away. You have noted it like this: ${qEnd(quote)}`,
    ask: [
      'Which day on the way was the hardest, and what did you do on it?',
      'Which part of the result is not yours, and whose is it?',
    ],
    why: 'Readers know the results; how they came about is what they ask themselves.',
  }),
};

export const beforeCounted: Angle = {
  kind: 'before-counted',
  traits: ['curiosity', 'responsibility', 'creativity'],
  find: (story) => findActivity(story, ofResult, resultOf),
  write: ({ short, quote }) => ({
    title: `Before anybody counted: ${q(short)}`,
    summary:
      'Somebody wrote a figure or a line about this at the end. Go back to the week in which nothing could be counted yet, and tell what kept you at it then.',
    start: `Leave this for the last paragraph, or for the form alone: ${qEnd(quote)} Begin with the first person who came, or did not.`,
    ask: [
      'What would you have said then if somebody had asked how it goes?',
      'What did you stop doing after a while, and why?',
    ],
    why: 'Why somebody goes on without applause is what a form cannot ask.',
  }),
};

export const forWhom: Angle = {
  kind: 'for-whom',
  traits: ['empathy', 'leadership', 'teamwork'],
  find: (story) => findActivity(story, ofResult, resultOf),
  write: ({ short, quote }) => ({
    title: `One person for whom it mattered: ${q(short)}`,
    summary:
      'Behind a result there are people. Choose a single one of them, with a face and a voice, and tell what changed for that person, and what did not.',
    start: `You have noted: ${qEnd(quote)} Whose name comes to you first? Begin when you met.`,
    ask: ['What did that person ask of you that you could not do?', 'Would that person tell it in the same way?'],
    why: 'One person who is seen closely says more than a number of people.',
  }),
};

export const firstDay: Angle = {
  kind: 'first-day',
  traits: ['adaptability', 'curiosity', 'courage'],
  find: (story) =>
    findActivity(story, ofName, ({ activity: { duration } }) => (/(?:19|20)\d{2}/.test(duration) ? duration : '')),
  write: ({ short, quote }) => ({
    title: `The first day and one of the last: ${q(short)}`,
    summary:
      'Put two days side by side: one of the first, and a recent one. Leave out what lies between, and let the reader find the differences before you name one.',
    start: `Go back to one of the first days and choose one thing that was new to you then. The time that you have noted: ${qEnd(quote)}`,
    ask: [
      'What do you do there now without thinking that took all your attention at first?',
      'Who showed you how things were done, and with which words?',
    ],
    why: 'Two days in the same frame make learning visible.',
  }),
};

export const nearlyLeft: Angle = {
  kind: 'nearly-left',
  traits: ['persistence', 'independence', 'courage'],
  find: (story) =>
    findActivity(story, ofName, ({ activity: { duration } }) => (/(?:19|20)\d{2}/.test(duration) ? duration : '')),
  write: ({ short, quote }) => ({
    title: `A week in which you could have left: ${q(short)}`,
    summary:
      'In nearly every long thing there is a week in which one could have stopped. If yours had one, tell it: what pulled you away, what you weighed against it, and what you saw when you came back.',
    start: `Such a week lies somewhere in here: ${qEnd(quote)} Begin on its worst evening.`,
    ask: ['Whom did you tell, or why did you tell nobody?', 'What have you done differently since you stayed?'],
    why: 'Staying is a decision only where leaving was possible; show both.',
  }),
};

export const ordinaryDay: Angle = {
  kind: 'ordinary-day',
  traits: ['responsibility', 'teamwork', 'empathy'],
  find: (story) => findActivity(story, ofName, ({ label }) => label),
  write: ({ short, quote }) => ({
    title: `One ordinary day of it: ${q(short)}`,
    summary:
      'Choose one ordinary day with this activity and tell it from close by: what you did with your hands, who was there, what went wrong, and what you thought about on the way home.',
    start: `Write this at the top of a page: ${qEnd(quote)} Then note ten small things that only somebody who was there would know, and begin with the oddest.`,
    ask: ['What would be missing if you stopped tomorrow?', 'Who never came, or left, and do you know why?'],
    why: 'An ordinary day shows what you do when nobody gives prizes for it.',
  }),
};

export const explained: Angle = {
  kind: 'explained',
  traits: ['leadership', 'curiosity', 'adaptability'],
  find: (story) => findActivity(story, ofName, ({ label }) => label),
  write: ({ short, quote }) => ({
    title: `What outsiders get wrong about it: ${q(short)}`,
    summary:
      'Everybody believes to know what this is. You know better: correct one common picture of it with one afternoon that you have spent there.',
    start: `Begin with what people say when they hear this: ${qEnd(quote)} Then take the reader along on that afternoon.`,
    ask: [
      'Which rule does nobody write down, though all keep it?',
      'What is boring about it, and why do you do it all the same?',
    ],
    why: 'Knowing a thing from inside is an experience that others do not have.',
  }),
};

export const toolOfIt: Angle = {
  kind: 'tool',
  traits: ['creativity', 'responsibility', 'persistence'],
  find: (story) => findActivity(story, ofName, ({ label }) => label),
  write: ({ short, quote }) => ({
    title: `The thing that your hands know: ${q(short)}`,
    summary:
      'There is a tool, a place or a gesture without which this would not be. Describe it so exactly that a reader could draw it, and let one event happen around it.',
    start: `Think of this: ${qEnd(quote)} What do you touch first when it begins? Start there.`,
    ask: ['Who had it before you, or who will have it next?', 'When did it fail, and how did you manage?'],
    why: 'A thing that is used every week carries a story without asking for it.',
  }),
};
