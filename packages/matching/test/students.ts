// Twenty-two students, and what UniPair tells them from the shipped catalogue: read by people, in docs/matching-students.md.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readRows } from '@lantern/catalogue/csv';
import type { Fact } from '@lantern/catalogue/fact';
import { roughlyPerUsd } from '@lantern/catalogue/rough-rates';
import { factOf, institutionOf } from '@lantern/catalogue/rows';
import { shippedFiles } from '@lantern/catalogue/shipped';
import type { GradeScaleId } from '@lantern/content/grade-words';
import { gradeScale } from '../src/grade-scales.ts';
import type { Listed } from '../src/listed.ts';
import { judgeInstitution, type Matches, matchAll } from '../src/match.ts';
import { type HeldTest, readGrade, type Wishes } from '../src/profile.ts';
import type { FactsOf } from '../src/read-facts.ts';
import { type Shipped, type Student, today } from './student.ts';
import { scholarshipTableOf } from './student-scholarships.ts';
import { sumsOf } from './students-sums.ts';

type Brief = {
  country: string;
  qualification: string;
  scale: GradeScaleId;
  grade: number;
  tests?: readonly HeldTest[];
  wishes: Partial<Wishes>;
};

function student(name: string, { country, qualification, scale, grade, tests = [], wishes }: Brief): Student {
  const raw = { value: grade, best: gradeScale(scale).best, pass: null, scale };
  const everything = { level: 'UG', field: null, country: null, language: 'en', budget: null } as const;
  return {
    name,
    profile: {
      wishes: { ...everything, ...wishes },
      citizenship: country,
      qualification,
      grade: readGrade(raw),
      tests,
      activities: null,
    },
  };
}

const ielts = (overall: number): HeldTest => ({ edition: 'ielts', overall });

