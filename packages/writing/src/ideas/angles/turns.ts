/** Angles that rest on a change: a turn, a failure, an old belief, a feeling, a loss. */
import { type Angle, type Find, findAt, findSignal, pick, q } from '../angle.ts';
import { quoteOf, shortOf } from '../quote.ts';
import { feelingsIn } from '../signals.ts';

export const turningPoint: Angle = {
  kind: 'turning-point',
  traits: ['courage', 'adaptability', 'independence'],
  find: (story) => [...findSignal(story, 'turn', 3.2), ...findSignal(story, 'weakTurn', 1.2)],
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`Before and after ${q(phrase)}`, `The hour of ${q(phrase)}`, `Where it turned: ${q(phrase)}`]),
    summary:
      'Your answer turns at one point. Let the essay stand on both sides of it: how things were, the hour in which they changed, and what you did on the next morning. The rest of that year can stay out.',
    start: `Begin one minute before ${q(quote)}, with what could be seen and heard, and stop the scene before you explain it.`,
    ask: [
      'What would that week have looked like if nothing had changed?',
      'What was the first thing that you did differently afterwards?',
    ],
    why: 'A reader believes a change that has a day and a place.',
  }),
};

export const failure: Angle = {
  kind: 'failure',
  traits: ['persistence', 'responsibility', 'creativity'],
  find: (story) => findSignal(story, 'failure', 3.4),
  write: ({ phrase, quote }, story) => ({
    title: pick(story, [`${q(phrase)}, and the attempt after it`, `What went wrong first: ${q(phrase)}`]),
    summary:
      'Most applicants hide such a thing. Report it as plainly as a mechanic would, in a few lines, and give most of the page to what you tried next: what you changed, why that and nothing else, and how you knew that it was better.',
    start: `Put the failure into the first line, without an excuse. Your own words come close: ${q(quote)}.`,
    ask: [
      'What did you think the cause was on that day, and what was it really?',
      'The second attempt: which one thing did you change, and what did it cost in time, money or pride?',
    ],
    why: 'Anybody can report a success. Saying what broke, and why, shows how somebody learns.',
  }),
};

const HELD = /(?:think|believe|thought|believed|assumed|sure|certain|told)(?: that)?\s+(?=\S.{14})/i;

export const oldBelief: Angle = {
  kind: 'old-belief',
  traits: ['curiosity', 'empathy', 'independence'],
  find: (story) =>
    findSignal(story, 'belief', 3.5).map((find) => {
      const text = find.sentence?.text ?? '';
      const held = HELD.exec(text);
      return held ? { ...find, phrase: shortOf(text, held.index + held[0].length) } : find;
    }),
  write: ({ phrase, quote }) => ({
    title: `A belief that did not last: ${q(phrase)}`,
    summary:
      'You name a thought that you no longer hold as you did. The essay can go after it like a small investigation: what made you so sure, which single fact did not fit, and which doubt is still open.',
    start: `State the old belief as though it were true, close to ${q(quote)}, and let the second paragraph bring the fact that did not fit.`,
    ask: [
      'Who taught you the old belief, and does that person still hold it?',
      'What are you less sure of now than before?',
    ],
    why: 'Universities look for people who change their mind for a reason and can name the reason.',
  }),
};

export const changedFeeling: Angle = {
  kind: 'changed-feeling',
  group: 'feeling',
  traits: ['courage', 'empathy', 'adaptability'],
  find: (story) =>
    story.sources.flatMap((source) => {
      const { dark, bright } = feelingsIn(source.text);
      if (!dark || !bright || Math.abs(dark.at - bright.at) > 1200) return [];
      const [from, to] = dark.at < bright.at ? [dark, bright] : [bright, dark];
      const sentence = source.sentences.find(({ text }) => text.includes(from.text));
      if (!sentence || sentence.signals.grief !== undefined) return [];
      const find = findAt(sentence, sentence.text.indexOf(from.text), 3.3);
      return [{ ...find, phrase: from.text, other: { phrase: to.text, quote: to.text } }];
    }),
  write: ({ phrase, quote, other }) => ({
    title: `The way from ${q(phrase)} to ${q(other?.phrase ?? '')}`,
    summary: `You name two feelings, and a reader will ask what lies between them. Find the two or three small acts that led from ${q(phrase)} to ${q(other?.phrase ?? '')}, in their order, and give each of them a few lines.`,
    start: `Go to the moment of ${q(quote)} and show it by what your hands, your voice or the room did. Keep the name of the feeling for later.`,
    ask: [
      `What did somebody standing beside you see while you felt ${q(phrase)}?`,
      'On which day did you notice that the feeling had changed, and what were you doing?',
    ],
    why: 'A feeling that is shown, and moves, tells more about a person than one that is only named.',
  }),
};

export const oneFeeling: Angle = {
  kind: 'one-feeling',
  group: 'feeling',
  traits: ['empathy', 'courage', 'responsibility'],
  find: (story) =>
    story.sentences.flatMap((sentence) => {
      if (sentence.signals.grief !== undefined) return [];
      const { dark, bright } = feelingsIn(sentence.text);
      const feeling = dark ?? bright;
      return feeling ? [{ ...findAt(sentence, feeling.at, dark ? 2.1 : 1.4), phrase: feeling.text }] : [];
    }),
  write: ({ phrase, quote }) => ({
    title: `What ${q(phrase)} looked like from outside`,
    summary: `The word ${q(phrase)} stands in your answer without a picture. Write the scene so that a stranger could guess the word without reading it, and then ask what this feeling made you do.`,
    start: `Take ${q(quote)} and cross out the feeling. What is left to describe: a sound, a gesture, a thing in your hand?`,
    ask: [
      `What did you do because of ${q(phrase)} that you would not have done otherwise?`,
      'Who noticed, and how do you know?',
    ],
    why: 'Readers meet many named feelings in a day, and few that they can see.',
  }),
};

export const loss: Angle = {
  kind: 'loss',
  group: 'loss',
  traits: ['responsibility', 'empathy', 'persistence'],
  find: (story) =>
    story.sentences
      .filter((sentence) => sentence.signals.grief !== undefined)
      .map(
        (sentence): Find => ({
          ...findAt(sentence, sentence.signals.grief as number, 1.6),
          phrase: shortOf(sentence.text),
        }),
      ),
  write: ({ phrase, sentence, quote }) => ({
    title: `If you want to tell it: ${q(phrase)}`,
    summary:
      'This is yours to tell or to keep; no form can ask for it. If you tell it, a few quiet lines are enough for what happened. Let the larger part be about the months after: what you took on, what you dropped, what you understood later.',
    start: `Do not begin with the event. Begin with an ordinary day some weeks later, and let ${q(sentence ? quoteOf(sentence.text, 0, 100) : quote)} come in only where it is needed.`,
    ask: [
      'What did you begin to do in that time that you still do?',
      'Who should read this before you send it, and is there a part that should stay private?',
    ],
    why: 'A reader should remember what you did with the time that followed, more than what happened to you.',
  }),
};
