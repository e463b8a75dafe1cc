// @vitest-environment happy-dom
// Where a grade is missing every screen invites in the same words and leads to the same place.
import type { JudgedBy } from '@lantern/contract/matching.results';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddGrade } from '#features/matching/add-grade.tsx';
import { GradeFilter } from '#features/matching/grade-filter.tsx';
import { AskRecord, JudgedByLine } from '#features/matching/judged-by.tsx';
import { show } from './show.tsx';

const school = '0b5d52aa-0000-4000-8000-00000000000a';
const nobody: JudgedBy = { grade: null, scores: [], citizenship: null, qualification: null, school: null, unused: [] };
const bd = { id: 'BD-HSC', name: 'HSC', from: 'record' } as const;
const filter = { gpa: null, untold: null, cost: undefined, onChange: () => {} };

const onEachScreen = (judged: JudgedBy) => (
  <>
    <AddGrade judged={judged} />
    <AddGrade judged={judged} button />
    <AskRecord judged={judged} certificate grade />
    <AskRecord judged={judged} certificate={false} grade />
    <JudgedByLine judged={judged} />
    <GradeFilter judged={judged} {...filter} />
  </>
);
const hrefs = () => screen.queryAllByRole('link', { name: 'Add your grade' }).map((link) => link.getAttribute('href'));

test.each<[string, Partial<JudgedBy>, string]>([
  ['the form of a new school where the record has none', {}, '/education?add=1'],
  ['the form of the school that has no grade yet', { school }, `/education?edit=${school}`],
  ['the same where its certificate is known', { school, qualification: bd }, `/education?edit=${school}`],
  [
    'a new one for a certificate that is only tried out',
    { qualification: { ...bd, from: 'call' } },
    '/education?add=1',
  ],
])('the invitation leads to %s', async (_, part, href) => {
  await show(onEachScreen({ ...nobody, ...part }));
  expect(hrefs()).toEqual(Array(6).fill(href));
});

test('nobody is asked for a grade that is there', async () => {
  const judged: JudgedBy = { ...nobody, school, grade: { low: 3.1, high: 3.4, from: 'record', formula: null } };
  await show(
    <>
      <AddGrade judged={judged} />
      <JudgedByLine judged={judged} />
      <GradeFilter judged={judged} {...filter} />
    </>,
  );
  expect(hrefs()).toEqual([]);
});
