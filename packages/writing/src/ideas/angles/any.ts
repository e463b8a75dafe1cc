/** Angles for any words at all, used when the others find nothing. */
import { type Angle, findAt, q, qEnd } from '../angle.ts';
import { quoteOf } from '../quote.ts';

export const ownLanguage: Angle = {
  kind: 'own-language',
  traits: ['independence', 'empathy', 'adaptability'],
  find: (story) =>
    story.sentences
      .filter(({ source, signals }) => source.foreign && source.field === 'answer' && signals.grief === undefined)
      .map((sentence) => findAt(sentence, 0, 2.2 + Math.min(1, sentence.text.length / 120))),
  write: ({ short, quote }) => ({
    title: `In your own language first: ${q(short)}`,
    summary:
      'You think about this in a language of your own, and that is a strength. Tell the scene first in that language, to yourself, and then in English as you would to a friend. One word that English does not have may stay as it is, with its meaning beside it.',
    start: `Keep this sentence in front of you: ${qEnd(quote)} What did it look and sound like, and who was there?`,
    ask: [
      'Which word of it can hardly be translated, and what does it mean to you?',
      'Which detail of it would a stranger not understand?',
    ],
    why: 'Somebody who lives in two languages can tell what others cannot.',
  }),
};

export const large: Angle = {
  kind: 'large',
  traits: ['courage', 'persistence', 'responsibility'],
  find: (story) =>
    story.sentences
      .filter(({ stock, source }) => stock && source.field === 'answer')
      .map((sentence) => findAt(sentence, 0, 1.5)),
  write: ({ short, quote }) => ({
    title: `The day behind a large sentence: ${q(short)}`,
    summary:
      'Many students write a sentence like this, and readers have met it often. Behind yours there is a day that nobody else has had. Find that day, tell it, and let the large sentence go.',
    start: `Ask yourself which day made you write this: ${qEnd(quote)} Begin with the place and the hour of that day.`,
    ask: ['Who could contradict you here, and with which example?', 'When was it not true?'],
    why: 'What happened to you is believed; what everybody says is skipped.',
  }),
};

export const sayMore: Angle = {
  kind: 'say-more',
  traits: ['curiosity', 'courage', 'empathy'],
  find: (story) =>
    story.brief.map((answer) => ({
      weight: 1 + Math.min(1, answer.length / 60),
      quote: quoteOf(answer, 0, 110),
      short: quoteOf(answer, 0, 64),
    })),
  write: ({ short, quote }) => ({
    title: `Tell a little more first: ${q(short)}`,
    summary:
      'A few words are a fine beginning, but an idea needs a moment to stand on. Think of one day that belongs to your answer, and write down three sentences about it, in any language. Then come back for new ideas.',
    start: `Go on from here: ${qEnd(quote)} Where were you, who was with you, and what happened first?`,
    ask: [
      'Which day do you think of when you read your answer again?',
      'What would a friend ask you if you said it aloud?',
    ],
    why: 'Every story has begun with a few words; the next three sentences decide whether it becomes yours.',
  }),
};