export const students: readonly Student[] = [
  student("Dhaka, HSC 5.00, bachelor's in computer science, 5,000 USD a year", {
    ...{ country: 'BD', qualification: 'BD-HSC', scale: 'bd-hsc-5', grade: 5 },
    wishes: { field: 'cs', budget: 5_000 },
  }),
  student('Dhaka, A levels 152 points, SAT 1480, IELTS 7.5, 60,000 USD a year', {
    ...{ country: 'BD', qualification: 'GB-ALEVEL', scale: 'gb-a-level', grade: 152 },
    tests: [{ edition: 'sat', overall: 1480 }, ielts(7.5)],
    wishes: { field: 'cs', budget: 60_000 },
  }),
  student("Lagos, WASSCE average B3, bachelor's in business, 20,000 USD a year", {
    ...{ country: 'NG', qualification: 'NG-WASSCE', scale: 'wassce', grade: 3 },
    wishes: { field: 'business', budget: 20_000 },
  }),
  student("Lagos, CGPA 4.3 of 5, master's in public health, 40,000 USD a year", {
    ...{ country: 'NG', qualification: 'NG-BACHELOR', scale: 'ng-5', grade: 4.3 },
    tests: [ielts(7)],
    wishes: { level: 'PG', field: 'health', budget: 40_000 },
  }),
  student("Kathmandu, NEB 3.45 of 4, bachelor's in computer science, 25,000 USD a year", {
    ...{ country: 'NP', qualification: 'NP-NEB', scale: 'np-neb-4', grade: 3.45 },
    tests: [ielts(6.5)],
    wishes: { field: 'cs', budget: 25_000 },
  }),
  student('Nairobi, KCSE A-, medicine, 25,000 USD a year', {
    ...{ country: 'KE', qualification: 'KE-KCSE', scale: 'ke-kcse', grade: 11 },
    wishes: { field: 'medicine', budget: 25_000 },
  }),
  student("Cairo, Thanaweya Amma 92%, bachelor's in engineering, 20,000 USD a year", {
    ...{ country: 'EG', qualification: 'EG-THANAWEYA', scale: 'eg-thanaweya', grade: 92 },
    tests: [ielts(6.5)],
    wishes: { field: 'engineering', budget: 20_000 },
  }),
  student('Hanoi, 8.1 of 10, doctorate in computer science', {
    ...{ country: 'VN', qualification: 'VN-BACHELOR', scale: 'vn-10', grade: 8.1 },
    tests: [ielts(7)],
    wishes: { level: 'PhD', field: 'cs' },
  }),
  student("Lahore, CGPA 3.3 of 4, master's in engineering, 30,000 USD a year", {
    ...{ country: 'PK', qualification: 'PK-BACHELOR', scale: 'pk-cgpa-4', grade: 3.3 },
    tests: [ielts(6.5)],
    wishes: { level: 'PG', field: 'engineering', budget: 30_000 },
  }),
  student('Accra, FGPA 3.7 of 4, MBA, 40,000 USD a year', {
    ...{ country: 'GH', qualification: 'GH-BACHELOR', scale: 'gh-4', grade: 3.7 },
    wishes: { level: 'PG', field: 'business', budget: 40_000 },
  }),
  student("Bogotá, 4.2 of 5, master's in social sciences, 25,000 USD a year", {
    ...{ country: 'CO', qualification: 'CO-BACHELOR', scale: 'co-5', grade: 4.2 },
    tests: [ielts(7)],
    wishes: { level: 'PG', field: 'social', budget: 25_000 },
  }),
  student("Lahore, FA 58%, bachelor's in arts, 30,000 USD a year", {
    ...{ country: 'PK', qualification: 'PK-HSSC', scale: 'pk-hssc', grade: 58 },
    wishes: { field: 'arts', budget: 30_000 },
  }),
  student("Kampala, UACE ABB, bachelor's in nursing, 12,000 USD a year", {
    ...{ country: 'UG', qualification: 'UG-UACE', scale: 'gb-a-level', grade: 128 },
    wishes: { field: 'nursing', budget: 12_000 },
  }),
  student("Karachi, ICS 72%, bachelor's in software, 15,000 USD a year", {
    ...{ country: 'PK', qualification: 'PK-HSSC', scale: 'pk-hssc', grade: 72 },
    wishes: { field: 'cs', budget: 15_000 },
  }),
  student("Manila, Senior High School 89%, bachelor's in business, 25,000 USD a year", {
    ...{ country: 'PH', qualification: 'PH-SHS', scale: 'ph-shs', grade: 89 },
    wishes: { field: 'business', budget: 25_000 },
  }),
  student("Addis Ababa, CGPA 3.6 of 4, master's in public health, no money of their own", {
    ...{ country: 'ET', qualification: 'ET-BACHELOR', scale: 'us-4', grade: 3.6 },
    wishes: { level: 'PG', field: 'health', budget: 0 },
  }),
  student("Tashkent, attestat 4.8 of 5, bachelor's in engineering, no HSK, 10,000 USD a year", {
    ...{ country: 'UZ', qualification: 'UZ-ATTESTAT', scale: 'uz-5', grade: 4.8 },
    wishes: { field: 'engineering', budget: 10_000 },
  }),
  student("Casablanca, baccalauréat 15.5 of 20, bachelor's in engineering in French, 12,000 USD a year", {
    ...{ country: 'MA', qualification: 'MA-BAC', scale: 'fr-20', grade: 15.5 },
    wishes: { field: 'engineering', language: 'fr', budget: 12_000 },
  }),
  student("Colombo, A levels BBB, bachelor's in nursing, 25,000 USD a year", {
    ...{ country: 'LK', qualification: 'LK-ALEVEL', scale: 'gb-a-level', grade: 120 },
    tests: [ielts(6.5)],
    wishes: { field: 'nursing', budget: 25_000 },
  }),
  student("Delhi, CBSE 85%, bachelor's in law, 40,000 USD a year", {
    ...{ country: 'IN', qualification: 'IN-XII', scale: 'in-xii', grade: 85 },
    tests: [ielts(7)],
    wishes: { field: 'law', budget: 40_000 },
  }),
  student("Cairo, A levels BBB, bachelor's in architecture, 30,000 USD a year", {
    ...{ country: 'EG', qualification: 'GB-ALEVEL', scale: 'gb-a-level', grade: 120 },
    tests: [ielts(6.5)],
    wishes: { field: 'built', budget: 30_000 },
  }),
  student('Lagos, WASSCE average A1 to B2, medicine, 60,000 USD a year', {
    ...{ country: 'NG', qualification: 'NG-WASSCE', scale: 'wassce', grade: 1.5 },
    tests: [ielts(7)],
    wishes: { field: 'medicine', budget: 60_000 },
  }),
];

