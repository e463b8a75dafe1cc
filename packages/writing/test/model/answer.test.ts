import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_SCHEMA, readAnswer } from '../../src/model/answer.ts';
import { readJson } from '../../src/model/read-json.ts';
import { CRITERION_IDS } from '../../src/types.ts';

const [first] = CRITERION_IDS;
const scores = Object.fromEntries(CRITERION_IDS.map((id) => [id, 6.5]));
const suggestion = { criterion: first, sentence: 'The ferry left at half past eight.', advice: 'Who was on it?' };
const answer = { scores, suggestions: [suggestion] };

describe('an answer', () => {
  it('of the right shape is read', () => {
    expect(readAnswer(answer)).toEqual(answer);
    expect(readAnswer({ ...answer, suggestions: [], more: 1 })).toEqual({ scores, suggestions: [] });
    expect(Object.keys(ANSWER_SCHEMA.properties)).toEqual(['scores', 'suggestions']);
  });

  it.each([
    ['no object', 'ten'],
    ['nothing', undefined],
    ['a list', [answer]],
    ['no scores', { suggestions: [] }],
    ['no suggestions', { scores }],
    ['a score too few', { ...answer, scores: { ...scores, [first]: undefined } }],
    ['a score above 10', { ...answer, scores: { ...scores, [first]: 10.1 } }],
    ['a score below 0', { ...answer, scores: { ...scores, [first]: -1 } }],
    ['a score in words', { ...answer, scores: { ...scores, [first]: '7' } }],
    ['a score that is not a number', { ...answer, scores: { ...scores, [first]: Number.NaN } }],
    ['inherited scores', { ...answer, scores: Object.create(scores) }],
  ])('with %s is not, and says why', (_, wrong) => {
    expect(readAnswer(wrong)).toEqual({ wrong: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  it.each([
    ['an unknown criterion', { ...suggestion, criterion: 'charm' }],
    ['no advice', { ...suggestion, advice: ' \n' }],
    ['a quote as long as an essay', { ...suggestion, sentence: 'a '.repeat(501) }],
    ['other types', { ...suggestion, sentence: 7 }],
    ['nothing in it', null],
  ])('loses a suggestion with %s', (_, wrong) => {
    expect(readAnswer({ scores, suggestions: [wrong, suggestion] })).toEqual(answer);
  });

  it('has at most 20 suggestions', () => {
    const many = readAnswer({ scores, suggestions: Array.from({ length: 500 }, () => suggestion) });
    expect(many).toMatchObject({ suggestions: { length: 20 } });
  });

  it.each([
    ['control characters', 'Who\u0000 was\u001b[31m on\nit?', 'Who was [31m on it?'],
    ['direction and invisible characters', 'Who \u202ewas\u200b on\ufeff it?', 'Who was on it?'],
    ['half an emoji', 'Who was on it? \ud83d', 'Who was on it? \ufffd'],
  ])('has advice without %s', (_, advice, read) => {
    expect(readAnswer({ scores, suggestions: [{ ...suggestion, advice }] })).toMatchObject({
      suggestions: [{ advice: read }],
    });
  });

  it('has short advice', () => {
    const read = readAnswer({ scores, suggestions: [{ ...suggestion, advice: 'why so '.repeat(200) }] });
    const advice = 'suggestions' in read ? (read.suggestions[0]?.advice ?? '') : '';
    expect(advice.length).toBeLessThanOrEqual(402);
    expect(advice).toMatch(/^(why so )+why …$|^(why so )+…$/);
  });

  it('of any shape is survived', () => {
    fc.assert(fc.property(fc.anything(), (odd) => void readAnswer(odd)));
    fc.assert(fc.property(fc.anything(), (odd) => void readAnswer({ scores, suggestions: [odd] })));
  });
});

describe('JSON is found', () => {
  const json = JSON.stringify(answer);
  it.each([
    ['alone', json],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a fence without a language', `\`\`\`\n${json}\`\`\``],
    ['in a fence with talk around it', `Here you are:\n\`\`\`JSON\n${json}\n\`\`\`\nGood luck {student}!`],
    ['in a sentence', `Sure! ${json} I hope that helps.`],
    ['after thoughts', `<think>{"scores": maybe}</think>\n${json}`],
  ])('%s', (_, text) => {
    expect(readJson(text)).toEqual(answer);
  });

  it.each(['', 'ten out of ten', '42', 'null', '{"scores": ', '}{'])('and not in %s', (text) => {
    expect(readJson(text)).toBeUndefined();
  });
});
