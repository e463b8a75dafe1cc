import { visaPacks } from '@lantern/content/abroad/visa-packs';
import { describe, expect, it } from 'vitest';
import { inputFor, measurePairs } from '../eval/measure-pairs.ts';
import { OFF_TOPIC } from '../eval/off-topic.ts';
import { ANSWER_PAIRS } from '../eval/pairs/pairs.ts';
import { ADVICE_IDS } from '../src/advice.ts';
import { WEIGHTS } from '../src/criteria/criteria.ts';
import { giveFeedback } from '../src/give-feedback.ts';
import { CAUTIONS } from '../src/risks/cautions.ts';
import { FIRST_YEAR } from '../src/risks/little-money.ts';
import { CRITERION_IDS, type FeedbackInput, type KnownFacts } from '../src/types.ts';

const of = (question: string) => {
  const found = ANSWER_PAIRS.find((pair) => pair.question === question);
  if (!found) throw new Error(question);
  return found;
};
const give = (question: string, answer: string, more: Partial<FeedbackInput> = {}) =>
  giveFeedback({ ...inputFor(question, answer), ...more });
const gates = (question: string, answer: string, more?: Partial<FeedbackInput>) =>
  give(question, answer, more).advisories.map(({ gate }) => gate);
const advice = (question: string, answer: string, more?: Partial<FeedbackInput>) =>
  give(question, answer, more).advice.map(({ id }) => id);