function textOf(name: string): string {
  const bytes = readFileSync(new URL(`../../catalogue/data/${name}`, import.meta.url));
  return (name.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

/** The institutions that the server matches over: all of whom something is known. */
export async function readShipped(): Promise<Shipped> {
  const byIdentity = new Map<string, Fact>();
  for (const name of shippedFiles.facts)
    for await (const row of readRows([textOf(name)])) {
      const fact = factOf(row);
      const { level, field, residency, program, qualification } = fact.scope;
      byIdentity.set(
        [fact.subject, fact.key, level, field, residency, program, qualification, fact.period].join('|'),
        fact,
      );
    }
  const bySubject = Map.groupBy(byIdentity.values(), ({ subject }) => subject);
  const rates = [...bySubject].flatMap(([subject, facts]) =>
    subject.startsWith('currency:') ? facts.map((fact) => [subject.slice(9), Number(fact.value)] as const) : [],
  );
  const institutions = new Map<string, Shipped['institutions'][number]>();
  for (const [file, layer] of [
    [shippedFiles.directory, 'directory'],
    [shippedFiles.core, 'core'],
  ] as const)
    for await (const row of readRows([textOf(file)])) {
      const { id, name, country } = institutionOf(row, layer);
      const facts = bySubject.get(`institution:${id}`) ?? [];
      const countryFacts = bySubject.get(`country:${country}`) ?? [];
      if (facts.some(({ key }) => !['levels', 'control', 'established', 'students'].includes(key)))
        institutions.set(id, { id, name, country, facts, countryFacts, layer });
    }
  return {
    institutions: [...institutions.values()],
    perUsd: new Map([...Object.entries(roughlyPerUsd).map(([code, rate]) => [code, rate] as const), ...rates]),
  };
}

export function matchesOf({ profile }: Student, { institutions, perUsd }: Shipped): Matches {
  const { citizenship, qualification } = profile;
  return matchAll(profile, institutions, { citizenship, qualification, today, perUsd });
}

const dollars = (usd: number) => (Number.isFinite(usd) ? `${Math.round(usd / 100) / 10}k` : 'unknown');

/** One line of a table: place, label, why, door, cost, what is estimated. */
export function rowOf({ of }: Listed, { profile }: Student, { perUsd }: Shipped): string[] {
  const { citizenship, qualification } = profile;
  const verdict = judgeInstitution(profile, of, { citizenship, qualification, today, perUsd });
  const { label, why, chance, hardness, standing, wayIn, cost, fit, gates } = verdict;
  const reason = chance && why.reason !== 'entry' ? `${chance.lower} to ${chance.upper}%` : (standing ?? '');
  const held = why.heldBack.length > 0 ? ` (not safe: ${why.heldBack.join(', ')})` : '';
  const place = hardness ? `${hardness.basis} ${Math.round(hardness.low)} to ${Math.round(hardness.high)}` : 'unknown';
  const door = `${wayIn.door ?? 'unknown'}${wayIn.isEstimate ? ' (estimate)' : ''}`;
  const price = cost
    ? `${cost.isPaidPost ? 'paid post' : dollars(cost.usd.low)}${cost.isEstimate ? ' (estimate)' : ''}`
    : 'unknown';
  const open = gates.flatMap(({ gate, state, reason: why }) => (state === 'pass' ? [] : [`${gate} ${why}`]));
  return [
    `${(of as { name?: string }).name} (${of.country})`,
    label ?? `none: ${why.reason}`,
    `${reason}${held}`,
    place,
    door,
    price,
    String(fit),
    open.join(', '),
  ];
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

/** Where nothing matches, what comes nearest. */
const first = ({ match, unlikely }: Matches) => (match.length > 0 ? match : unlikely).slice(0, 10);

export function tableOf(who: Student, matches: Matches, shipped: Shipped): string {
  const { totals, balance } = matches;
  const strength = matches.match[0] ?? matches.unlikely[0];
  const verdict =
    strength &&
    judgeInstitution(who.profile, strength.of, {
      citizenship: who.profile.citizenship,
      qualification: who.profile.qualification,
      today,
      perUsd: shipped.perUsd,
    });
  const range = verdict?.strength
    ? `${Math.round(verdict.strength.low)} to ${Math.round(verdict.strength.high)}`
    : 'unknown';
  return [
    `## ${who.name}\n\n`,
    `Strength ${range} of 100. Matches ${totals.match} (reach ${balance.reach}, target ${balance.target}, safety ${balance.safety}); not known if it fits ${totals.unconfirmed}; probably not ${totals.unlikely}; not enough known ${totals.unlabelled}; cost unknown ${totals['cost-unknown']}; refused ${totals['not-eligible']}.\n\n`,
    line(['place', 'label', 'chance, or student against place', 'usual entry', 'door', 'a year', 'fit', 'open']),
    line(Array.from({ length: 8 }, () => '---')),
    ...first(matches).map((one) => line(rowOf(one, who, shipped))),
  ].join('');
}

/** How many of the places outside the United States of which anything is known have another label at 4.0 than at 2.05. */
export function countMoved({ institutions, perUsd }: Shipped): { known: number; moved: number; without: number } {
  const counted = { known: 0, moved: 0, without: 0 };
  const context = { citizenship: 'BD', qualification: 'BD-HSC', today, perUsd };
  const labelAt = (of: FactsOf, gpa: number) =>
    judgeInstitution(
      {
        wishes: { level: 'UG', field: null, country: null, language: null, budget: null },
        citizenship: 'BD',
        qualification: 'BD-HSC',
        grade: { low: gpa, high: gpa, isConverted: false, raw: null },
        tests: [],
        activities: null,
      },
      of,
      context,
    );
  for (const of of institutions) {
    if (of.country === 'US') continue;
    const [weak, strong] = [labelAt(of, 2.05), labelAt(of, 4)];
    if (strong.hardness === null) {
      counted.without += Number(strong.label !== null);
      continue;
    }
    counted.known++;
    counted.moved += Number(weak.label !== strong.label);
  }
  return counted;
}

const head = `# What UniPair tells twenty-two students

Printed by \`npm run matching:students -- --write\` from the shipped catalogue, as of ${today}; a test holds this page against it. Strength and usual entry are places from 0 to 100 among those who finish the same qualification; what they are made of is in [matching.md](matching.md). "(estimate)": nobody read it on a day that is known. Where nothing matches, the table shows what comes nearest. The second table has the first ten scholarships, before the student has answered a question with one tap.

`;

export function pageOf(shipped: Shipped): string {
  const { known, moved, without } = countMoved(shipped);
  const told = students.map((student) => ({ student, matches: matchesOf(student, shipped) }));
  return [
    head,
    `Of ${known} places outside the United States of which anything is known, ${moved} (${Math.round((100 * moved) / known)}%) have another label for a grade of 4.0 than for one of 2.05; of those of which nothing is known ${without} have a label.\n\n`,
    sumsOf(told, shipped),
    told
      .map(({ student, matches }) => `${tableOf(student, matches, shipped)}\n${scholarshipTableOf(student, today)}`)
      .join('\n'),
  ].join('');
}
