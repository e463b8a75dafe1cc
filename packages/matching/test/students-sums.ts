// What all students of students.ts come to together: the figures at the head of docs/matching-students.md.
import type { Label } from '../src/label.ts';
import { type Matches, matchAll } from '../src/match.ts';
import { matchLevels } from '../src/profile.ts';
import { type Shipped, type Student, today } from './student.ts';
import { scholarshipsFor } from './student-scholarships.ts';

type Told = { student: Student; matches: Matches };

const labels: readonly Label[] = ['reach', 'target', 'safety'];
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
const countLabel = (told: readonly Told[], label: Label) => sum(told.map(({ matches }) => matches.balance[label]));

function labelsByLevel(told: readonly Told[]): string {
  const head = ['level', 'students', ...labels, 'not known if it fits', 'probably not', 'cost unknown'];
  const rows = matchLevels.map((level) => {
    const some = told.filter(({ student }) => student.profile.wishes.level === level);
    const total = (group: 'unconfirmed' | 'unlikely' | 'cost-unknown') =>
      sum(some.map(({ matches }) => matches.totals[group]));
    return line([
      ...[level, some.length, ...labels.map((label) => countLabel(some, label))],
      ...[total('unconfirmed'), total('unlikely'), total('cost-unknown')],
    ]);
  });
  return [line(head), line(head.map(() => '---')), ...rows].join('');
}

/** Where the matches are, the most first. */
function labelsByCountry(told: readonly Told[], most = 12): string {
  const all = told.flatMap(({ matches }) => matches.match);
  const countries = [...Map.groupBy(all, ({ of }) => of.country)].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  const head = ['country', ...labels];
  const rows = countries
    .slice(0, most)
    .map(([country, some]) =>
      line([country, ...labels.map((one) => some.filter(({ label }) => label === one).length)]),
    );
  return [line(head), line(head.map(() => '---')), ...rows].join('');
}

/** A student with the best that there is: how many places are safe. */
export function safetiesOfPerfect({ profile }: Student, { institutions, perUsd }: Shipped): number {
  const tests = [
    { edition: 'sat' as const, overall: 1600 },
    { edition: 'ielts' as const, overall: 9 },
  ];
  const { citizenship, qualification } = profile;
  return matchAll({ ...profile, tests }, institutions, { citizenship, qualification, today, perUsd }).balance.safety;
}

export function sumsOf(told: readonly Told[], shipped: Shipped): string {
  const find = (start: string) => told.find(({ student }) => student.name.startsWith(start)) as Told;
  const [weak, doctoral, business] = [find('Lahore, FA'), find('Hanoi'), find('Accra')];
  const { target, reach, safety } = weak.matches.balance;
  const american = ({ matches }: Told) => matches.match.filter(({ of }) => of.country === 'US').length;
  const answers = told.flatMap(({ student }) => scholarshipsFor(student, today));
  const answered = (state: string) => answers.filter(({ eligibility }) => eligibility.state === state).length;
  return [
    `## Taken together\n\n`,
    `${labelsByLevel(told)}\n${labelsByCountry(told)}\n`,
    `With an SAT of 1600 and an IELTS of 9 the Dhaka student of A levels has ${safetiesOfPerfect(find('Dhaka, A').student, shipped)} safeties. Of the labels of the student with 58%, ${Math.round((100 * target) / (target + reach + safety))}% are targets. The doctorate has ${doctoral.matches.totals.match} matches, ${american(doctoral)} of them in the United States; the MBA ${american(business)} there. Scholarships, over all students: may apply ${answered('yes')}, one answer away ${answered('unknown')}, not for them ${answered('no')}.\n\n`,
  ].join('');
}
