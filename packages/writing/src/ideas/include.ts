/** What to put in: what the student named, as questions about it, and questions on what the answer does not say yet. */
import { type Find, pick, q } from './angle.ts';
import { quoteOf } from './quote.ts';
import type { Sentence, Story } from './story.ts';

/** What earlier ideas have used already, so that lists differ. */
export type Used = Set<string>;

const MOST = 5;

export function includeFor(find: Find, ask: readonly string[], story: Story, used: Used, turn: number): string[] {
  // what somebody lost is not asked about
  if (find.sentence?.signals.grief !== undefined) return [...ask];
  const own = named(find, story, used, turn).slice(0, 2);
  const open = missing(find, story, used, turn);
  return [...own, ...ask, ...open].slice(0, MOST - 1);
}

function sourcesOf({ sentence, activity }: Find, { sources }: Story) {
  return sentence
    ? [sentence.source]
    : sources.filter((source) => source.activity !== undefined && source.activity === activity);
}

/** Questions about what is named, several for each sort of thing. */
const about: Readonly<Record<'name' | 'person' | 'place' | 'thing' | 'time' | 'money' | 'count', readonly string[]>> = {
  name: [
    'You name {it}. What should somebody know who reads this name for the first time?',
    'There is a name: {it}. With which small detail could a stranger picture it?',
    '{it} comes up. What would be lost if you left this name out?',
  ],
  person: [
    'You mention {it}. What exactly did this person do or say?',
    '{it} is there too. How does this person speak, stand or laugh?',
    'What did {it} want at that moment, and how did you know?',
    'Give {it} one sentence of their own. Which one?',
    'Whom would {it} call to tell about that day?',
  ],
  place: [
    'You mention {it}. What could one see and hear there?',
    'Take the reader to {it}: what is at the left of the door, and what does it smell of?',
    'Who else uses {it}, and at which hour is it empty?',
    'What has changed at {it} since then?',
  ],
  thing: [
    'You mention {it}. What would somebody notice who saw it for the first time?',
    'Where did {it} come from, and where is it now?',
    'What does {it} sound or feel like when it is used?',
    'Draw {it} in three lines. What would you have to get right?',
  ],
  time: [
    'You give a time: {it}. What happened at its beginning, and what at its end?',
    'How did {it} feel: longer or shorter than a clock says?',
    'Which single hour out of {it} would you show?',
  ],
  money: [
    'You give a sum: {it}. What does it mean where you live?',
    'What else could {it} have been spent on that week?',
    'Who knew what {it} cost your family?',
  ],
  count: [
    'You give a number: {it}. Which one of them do you remember best?',
    'Behind {it}: which was the first, and which the last?',
    'Of {it}, which one went against the rule?',
    'Who counted {it}, and why?',
  ],
};

const ask = (sort: keyof typeof about, text: string, turn: number) => {
  const ways = about[sort];
  return pick(ways, turn).replace('{it}', q(text));
};

/** Questions about what the sentence of the idea names, then about the rest of the same answer. */
function named(find: Find, story: Story, used: Used, turn: number): string[] {
  const rest = sourcesOf(find, story).flatMap(({ sentences }) => sentences);
  const ordered = find.sentence ? [find.sentence, ...rest.filter((other) => other !== find.sentence)] : rest;
  const questions: string[] = [];
  const add = (what: string, sort: keyof typeof about) => {
    if (used.has(what.toLowerCase()) || questions.length >= 2) return;
    used.add(what.toLowerCase());
    questions.push(ask(sort, what, turn + questions.length));
  };
  for (const { names, things, numbers, signals } of ordered) {
    if (signals.grief !== undefined) continue;
    const [name] = names;
    if (name) add(name, 'name');
    for (const { text, sort } of things) add(text, sort);
    // of one there is no "which of them"
    for (const { text, sort, value } of numbers) if (sort !== 'count' || value > 1) add(text, sort);
  }
  return questions;
}

