import { askOf } from '@lantern/content/applying/asked-papers';
import type { ApplicationFields } from '@lantern/contract/applications';
import { describe, expect, test } from 'vitest';
import { askedLines, countOfLetters, nextFor, papersSum } from '#features/applications/application-standing.ts';
import { emptyValues } from '#features/applications/form/application-form.ts';

const row = (part: Partial<ApplicationFields> = {}): ApplicationFields => ({
  ...emptyValues.carried,
  institution_id: null,
  name: 'Hill College',
  city: '',
  country: 'SE',
  program: 'Physics',
  level: 'UG',
  intake: null,
  deadline: { day: '2027-01-15', time: null, zone: 'Europe/Stockholm' },
  stage: 'preparing',
  notes: '',
  ...part,
});
const vault = (...categories: ('Transcript' | 'Certificates' | 'Passport' | 'IELTS')[]) =>
  categories.map((category) => ({ category, status: 'pending' as const }));
const all = vault('Transcript', 'Certificates', 'Passport', 'IELTS');
const none = { here: 0, all: 0 };

describe('the papers of one application', () => {
  test('come from the vault, a rejected one does not count, and what the student says wins', () => {
    const states = (part: Partial<ApplicationFields>, papers: Parameters<typeof askedLines>[1]) =>
      Object.fromEntries(askedLines(row(part), papers).map(({ paper, state }) => [paper, state]));
    expect(states({}, [...vault('Transcript'), { category: 'Passport', status: 'rejected' }])).toEqual({
      transcript: 'there',
      certificate: 'missing',
      passport: 'missing',
      english: 'missing',
    });
    const asked: ApplicationFields['asked'] = [
      { paper: 'certificate', state: 'have' },
      { paper: 'english', state: 'not-asked' },
      { paper: 'transcript', state: 'not-asked' },
    ];
    expect(states({ asked }, all)).toMatchObject({
      transcript: 'not-asked',
      certificate: 'there',
      english: 'not-asked',
    });
  });

  test('a passport that is ticked on the document checklist is there, unless the student says otherwise here', () => {
    const passport = (part: Partial<ApplicationFields>) =>
      askedLines(row(part), [], ['passport']).find(({ paper }) => paper === 'passport');
    expect(passport({})).toMatchObject({ state: 'there', isTicked: true });
    expect(passport({ asked: [{ paper: 'passport', state: 'not-asked' }] })?.state).toBe('not-asked');
  });

  test('what is not asked, and what only some ask for, is not counted', () => {
    const german = row({ country: 'DE', asked: [{ paper: 'passport', state: 'not-asked' }] });
    const lines = askedLines(german, vault('Transcript'));
    expect(lines.find(({ paper }) => paper === 'cv')).toMatchObject({ ask: 'some', state: 'missing' });
    expect(papersSum(german, lines)).toEqual({ done: 1, all: 3 });
    const own = row({ requirements: [{ id: 'a', label: 'Form', done: true }], portfolio_needed: true });
    expect(papersSum(own, askedLines(own, []))).toEqual({ done: 1, all: 6 });
  });

  test('a first degree in a country that asks for neither has no statement and no letters', () => {
    expect([askOf(row(), 'statement'), askOf(row(), 'letters')]).toEqual(['no', 'no']);
    expect(askOf(row({ country: 'GB' }), 'letters')).toBe('yes');
    expect(askOf(row({ country: 'GB', asked: [{ paper: 'letters', state: 'not-asked' }] }), 'letters')).toBe('no');
  });

  test('without a level only what every level of the country agrees on is said', () => {
    expect(askOf(row({ level: null }), 'letters')).toBeUndefined();
    const british = row({ country: 'GB', level: null });
    expect([askOf(british, 'letters'), countOfLetters(british)]).toEqual(['yes', 1]);
    expect([askOf(row({ country: '', level: null }), 'statement'), countOfLetters(row({ level: null }))]).toEqual([
      undefined,
      0,
    ]);
  });
});

describe('what is next', () => {
  const next = (part: Partial<ApplicationFields>, papers = all, letters = none) =>
    nextFor(row(part), { lines: askedLines(row(part), papers), letters });

  test('the last day, then papers, letters, the statement, the own list, and sending it', () => {
    expect(next({ deadline: null }, [])).toEqual({ kind: 'deadline' });
    expect(next({}, vault('Transcript'))).toEqual({ kind: 'paper', paper: 'certificate' });
    expect(next({})).toEqual({ kind: 'send' });
    expect(next({ country: 'GB' })).toEqual({ kind: 'letters' });
    expect(next({ country: 'GB' }, all, { here: 0, all: 1 })).toEqual({ kind: 'essay' });
    const essays = ['00000000-0000-4000-8000-000000000001'];
    expect(next({ country: 'GB', essays }, all, { here: 0, all: 1 })).toEqual({ kind: 'letters' });
    expect(next({ country: 'GB', essays }, all, { here: 1, all: 1 })).toEqual({ kind: 'send' });
    expect(next({ requirements: [{ id: 'a', label: 'Form', done: false }] })).toEqual({
      kind: 'requirement',
      label: 'Form',
    });
    expect(next({ program: 'Fine arts', portfolio_needed: true })).toEqual({ kind: 'portfolio' });
  });

  test('while nobody knows what is in the vault, nothing is called ready', () => {
    expect(nextFor(row(), { lines: undefined, letters: none })).toBeUndefined();
    expect(nextFor(row({ deadline: null }), { lines: undefined, letters: none })).toEqual({ kind: 'deadline' });
  });

  test('after sending it the answer, then the offer, then nothing', () => {
    const decision = { result: 'admitted', day: '2027-03-01', note: '' } as const;
    const offer = { currency: 'SEK', tuition: null, scholarship: null, answer_by: '2027-04-01' };
    expect(next({ stage: 'submitted' })).toEqual({ kind: 'answer' });
    expect(next({ stage: 'decision', decision, offer })).toEqual({ kind: 'offer' });
    expect(next({ stage: 'decision', decision: { ...decision, result: 'rejected' } })).toBeUndefined();
    expect(next({ stage: 'deposit', decision })).toBeUndefined();
  });
});
