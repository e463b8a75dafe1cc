/** Angles that rest on a change: a turn, a failure, an old belief, a feeling, something made, a number that grew, a loss. */
import { type Angle, type Find, findAt, q, qEnd } from '../angle.ts';
import { quoteOf } from '../quote.ts';
import type { SignalName } from '../signals.ts';
import type { Story } from '../story.ts';

/** Sentences in which a signal stands, as finds. A loss of somebody is left to the angle that is made for it. */
export function findSignal(story: Story, signal: SignalName, weight: number): Find[] {
  return story.sentences
    .filter(({ signals, words }) => signals[signal] !== undefined && signals.grief === undefined && words.length >= 4)
    .map((sentence) => findAt(sentence, sentence.signals[signal] as number, weight));
}

export const turn: Angle = {
  kind: 'turn',
  traits: ['courage', 'adaptability', 'independence'],
  find: (story) => findSignal(story, 'turn', 2.4),
  write: ({ short, quote }) => ({
    title: `The moment it turned: ${q(short)}`,
    summary:
      'Something seems to turn here. Let the essay stand on both sides of it: how things were before, the hour itself, and what was different afterwards. The rest of that year can stay out.',
    start: `Begin a few minutes before this: ${qEnd(quote)} Tell what could be seen and heard, and stop before you explain it.`,
    ask: [
      'How would that week have gone on if nothing had happened?',
      'What was the first thing that you did differently afterwards?',
    ],
    why: 'A reader believes a change that has a day and a place.',
  }),
};

export const failure: Angle = {
  kind: 'failure',
  traits: ['persistence', 'responsibility', 'creativity'],
  find: (story) => findSignal(story, 'failure', 2.6),
  write: ({ short, quote }) => ({
    title: `What went wrong, and what came next: ${q(short)}`,
    summary:
      'Many students hide what went wrong. Tell it plainly, in a few lines, and give most of the page to what came after: what you tried next, why that, and how you knew whether it was better.',
    start: `Put it into the first line, without an excuse. Your own words come close: ${qEnd(quote)}`,
    ask: [
      'What did you think the cause was then, and what do you think now?',
      'What did you do next, and what did it cost in time, money or pride?',
    ],
    why: 'Anybody can report a success. Saying what broke, and why, shows how somebody learns.',
  }),
};

export const belief: Angle = {
  kind: 'belief',
  traits: ['curiosity', 'empathy', 'independence'],
  find: (story) => findSignal(story, 'belief', 2.7),
  write: ({ short, quote }) => ({
    title: `What you thought then, and what you think now: ${q(short)}`,
    summary:
      'You tell of something that you believed. Follow it like a small investigation: what made you so sure, which fact did not fit, and which doubt is still open.',
    start: `Say the old belief as if it were true. You have written: ${qEnd(quote)} Then bring the fact that did not fit.`,
    ask: ['Where did the old belief come from, and who still holds it?', 'What are you less sure of now than before?'],
    why: 'Universities look for people who change their mind for a reason and can name the reason.',
  }),
};

export const made: Angle = {
  kind: 'made',
  traits: ['creativity', 'persistence', 'independence'],
  find: (story) => findSignal(story, 'made', 2.5),
  write: ({ short, quote }) => ({
    title: `How it came to be: ${q(short)}`,
    summary:
      'Follow the work and not the praise for it: the first try, the part that did not fit, and where you had to be content with less. A sketch or a list of parts from that time helps your memory.',
    start: `Begin in the middle of the work, while nobody knows yet how it will end. This is where it leads: ${qEnd(quote)}`,
    ask: ['Which first try did you throw away, and why?', 'Who used it or saw it first, and what did they say?'],
    why: 'Making something leaves traces of how you think: what you tried, what you dropped, what was good enough.',
  }),
};

export const feeling: Angle = {
  kind: 'feeling',
  traits: ['empathy', 'courage', 'responsibility'],
  find: (story) => findSignal(story, 'feeling', 2),
  write: ({ short, quote }) => ({
    title: `What the feeling made you do: ${q(short)}`,
    summary:
      'You name a feeling. Write the scene so that a stranger could guess it before reading its name, and then tell what it made you do, or kept you from doing.',
    start: `Take this sentence and leave the feeling out: ${qEnd(quote)} What is left to describe: a sound, a gesture, something in your hand?`,
    ask: ['What did you do because of it that you would not have done otherwise?', 'Who noticed, and how do you know?'],
    why: 'Readers meet many named feelings in a day, and few that they can see.',
  }),
};

export const growth: Angle = {
  kind: 'growth',
  traits: ['leadership', 'responsibility', 'persistence'],
  find: (story) =>
    story.sources.flatMap(({ sentences }) => {
      const all = sentences.flatMap((sentence) => sentence.numbers.map((number) => ({ number, sentence })));
      for (const [i, a] of all.entries()) {
        const b = all
          .slice(i + 1, i + 8)
          .find(({ number }) => number.of === a.number.of && number.value > a.number.value);
        if (!b || a.number.of === '' || a.number.sort !== 'count' || a.sentence.signals.grief !== undefined) continue;
        const find = findAt(a.sentence, a.number.at, 2.8);
        return [{ ...find, short: `${a.number.text}”, then “${b.number.text}` }];
      }
      return [];
    }),
  write: ({ short, quote }) => ({
    title: `Two numbers and the way between them: “${short}”`,
    summary:
      'You give the same thing two numbers. What lies between them is the story: who did what, what did not work on the way, and where it could have stopped.',
    start: `Open on the day of the first number. You have written: ${qEnd(quote)} Who was there, and who was not?`,
    ask: [
      'What did not work on the way, although you had counted on it?',
      'Who could confirm both numbers, and what would that person add?',
    ],
    why: 'Two numbers let a reader check a claim, and the way between them shows the work.',
  }),
};

export const loss: Angle = {
  kind: 'loss',
  traits: ['responsibility', 'empathy', 'persistence'],
  find: (story) =>
    story.sentences
      .filter(({ signals }) => signals.grief !== undefined)
      .map((sentence) => ({
        ...findAt(sentence, sentence.signals.grief as number, 1.6),
        quote: quoteOf(sentence.text, 0, 110),
      })),
  write: ({ short, quote }) => ({
    title: `Only if you want to tell it: ${q(short)}`,
    summary:
      'This is yours to tell or to keep; no form can ask for it. If you tell it, a few quiet lines are enough for what happened. Let the larger part be about the time after: what you took on, what you left, what you understood later.',
    start: `Begin with an ordinary day some weeks later, and let this come in only where it is needed: ${qEnd(quote)}`,
    ask: [
      'What did you begin to do in that time that you still do?',
      'Who should read this before you send it, and is there a part that should stay private?',
    ],
    why: 'A reader should remember what you did with the time that followed.',
  }),
};