const gaps: readonly { lacks: (sentence: Sentence) => boolean; questions: readonly string[] }[] = [
  {
    lacks: ({ things, names }) => names.length === 0 && !things.some(({ sort }) => sort === 'person'),
    questions: [
      'Who else was there, and what did that person say or do?',
      'Who would tell this differently, and how?',
      'Whose face do you see when you think of it?',
      'Who knew nothing of it, although they stood near?',
      'To whom did you speak first afterwards?',
      'Is anybody missing in what you have told? Bring one person in.',
      'Who was waiting for you meanwhile?',
    ],
  },
  {
    lacks: ({ things }) => !things.some(({ sort }) => sort === 'place'),
    questions: [
      'Where was it exactly: which room, street or field, and at which hour?',
      'What stood behind you, and what in front?',
      'From where did the light come, and what was the floor made of?',
      'How did you get there, and how did you get home?',
      'What would you see if you stood there again today?',
      'Which noise belongs to that place?',
      'Was it inside or outside, warm or cold, and who had the key?',
    ],
  },
  {
    lacks: ({ numbers }) => numbers.length === 0,
    questions: [
      'Which number are you sure of: how many, how long, how far, how much?',
      'How often had you tried before?',
      'How long did it take, by a clock?',
      'How old were you, and in which class?',
    ],
  },
  {
    lacks: ({ signals }) => signals.belief === undefined,
    questions: [
      'What do you do differently today because of it? One habit is enough.',
      'What did you believe before that you no longer believe?',
      'What would you ask the person that you were then?',
      'Who noticed first that something was different, and by what?',
      'What did you throw away, keep or write down because of it?',
      'If it happened again tomorrow, what would you do in the first minute?',
    ],
  },
  {
    lacks: ({ words }) => words.length > 0,
    questions: [
      'What happened directly before it, and what directly after?',
      'Which minute of it would you show, if you had only one?',
      'What had you planned to do that day instead?',
      'What was the next thing that anybody said?',
      'How did that day end?',
      'What did you eat, wear or carry that day?',
    ],
  },
  {
    lacks: () => true,
    questions: [
      'Which detail would a photograph not show: a smell, a temperature, a sound?',
      'What did your hands do meanwhile?',
      'Which word for it exists only in your language?',
      'What did people at home say about it?',
      'Which line of it would your best friend want to keep?',
      'What in it is still a riddle to you?',
      'How would you draw it on half a page?',
      'What would somebody from another country ask first?',
    ],
  },
];

function missing(find: Find, story: Story, used: Used, turn: number): string[] {
  const told = sourcesOf(find, story);
  // In other scripts and languages we cannot see what an answer names, so we ask only for what everybody can add.
  const foreign = told.some((source) => source.foreign);
  const sentences = told.flatMap((source) => source.sentences);
  // an activity of which nothing is told has no day to ask about
  const asked = find.sentence ? gaps : gaps.slice(0, 3);
  const open = asked.filter(({ lacks }) => (foreign && find.sentence ? lacks.length === 0 : sentences.every(lacks)));
  // not everybody who leaves out the same is asked for it first
  const turned = [...open.slice(turn % Math.max(1, open.length)), ...open];
  for (const { questions } of turned) {
    const question = pick(questions, turn);
    if (questions.some((one) => used.has(one))) continue;
    used.add(question);
    return [question];
  }
  return [];
}

/** Each names the answer in quotation marks. */
const askedOn: readonly ((answer: string) => string)[] = [
  (answer) =>
    `Your answer ${answer} is still short. When was it, who was there, and what happened first? Two or three sentences more give better ideas.`,
  (answer) =>
    `${answer} is a short answer yet. Think of the last time that it was true, and write down what you did that day.`,
  (answer) =>
    `There is more behind ${answer}. Tell it as you would to a friend on the phone: three sentences, any language.`,
  (answer) =>
    `You wrote ${answer} and stopped there. What came to your mind just before you typed it? Write that down as well.`,
  (answer) => `With ${answer} a reader sees nothing yet. Add one place, one person and one thing that happened.`,
];

/** What the student should know about their own input, kindly. */
export function honestNotes(
  { brief, unread, repeated, sentences }: Story,
  asked: ReadonlySet<string>,
  turn: number,
): string[] {
  const notes: string[] = [];
  const short = brief.filter((one) => !asked.has(quoteOf(one, 0, 110))).slice(0, 2);
  for (const [i, answer] of short.entries()) notes.push(pick(askedOn, turn + i)(q(quoteOf(answer, 0, 60))));
  if (unread)
    notes.push(
      'One of your answers has no words that can be read yet. One true sentence, in any language, is enough to begin.',
    );
  if (repeated > 0)
    notes.push('The same words stand under more than one question. Which other moment could answer one of them?');
  const stock = sentences.find((sentence) => sentence.stock && !asked.has(quoteOf(sentence.text, 0, 140)));
  if (stock)
    notes.push(
      `Many students write something like ${q(quoteOf(stock.text, 0, 80))}. Which day made you think so? Tell that day instead.`,
    );
  return notes;
}
