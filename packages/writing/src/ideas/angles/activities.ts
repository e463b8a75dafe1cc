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

export const behindResult: Angle = {
  kind: 'behind-result',
  traits: ['persistence', 'teamwork', 'leadership'],
  find: (story) =>
    findActivity(story, 1.8, ({ label, activity: { outcome } }) => (outcome.trim() === label ? '' : outcome)),
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

export const firstDay: Angle = {
  kind: 'first-day',
  traits: ['adaptability', 'curiosity', 'courage'],
  find: (story) =>
    findActivity(story, 1.5, ({ activity: { duration } }) => (/(?:19|20)\d{2}/.test(duration) ? duration : '')),
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

export const ordinaryDay: Angle = {
  kind: 'ordinary-day',
  traits: ['responsibility', 'teamwork', 'empathy'],
  find: (story) => findActivity(story, 1, ({ label }) => label),
  write: ({ short, quote }) => ({
    title: `One ordinary day of it: ${q(short)}`,
    summary:
      'Choose one ordinary day with this activity and tell it from close by: what you did with your hands, who was there, what went wrong, and what you thought about on the way home.',
    start: `Write this at the top of a page: ${qEnd(quote)} Then note ten small things that only somebody who was there would know, and begin with the oddest.`,
    ask: ['What would be missing if you stopped tomorrow?', 'Who never came, or left, and do you know why?'],
    why: 'An ordinary day shows what you do when nobody gives prizes for it.',
  }),
};
