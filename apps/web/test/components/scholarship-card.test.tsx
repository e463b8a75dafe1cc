// @vitest-environment happy-dom
// What a card of a scholarship says to "may I apply?", and what one tap keeps.
import type { Scholarship, ScholarshipCondition } from '@lantern/contract/scholarships';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ScholarshipCard } from '#features/scholarships/scholarship-card.tsx';
import { type Asked, serve, show, signIn } from './show.tsx';

const condition: ScholarshipCondition = {
  ...{ kind: 'min_work_years', state: 'unknown', reason: 'asked', words: '', names: [], figure: 2, scale: null },
  ...{ level: null, key: 'work-2', source: null, checked: null },
};
const eligibility: Scholarship['eligibility'] = {
  ...{
    state: 'yes',
    refusal: null,
    because: null,
    question: null,
    is_read: true,
    has_no_visa: false,
    conditions: [condition],
  },
};
const scholarship: Scholarship = {
  ...{ id: 'a-grant', name: 'A Grant', provider: 'A trust', type: 'foundation', status: 'offered' },
  ...{ countries: ['HU'], levels: ['PG'], fields: ['law'], coverage: 'full', amount: null, currency: null },
  ...{ amount_period: null, window: { opens: '11', closes: '01-15' }, window_note: '', fee_waiver: null, note: '' },
  ...{ link: 'https://a.example/grant', source: 'https://a.example', checked: '2026-10', confidence: 'official' },
  ...{ review_due: '2027-10-01', group: 'open', eligibility },
};
const today = '2026-11-27';

let asked: Asked[];
beforeEach(() => {
  signIn();
  asked = serve(({ path }) => (path.includes('/answers/put') ? { answer: {} } : { answers: [] }));
});

const card = (changes: Partial<Scholarship['eligibility']>, others: Partial<Scholarship> = {}) =>
  show(
    <ScholarshipCard
      scholarship={{ ...scholarship, ...others, eligibility: { ...eligibility, ...changes } }}
      row={undefined}
      today={today}
    />,
  );

describe('a card', () => {
  test('says in five lines what, where, how much, until when and yes', async () => {
    await card({});
    const article = screen.getByRole('article', { name: 'A Grant' });
    expect([...article.querySelectorAll('h4, p')].map((one) => one.textContent)).toEqual([
      'A Grant',
      'Hungary',
      'Tuition and living',
      'Closes about 15 January · 49 days',
      'You may apply',
    ]);
    expect(within(article).queryByRole('button', { name: /^Yes/ })).toBeNull();
  });

  test('says that a visa is in the way, where nothing else is', async () => {
    const sentence = 'This country gives hardly any student visas to citizens of your country.';
    await card({ has_no_visa: true });
    expect(screen.getByText('You may apply')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('says nothing of a visa to who may not apply anyway', async () => {
    await card({ has_no_visa: true, state: 'no', refusal: 'level' });
    expect(screen.queryByText(/student visas/)).toBeNull();
  });

  test.each<[string, Partial<Scholarship['eligibility']>, Partial<Scholarship>]>([
    ['Not for you, because: At least 2 years of work', { state: 'no', because: condition }, {}],
    ['Not for you: only for Master’s', { state: 'no', refusal: 'level' }, {}],
    ['Not for you: only for Law', { state: 'no', refusal: 'field' }, {}],
    ['It has ended. Nobody can apply.', { state: 'no', refusal: 'not-offered' }, { status: 'ended' }],
    ['You said that you cannot apply', { state: 'no', refusal: 'said' }, {}],
    ['Add your citizenship', { state: 'unknown', question: question(null, 'citizenship', 1) }, {}],
  ])('%s', async (sentence, changes, others) => {
    await card(changes, others);
    const said = document.querySelector('article')?.textContent?.replaceAll('’', "'");
    expect(said).toContain(sentence.replaceAll('’', "'"));
  });

  test('asks one question, says how many it answers, and keeps the answer under its key', async () => {
    const { user } = await card({ state: 'unknown', question: { ...question('work-2', null, 7), condition } });
    expect(screen.getByText('Have you worked full time for 2 years or more?')).toBeTruthy();
    expect(screen.getByText('Helps with 7 scholarships')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Yes (A Grant)' }));
    await expect
      .poll(() => asked.find(({ method }) => method === 'PUT'))
      .toMatchObject({
        path: '/api/scholarships/answers/put/work-2',
        body: { answer: 'yes' },
      });
  });

  test('of what nobody has read lately it asks whether the student has', async () => {
    await card({ state: 'unknown', is_read: false, question: question('own-a-grant', null, 1) });
    expect(screen.getByText('We have not checked this lately. Do you meet the rules on their page?')).toBeTruthy();
    expect(screen.queryByText(/Answers/)).toBeNull();
  });
});

function question(key: string | null, needs: 'citizenship' | null, askedBy: number) {
  return { key, needs, condition: null, asked_by: askedBy };
}
