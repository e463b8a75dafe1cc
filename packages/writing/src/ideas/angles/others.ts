/** Angles that rest on other people, and on what one wanted to know: a sentence somebody said, a duty, teaching, a disagreement, a question. */
import { type Angle, q, qEnd } from '../angle.ts';
import { findSignal } from './turns.ts';

export const said: Angle = {
  kind: 'said',
  traits: ['empathy', 'adaptability', 'teamwork'],
  find: (story) => findSignal(story, 'said', 2.3),
  write: ({ short, quote }) => ({
    title: `What somebody said or did: ${q(short)}`,
    summary:
      'Somebody else comes into your answer here. Bring this person one step closer: what exactly was said or done, what you thought at that moment, and what you think of it today.',
    start: `Begin with the exact words, or with what the hands did. You have written: ${qEnd(quote)}`,
    ask: ['Which words do you still remember exactly?', 'What did this person see or know that you did not?'],
    why: 'A person seen through one sentence or one small act shows what you notice, and what you have kept.',
  }),
};

export const duty: Angle = {
  kind: 'duty',
  traits: ['responsibility', 'independence', 'empathy'],
  find: (story) => findSignal(story, 'duty', 2.4),
  write: ({ short, quote }) => ({
    title: `Work that no certificate shows: ${q(short)}`,
    summary:
      'Work for the family counts as much as any prize, and few students write about it. Tell one ordinary day of it, hour by hour, with the times and the tasks, and let the reader see what it has taught you to notice.',
    start: `Begin with the first task of the day and its hour. You have written: ${qEnd(quote)}`,
    ask: [
      'What do you know from this work that nobody taught you at school?',
      'What happens on a day on which you cannot do it?',
    ],
    why: 'An ordinary day, told exactly, shows what others rely on you for.',
  }),
};

export const teach: Angle = {
  kind: 'teach',
  traits: ['leadership', 'empathy', 'responsibility'],
  find: (story) => findSignal(story, 'teach', 2.3),
  write: ({ short, quote }) => ({
    title: `What you had to understand before you could explain it: ${q(short)}`,
    summary:
      'Whoever explains something finds out what they have not understood. Tell one lesson from close by: the question that you could not answer, and the way of explaining that worked in the end, or did not.',
    start: `Begin with a question that somebody asked you. You have written: ${qEnd(quote)}`,
    ask: [
      'Which explanation of yours did not work, and how did you notice?',
      'What did you learn from the person whom you taught?',
    ],
    why: 'One lesson, with its mistake left in, says more than the number of pupils.',
  }),
};

export const against: Angle = {
  kind: 'against',
  traits: ['courage', 'leadership', 'independence'],
  find: (story) => findSignal(story, 'against', 2.4),
  write: ({ short, quote }) => ({
    title: `When not everybody agreed: ${q(short)}`,
    summary:
      'There is a disagreement in your answer. Give the other side its best reason before you give yours, and say what you did then. It need not have ended well.',
    start: `Let the other side speak first, in its own words. You have written: ${qEnd(quote)}`,
    ask: [
      'What was right about what the others said?',
      'Would you do the same again, and what would you say differently?',
    ],
    why: 'Readers trust somebody who can tell the other side fairly.',
  }),
};

export const question: Angle = {
  kind: 'question',
  traits: ['curiosity', 'persistence', 'independence'],
  find: (story) => findSignal(story, 'question', 2.5),
  write: ({ short, quote }) => ({
    title: `A question that you followed: ${q(short)}`,
    summary:
      'You wanted to know something. Take the reader along: how you came to the question, what you did to find out, what surprised you, and what you still do not know.',
    start: `Begin with the question itself, at the moment when it would not leave you. You have written: ${qEnd(quote)}`,
    ask: [
      'What did you expect to find, and what did you find?',
      'Which question is still open, and how could it be answered?',
    ],
    why: 'It shows how you think when nobody has set a task.',
  }),
};
