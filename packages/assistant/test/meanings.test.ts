// What a question means by the kinds of its words, in any language.
import { describe, expect, test } from 'vitest';
import { shippedPassages } from '../eval/shipped.ts';
import { answerQuestion } from '../src/answer-parts.ts';
import { meantBy } from '../src/meanings.ts';
import { indexPassages } from '../src/passage-index.ts';
import { plainWords } from '../src/plain-question.ts';
import { groups } from '../src/words/groups.ts';
import { meanings } from '../src/words/meanings.ts';

const passages = shippedPassages('en');
const index = indexPassages(passages);
const meant = (question: string, about: readonly string[] = []) =>
  meantBy(plainWords(question), about).map(({ passage }) => passage);
const shown = (question: string) =>
  answerQuestion(index, question).parts.flatMap(({ found }) => found.map(({ passage }) => passage.id));

describe('the lists', () => {
  const named = meanings.flatMap(({ all, none }) => [...all.flat(), ...none]);

  test('every group that a passage is meant by is there, and every group means something', () => {
    expect(named.filter((name) => /^[A-Z]/.test(name) && !groups.has(name))).toEqual([]);
    expect([...groups.keys()].filter((name) => !named.includes(name))).toEqual([]);
  });

  test('every passage that can be meant exists', () => {
    const isThere = (id: string) => {
      const [start = '', end = ''] = id.split('*');
      return passages.some((passage) => passage.id.startsWith(start) && passage.id.includes(end));
    };
    expect(meanings.filter(({ passage }) => !isThere(passage)).map(({ passage }) => passage)).toEqual([]);
  });

  test('no passage is meant by what rules it out', () => {
    expect(meanings.filter(({ all, none }) => all.flat().some((name) => none.includes(name)))).toEqual([]);
  });
});

describe('the same in other words', () => {
  test.each([
    'i lost my passport',
    'somebody stole my passport in the metro',
    'perdí mi pasaporte',
    'on m’a volé mon passeport',
    'আমার পাসপোর্ট হারিয়ে গেছে',
    'मेरा पासपोर्ट खो गया',
    'ضاع جواز سفري',
  ])('%s', (question) => {
    expect(meant(question)).toContain('guide:lost-passport');
  });

  test.each([
    'visa got rejected can i try again',
    'me negaron la visa, puedo volver a solicitar otra vez',
    'mon visa a été refusé, puis-je redemander',
    'ভিসা রিজেক্ট হয়েছে, আবার আবেদন করা যাবে?',
    'वीजा रिजेक्ट हो गया, दोबारा आवेदन',
  ])('%s', (question) => {
    expect(meant(question)).toContain('guide:apply-again');
  });
});

test.each([
  ['how do i pay my tuition fee from bangladesh, bank says file needed', 'guide:pay-tuition'],
  ['is cpt allowed in first semester', 'guide:cpt'],
  ['all interview slots are full for usa visa', 'guide:us-slots'],
  ['can i change college after landing in canada', 'guide:canada-change'],
  ['can i go straight to phd after my bachelor', 'guide:phd-direct'],
  ['my professor asked me to write the lor myself', 'guide:lor-myself'],
  ['how do i prepare for ielts at home', 'guide:ielts-prepare'],
  ['can i apply to uk and canada at the same time', 'guide:several-countries'],
])('"%s" is answered by %s', (question, id) => {
  expect(shown(question)).toContain(id);
});

describe('caution', () => {
  test('what is meant by a small part of a question is offered, not said', () => {
    const question = 'my neighbour painted his bicycle green yesterday while singing about chocolate and free tuition';
    expect(shown(question)).toEqual([]);
  });

  test.each([
    'can you book my visa slot',
    'find me a room in berlin under 300',
    'how to make bank statement show more than i have',
    'i want to overstay and work cash in uk how',
    'how can i get american passport',
    'did my application reach to toronto uni',
  ])('"%s" is refused', (question) => {
    expect(shown(question)).toEqual([]);
  });

  test('a story is answered by what it asks', () => {
    expect(
      shown('my visa got refused in march because of funds, now fathers balance is ok, can i try again'),
    ).toContain('guide:apply-again');
  });
});