describe('pairs', () => {
  it('are at least sixty, at least half of them kept out of tuning', () => {
    expect(ANSWER_PAIRS.length).toBeGreaterThanOrEqual(60);
    expect(ANSWER_PAIRS.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(ANSWER_PAIRS.length / 2);
    expect(new Set(ANSWER_PAIRS.map(({ question }) => question)).size).toBe(ANSWER_PAIRS.length);
  });

  it.each([false, true])('stand in the right order in 90% (kept out of tuning: %s)', (heldOut) => {
    const { order, difference } = measurePairs(heldOut);
    expect(order).toBeGreaterThanOrEqual(0.9);
    expect(difference).toBeGreaterThan(2.5);
  });
});

describe('gates', () => {
  const good = of('uni-problem').strong;

  it('let every answer of the pairs through', () => {
    for (const { question, weak, strong } of ANSWER_PAIRS)
      for (const text of [weak, strong])
        expect(
          gates(question, text).filter((gate) => !gate.startsWith('caution')),
          question,
        ).toEqual([]);
  });

  it('refuse what holds no words, or none of English', () => {
    for (const text of ['', '   ', '12 … 🙂', '\u0000']) expect(gates('uni-problem', text)).toEqual(['empty']);
    expect(gates('uni-problem', 'আমি গ্রামের স্কুলে পড়েছি এবং নদীর পাশে থাকি')).toEqual(['language']);
    expect(gates('uni-problem', 'Ich habe in der Schule meines Dorfes Mathematik gelernt und wohne am Fluss.')).toEqual(
      ['language'],
    );
    expect(give('uni-problem', '').advice).toEqual([]);
    expect(give('uni-problem', '').overall).toBe(0);
  });

  it('hold what is too short, copied, repeated or about something else', () => {
    expect(gates('uni-problem', 'I solved it in 2022.')).toContain('short');
    expect(gates('uni-problem', good, { others: [good] })).toContain('copied');
    expect(gates('uni-problem', 'Tell us about a problem you solved with very little. I solved it.')).toContain(
      'copied',
    );
    expect(gates('uni-problem', 'In 2022 I moved nine shelves. '.repeat(12))).toContain('repeats');
    expect(gates('visa-who-pays', OFF_TOPIC[0] ?? '')).toContain('off-topic');
    // about the course, where the gap was asked about
    const course =
      'Yes, so the course is a Master of Professional Accounting, it is two years, twelve units, and it is accredited by CPA Australia, so after that I can do the CPA exams.';
    for (const id of ['visa-gap', 'uni-gap', 'ie-gaps'])
      expect(gates(id, course).join(), id).toMatch(/(?:off|near)-topic/);
    for (const gate of ['short', 'copied'] as const) {
      const held =
        gate === 'short' ? give('uni-problem', 'I solved it.') : give('uni-problem', good, { others: [good] });
      expect(held.overall).toBeLessThanOrEqual(2);
      expect(held.advisories.find((advisory) => advisory.gate === gate)?.most).toBe(2);
    }
  });
});

describe('what may be taken wrongly', () => {
  it('is quoted, with the rule of the destination', () => {
    const text = 'I will study chemistry at Purdue. After that I want to settle there and get a green card.';
    const found = give('us-intent', text).advice.find(({ id }) => id === 'caution-staying');
    expect(found).toMatchObject({ kind: 'caution', source: 'us-f1' });
    expect(text.slice(found?.start, found?.end)).toBe('settle');
    expect(give('us-intent', text).overall).toBeLessThanOrEqual(5);
  });

  it('is left alone where it is denied, and where the rule says otherwise', () => {
    expect(advice('us-intent', 'I do not plan to settle there; I return to my job in Nairobi.')).not.toContain(
      'caution-staying',
    );
    const text = 'Later I may settle there as a nurse, because the rule of 2024 allows it.';
    expect(advice('au-benefit', text, { facts: { country: 'AU' } })).not.toContain('caution-staying');
    expect(advice('visa-after', text, { facts: { country: 'CA' } })).toContain('caution-staying');
  });

  it('depends on who asks', () => {
    const text = 'It is a top-ranked university, and my teacher was bad because of the exam.';
    expect(advice('uni-why-here', text)).toContain('caution-ranking');
    expect(advice('ielts-3-skill-1', text).filter((id) => id.startsWith('caution'))).toEqual([]);
  });

  it('has a rule only where one is behind it, each once', () => {
    expect(new Set(CAUTIONS.map(({ id }) => id)).size).toBe(CAUTIONS.length);
  });
});

describe('contradictions with the record', () => {
  const facts: KnownFacts = {
    country: 'GB',
    universities: ['University of Glasgow'],
    degree: 'master',
    payers: ['father'],
    tests: [{ name: 'IELTS', overall: 6.5 }],
    grades: [{ value: 3.1, scale: 4 }],
    graduationYears: [2021],
  };
  const differs = (answer: string) =>
    give('visa-why-course', answer, { facts }).advice.filter(({ id }) => id.startsWith('differs-'));

  it.each([
    ['differs-country', 'I am going to study in Canada for one year.', 'Canada'],
    ['differs-country', 'My family can pay 8,000 pounds. I will go to Uganda.', 'Uganda'],
    [
      'differs-university',
      'I have an offer from the University of Leeds and I know its modules.',
      'University of Leeds',
    ],
    ['differs-degree', 'I am going to study a bachelor’s degree in nursing.', 'bachelor’s'],
    ['differs-score', 'I have 7.5 overall in IELTS, which I took in May.', '7.5'],
    ['differs-grade', 'My CGPA is 3.8, and I liked statistics.', '3.8'],
    ['differs-graduation', 'I graduated from Dhaka University in 2019 with a degree in physics.', '2019'],
    ['differs-payer', 'My uncle will pay for the whole course.', 'uncle'],
  ])('%s', (id, answer, quote) => {
    const found = differs(answer);
    expect(found.map((one) => one.id)).toEqual([id]);
    expect(answer.slice(found[0]?.start, found[0]?.end)).toBe(quote);
  });

  it.each([
    'I am going to study in England, at the University of Glasgow, for a master’s degree.',
    'I compared it with a course in Canada, which was refused to me in 2019.',
    'My father will pay. My uncle is a farmer.',
    'I have 6.5 in IELTS, with 7.5 in listening.',
    'The course requires 7.0 in IELTS.',
    'My CGPA is 3.12.',
    'I graduated in 2021.',
    'I want to do better.',
    'I am from Uganda. I will go to Uganda and farm.',
    'When I finish I will go to Kenya and open a clinic.',
  ])('is none: %s', (answer) => expect(differs(answer)).toEqual([]));

  it('says nothing where nothing is known', () => {
    const text = 'My uncle will pay for my course in Canada; my CGPA is 3.8.';
    expect(give('visa-who-pays', text, { facts: {} }).advice.filter(({ id }) => id.startsWith('differs'))).toEqual([]);
  });
});

describe('advice', () => {
  it('says what is missing, what is thin and what to keep, with its place', () => {
    const { weak, strong } = of('uni-problem');
    expect(advice('uni-problem', weak)).toEqual(expect.arrayContaining(['stock']));
    const kept = give('uni-problem', strong).advice.filter(({ kind }) => kind === 'keep');
    expect(kept.length).toBeGreaterThan(0);
    for (const { start, end } of kept) expect(strong.slice(start, end)).toMatch(/^[A-Z].+[.]$/);
    const lesson = give('uni-problem', strong).moves.find(({ id }) => id === 'lesson');
    expect(strong.slice(lesson?.start, lesson?.end)).toContain('I learned to count');
  });

  it('counts fillers, hedges and length', () => {
    const um =
      'Um, I, you know, I study in Khulna, um, and basically, uh, I keep the accounts of a fish farm, you know.';
    expect(advice('uni-yourself', um)).toEqual(expect.arrayContaining(['fillers', 'too-short']));
    expect(advice('visa-cost', 'I am not sure, maybe 20,000 pounds, I guess, more or less.')).toContain('hedges');
    const rent =
      'I will live in Ash Hall near the campus, and the rent of that room is 118 pounds a week with the heating. ';
    expect(advice('visa-live', `${rent}${of('ielts-2-skill').strong} ${of('ielts-2-object').strong}`)).toContain(
      'too-long',
    );
  });

  it('keeps no sum that is far below what the first year takes', () => {
    const kept = (sum: string, country: string) =>
      give('visa-who-pays', `My father Joseph Otieno can pay ${sum} dollars for my course from his shop in Kisumu.`, {
        facts: { country },
      }).advice.filter(({ kind }) => kind === 'keep');
    expect(kept('28,000', 'CA')).toHaveLength(1);
    expect(kept('8,000', 'CA')).toEqual([]);
  });

  it('takes what the first year needs from the visa facts', () => {
    for (const [code, needed] of Object.entries(FIRST_YEAR)) {
      const facts = visaPacks.find(({ country }) => country === code)?.facts ?? [];
      const shown = facts.filter(({ key }) => key === 'proof_of_funds');
      const year = shown.map(({ value, unit }) => Number(value) * (unit === 'month' ? 9 : 1));
      expect(Math.min(...year), code).toBe(needed);
    }
  });

  it('names only known ids and known criteria', () => {
    const known = new Set<string>([...ADVICE_IDS, ...CAUTIONS.map(({ id }) => `caution-${id}`)]);
    for (const { question, weak, strong } of ANSWER_PAIRS)
      for (const text of [weak, strong])
        for (const { id, criterion } of give(question, text).advice) {
          expect(known.has(id), id).toBe(true);
          expect(CRITERION_IDS).toContain(criterion);
        }
    for (const weights of Object.values(WEIGHTS))
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });
});

describe('a recording', () => {
  it('tells pace and pauses, and scores neither', () => {
    const { strong } = of('uni-problem');
    const slow = {
      seconds: 95,
      pauses: [
        { at: 10, seconds: 4 },
        { at: 40, seconds: 6.2 },
      ],
    };
    const told = give('uni-problem', strong, { timing: slow });
    expect(told.pace).toEqual({ wordsPerMinute: Math.round((told.words * 60) / 95), pauses: 2, longestPause: 6.2 });
    expect(told.overall).toBe(give('uni-problem', strong, { timing: { seconds: 95 } }).overall);
    expect(give('uni-problem', strong).pace).toBeUndefined();
    expect(give('uni-problem', strong, { timing: { seconds: 2 } }).pace).toBeUndefined();
  });
});
