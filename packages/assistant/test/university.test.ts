// A question that names a university is led to its page, and not answered with what its country asks of visas.
import { expect, test } from 'vitest';
import { shippedPassages } from '../eval/shipped.ts';
import { answerQuestion } from '../src/answer-parts.ts';
import { indexPassages } from '../src/passage-index.ts';

const index = indexPassages(shippedPassages('en'));
const nameOf = (question: string) => answerQuestion(index, question).university?.name;
const idsOf = (question: string) =>
  answerQuestion(index, question).parts.flatMap(({ found }) => found.map(({ passage }) => passage.id));

test.each([
  ['what is the last day for University of Toronto', 'University of Toronto'],
  ['when is the toronto deadline for applying', 'University of Toronto'],
  ['university of leeds fees', 'University of Leeds'],
  ['leeds requirements', 'University of Leeds'],
  ['fecha limite de la universidad de toronto', 'University of Toronto'],
  ['ubc deadline', 'University of British Columbia'],
])('%s', (question, name) => {
  const { parts, university } = answerQuestion(index, question);
  expect(parts).toEqual([]);
  expect(university?.name).toBe(name);
  expect(index.passages.has(`institution:${university?.id}`)).toBe(true);
});

test('one that is in no passage is looked for by its name', () => {
  expect(answerQuestion(index, 'deadline of strathmore university').university).toEqual({
    id: null,
    name: 'Strathmore University',
  });
});

test.each([
  'proof of funds for university of toronto',
  'how much is the visa fee for university of leeds',
  'reading score minimum',
  'new york fees',
  'deadline of my university',
  'gates cambridge scholarship deadline',
  'which university has the lowest fees',
])('is about no one university: %s', (question) => expect(nameOf(question)).toBeUndefined());

test.each([
  'i have 8000 dollars which country is cheap for nursing',
  'My budget is $12,000. Which country can I afford?',
])('a sum and a cheap country: how to compare them: %s', (question) =>
  expect(idsOf(question)).toEqual(['guide:choose-country', 'help:cost-plan']),
);

test('no country is called cheap', () => {
  expect(idsOf('which country is cheapest to study mbbs')).toEqual([]);
});
