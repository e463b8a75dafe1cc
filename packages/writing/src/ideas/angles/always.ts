/** Angles for any words at all, used when the input gives too little for the others. They say what is missing. */
import { type Angle, type Find, q } from '../angle.ts';
import { quoteOf, shortOf } from '../quote.ts';
import type { Story } from '../story.ts';

/** Answers of fewer words than this, all together, are called short. */
const SHORT_ANSWERS = 20;

export const ownLanguage: Angle = {
  kind: 'own-language',
  traits: ['independence', 'empathy', 'adaptability'],
  find: (story) =>
    story.sentences
      .filter(({ source, words }) => source.foreign && source.field === 'answer' && words.length > 0)
      .map((sentence) => ({
        weight: 2.4 + Math.min(1, sentence.words.length / 20),
        phrase: shortOf(sentence.text),
        quote: quoteOf(sentence.text),
        sentence,
        activity: sentence.source.activity,
      })),
  write: ({ phrase, quote }) => ({
    title: `A word that English does not have, in ${q(phrase)}`,
    summary:
      'You think about this in a language of your own, and that is a strength. Choose one word of your answer that no English word quite covers, and let a scene explain it: who says it, to whom, at which hour.',
    start: `Write down ${q(quote)} as it is, choose the word, and tell in English the first time that you understood it.`,
    ask: [
      'How would you translate the word badly, and what gets lost?',
      'Who says it at home, and when would they never say it?',
    ],
    why: 'A word between two languages is something that only somebody who lives in both can tell.',
  }),
};

export const oneHour: Angle = {
  kind: 'one-hour',
  traits: ['curiosity', 'courage', 'responsibility'],
  find: (story) => anything(story, 0),
  write: ({ phrase, quote }, story) => ({
    title: `One hour of ${q(phrase)}`,
    summary: `${honest(story)}Choose one single hour that belongs to ${q(phrase)} and leave out the years around it: who was there, what stood or lay around, what was said, what you did first.`,
    start: `Write ${q(quote)} at the top of a page, and below it ten things that could be seen or heard in that hour. The third or fourth is often a good beginning.`,
    ask: ['Which hour is it? Day, place, weather.', 'What was at stake in that hour, and for whom?'],
    why: 'An hour is small enough to be told fully.',
  }),
};

export const otherEyes: Angle = {
  kind: 'other-eyes',
  traits: ['empathy', 'teamwork', 'leadership'],
  find: (story) => anything(story, 1),
  write: ({ phrase, quote }, story) => ({
    title: `${q(phrase)}, as somebody else saw it`,
    summary: `${honest(story)}Ask a person who was there to tell you about ${q(phrase)} in a few minutes. The essay can live on the difference: what that person saw, what you remember, and which of the two surprised you.`,
    start: `Begin with what the other person remembers, in that person’s words, and answer it with your own: ${q(quote)}.`,
    ask: ['Who could tell it, and when will you ask?', 'Where do the two versions differ?'],
    why: 'A second pair of eyes gives details that nobody has about themselves.',
  }),
};

export const limit: Angle = {
  kind: 'limit',
  traits: [],
  find: (story) => anything(story, 2),
  write: ({ phrase, quote }, story) => ({
    title: `Where ${q(phrase)} was not enough`,
    summary: `${honest(story)}Every strength has a place where it gets in the way. Look for a day on which ${q(phrase)} did not help, or even did harm, and tell how you found out and what you borrowed from somebody else.`,
    start: `Name the strength in passing, close to ${q(quote)}, and turn in the very next line to the day when it failed you.`,
    ask: ['Who paid for it, and what did you say to that person?', 'What do you do now before it happens again?'],
    why: 'Somebody who knows the limit of a strength can be trusted with it.',
  }),
};

export const nextStep: Angle = {
  kind: 'next-step',
  traits: [],
  find: (story) => anything(story, 3),
  write: ({ phrase, quote }, story) => ({
    title: `From ${q(phrase)} to a seat in a lecture hall`,
    summary: `${honest(story)}Draw the line from ${q(phrase)} to the subject that you want to study. Where did you reach the end of what you could find out or do alone? That edge is the reason for the application, and the essay can end there.`,
    start: `Begin at the edge: the question that ${q(quote)} left open and that nobody around you could answer.`,
    ask: [
      'Which course, book or person at the university would take you one step further?',
      'What will you bring back, and to whom?',
    ],
    why: 'It shows that the next step follows from something that has begun already.',
  }),
};

/** Whatever can be quoted: the answers first, each angle beginning with another one, then the activities. */
function anything(story: Story, turn: number): Find[] {
  const longest = story.sources.flatMap(({ sentences, field, activity }) => {
    const [sentence] = [...sentences].sort((a, b) => b.text.length - a.text.length);
    return sentence ? [{ sentence, field, activity }] : [];
  });
  const finds: Find[] = longest.map(({ sentence, activity }) => ({
    weight: sentence.words.length < 3 && !sentence.source.foreign ? -0.5 : 0,
    phrase: shortOf(sentence.text),
    quote: quoteOf(sentence.text),
    sentence,
    activity,
  }));
  story.activities.forEach(({ label }, activity) => {
    finds.push({ weight: 0, phrase: shortOf(label), quote: quoteOf(label), activity });
  });
  return finds.map((find, i) => ({
    ...find,
    weight: find.weight + 0.5 - ((i + finds.length - (turn % finds.length)) % finds.length) / 100,
  }));
}

function honest(story: Story): string {
  return story.answered < SHORT_ANSWERS ? 'Your answers are still too short to show a moment. ' : '';
}
