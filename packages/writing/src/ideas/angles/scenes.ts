/** One hour of what was told, told slowly: for answers in which nothing else was found, in wordings that differ from student to student. */
import { type Angle, type Draft, findAt, pick, q, qEnd } from '../angle.ts';
import type { Story } from '../story.ts';

type Wording = (words: { short: string; quote: string }) => Draft;

const wordings: readonly Wording[] = [
  ({ short, quote }) => ({
    title: `One hour of it, told slowly: ${q(short)}`,
    summary:
      'Choose one single hour that belongs to this and leave out the years around it: where you were, who was there, what was said, and what you did first.',
    start: `Keep these words in front of you: ${qEnd(quote)} Which hour of your life do they come from? Begin there.`,
    ask: ['What could one see, hear or smell in that hour?', 'Why do you remember this hour and not another one?'],
    why: 'One hour, told exactly, is something that nobody else can write.',
  }),
  ({ short, quote }) => ({
    title: `Where a camera would have stood: ${q(short)}`,
    summary:
      'Imagine that somebody had filmed this. Write down only what the film would show: hands, faces, things on the table, the weather. What you thought comes later, in one line.',
    start: `Let the film begin a minute before this: ${qEnd(quote)}`,
    ask: ['What lies or stands around, and whose is it?', 'Which movement would make a stranger understand?'],
    why: 'What can be seen needs no adjectives to be believed.',
  }),
  ({ short, quote }) => ({
    title: `The small thing that stayed with you: ${q(short)}`,
    summary:
      'Much happened in those days, and this is what you still know. Ask why it stayed: what you did with it then, what it set off, and what you would tell a younger cousin about it.',
    start: `Copy this line to the top of an empty page: ${qEnd(quote)} Below it, list what came within the next ten minutes.`,
    ask: [
      'What did you do next, with your own hands or in your own words?',
      'When did you last think of it, and where?',
    ],
    why: 'A reader follows a small thing that matters to somebody more willingly than a large one.',
  }),
  ({ short, quote }) => ({
    title: `What you did there, step by step: ${q(short)}`,
    summary:
      'Take this apart like a recipe: what you found, what you tried, what changed because of it. Leave every lesson out of the first draft and look afterwards whether one is still missing.',
    start: `Number your steps from one to six, beginning with this: ${qEnd(quote)}`,
    ask: ['At which step could it have gone another way?', 'What was different in the evening of that day?'],
    why: 'Deeds in their order show how somebody thinks, without saying so.',
  }),
  ({ short, quote }) => ({
    title: `As you would tell it at home: ${q(short)}`,
    summary:
      'There are people to whom you have told this aloud. Write it as you told them: with the pauses, the names, and the sentence at which they laughed or fell silent.',
    start: `Say this aloud once, as if to a friend: ${qEnd(quote)} Then write on from the question that the friend would ask.`,
    ask: ['Who heard it first, and what did that person answer?', 'Which detail do you never leave out, and why?'],
    why: 'A voice that somebody knows at home sounds like nobody else on paper.',
  }),
  ({ short, quote }) => ({
    title: `Before it and after it: ${q(short)}`,
    summary:
      'Draw a line through that day. On one side stands what everybody did until then, on the other what was done from then on; your essay is the walk across.',
    start: `Begin on the side before this: ${qEnd(quote)}`,
    ask: ['What was nobody doing any more a month later?', 'Who needed the longest to get used to it?'],
    why: 'A difference that others could notice is worth more than a feeling of having grown.',
  }),
];

export const scene: Angle = {
  kind: 'scene',
  traits: ['curiosity', 'courage', 'responsibility'],
  find: (story) =>
    story.sentences
      .filter(
        ({ source, signals, words, stock }) =>
          !stock && source.field === 'answer' && !source.foreign && signals.grief === undefined && words.length >= 4,
      )
      .map((sentence) => findAt(sentence, 0, 1)),
  write: (find, turn) => pick(wordings, turn)(find),
};

const isPlayful = ({ sources }: Story) => sources.some(({ light }) => light);

/** Who tells something with a laugh is not made solemn. */
export const joke: Angle = {
  kind: 'joke',
  traits: ['creativity', 'empathy', 'adaptability'],
  find: (story) =>
    story.sentences
      .filter(({ source, words }) => source.field === 'answer' && words.length >= 4 && isPlayful(story))
      .map((sentence) => findAt(sentence, 0, sentence.signals.grief === undefined ? 1.4 : -9)),
  write: ({ short, quote }) => ({
    title: `What is true in the joke: ${q(short)}`,
    summary:
      'You tell this with a smile, and it may stay funny. Look for the one thing in it that you mean: what you wanted, whom you watched closely, what you could not say otherwise. Two funny lines and a plain one carry a whole page.',
    start: `Tell it straight, without winking: ${qEnd(quote)} See what is left when nobody laughs.`,
    ask: [
      'What would the others in this story say about you?',
      'Where does it stop being funny, if only for a second?',
    ],
    why: 'Somebody who is funny on purpose has looked closely; readers enjoy it, and remember it.',
  }),
};
