/** What to put in: what the student named, as questions about it, and questions on what the answer does not say yet. */
import { type Find, q } from './angle.ts';
import { quoteOf } from './quote.ts';
import type { Sentence, Story } from './story.ts';

/** What earlier ideas have used already, so that lists differ. */
export type Used = Set<string>;

const MOST = 5;

export function includeFor(find: Find, ask: readonly string[], story: Story, used: Used): string[] {
  // what somebody lost is not asked about
  if (find.sentence?.signals.grief !== undefined) return [...ask];
  const own = named(find, story, used).slice(0, 2);
  const open = missing(find, story, used);
  return [...own, ...ask, ...open].slice(0, MOST - 1);
}

function sourcesOf({ sentence, activity }: Find, { sources }: Story) {
  return sentence
    ? [sentence.source]
    : sources.filter((source) => source.activity !== undefined && source.activity === activity);
}

/** Questions about what the sentence of the idea names, then about the rest of the same answer. */
function named(find: Find, story: Story, used: Used): string[] {
  const rest = sourcesOf(find, story).flatMap(({ sentences }) => sentences);
  const ordered = find.sentence ? [find.sentence, ...rest.filter((other) => other !== find.sentence)] : rest;
  const questions: string[] = [];
  const add = (what: string, question: string) => {
    if (used.has(what.toLowerCase()) || questions.length >= 2) return;
    used.add(what.toLowerCase());
    questions.push(question);
  };
  for (const { names, things, numbers, signals } of ordered) {
    if (signals.grief !== undefined) continue;
    const [name] = names;
    if (name) add(name, `You name ${q(name)}. What should somebody know who reads this name for the first time?`);
    for (const { text, sort } of things) {
      if (sort === 'person') add(text, `You mention ${q(text)}. What exactly did this person do or say?`);
      else if (sort === 'place') add(text, `You mention ${q(text)}. What could one see and hear there?`);
      else add(text, `You mention ${q(text)}. What would somebody notice who saw it for the first time?`);
    }
    for (const { text, sort } of numbers) {
      if (sort === 'time')
        add(text, `You give a time: ${q(text)}. What happened at its beginning, and what at its end?`);
      else if (sort === 'money') add(text, `You give a sum: ${q(text)}. What does it mean where you live?`);
      else add(text, `You give a number: ${q(text)}. Which one of them do you remember best?`);
    }
  }
  return questions;
}

const gaps: readonly { lacks: (sentence: Sentence) => boolean; question: string }[] = [
  {
    lacks: ({ things, names }) => names.length === 0 && !things.some(({ sort }) => sort === 'person'),
    question: 'Who else was there, and what did that person say or do?',
  },
  {
    lacks: ({ things }) => !things.some(({ sort }) => sort === 'place'),
    question: 'Where was it exactly: which room, street or field, and at which hour?',
  },
  {
    lacks: ({ numbers }) => numbers.length === 0,
    question: 'Which number are you sure of: how many, how long, how far, how much?',
  },
  {
    lacks: ({ signals }) => signals.belief === undefined,
    question: 'What do you do differently today because of it? One habit is enough.',
  },
  { lacks: ({ words }) => words.length > 0, question: 'What happened directly before it, and what directly after?' },
  { lacks: () => true, question: 'Which detail would a photograph not show: a smell, a temperature, a sound?' },
];

function missing(find: Find, story: Story, used: Used): string[] {
  const told = sourcesOf(find, story);
  // In other scripts and languages we cannot see what an answer names, so we ask only for what everybody can add.
  const foreign = told.some((source) => source.foreign);
  const sentences = told.flatMap((source) => source.sentences);
  const open = gaps.filter(
    ({ lacks, question }) => !used.has(question) && (foreign ? lacks.length === 0 : sentences.every(lacks)),
  );
  const first = open[0] ?? gaps.at(-1);
  if (!first || used.has(first.question)) return [];
  used.add(first.question);
  return [first.question];
}

/** What the student should know about their own input, kindly. */
export function honestNotes({ brief, unread, repeated, sentences }: Story, asked: ReadonlySet<string>): string[] {
  const notes: string[] = [];
  for (const answer of brief.filter((one) => !asked.has(quoteOf(one, 0, 110))).slice(0, 2))
    notes.push(
      `Your answer ${q(quoteOf(answer, 0, 60))} is still short. When was it, who was there, and what happened first? Two or three sentences more give better ideas.`,
    );
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
