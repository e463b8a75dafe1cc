// What ScholarshipArc tells the twenty-two students of students.ts, from the shipped catalogue: read by people, in
// docs/matching-students.md. Nothing was answered yet, so that each open question shows.
import { readFileSync } from 'node:fs';
import type { Scholarship } from '@lantern/catalogue/scholarship';
import { type EligibilityRecord, judgeEligibility } from '../src/eligibility.ts';
import { type Ranked, rankScholarships, type ScholarshipGroup } from '../src/scholarship-order.ts';
import { readRound } from '../src/scholarship-round.ts';
import type { Student } from './student.ts';

const all = JSON.parse(
  readFileSync(new URL('../../catalogue/data/scholarships.json', import.meta.url), 'utf8'),
) as Scholarship[];

/** Eighteen after school, twenty-four after a degree, twenty-six after a master's. */
const births = { UG: '2008-03-01', PG: '2002-03-01', PhD: '2000-03-01' };

export function recordOf({ profile }: Student): EligibilityRecord {
  const { citizenship, grade, tests, wishes } = profile;
  return {
    ...{ citizenship, grade, tests, level: wishes.level, field: wishes.field, answers: new Map() },
    residence: citizenship,
    birthDate: births[wishes.level ?? 'UG'],
  };
}

export function scholarshipsFor(who: Student, today: string): (Ranked & { group: ScholarshipGroup })[] {
  const record = recordOf(who);
  return rankScholarships(
    all.map((scholarship) => ({
      scholarship,
      eligibility: judgeEligibility(scholarship, record, today),
      round: readRound({ window: scholarship.window, isCurrent: today < scholarship.reviewDue, own: null }, today),
    })),
  );
}

function answerOf({ state, because, refusal, question }: Ranked['eligibility']): string {
  if (state === 'yes') return 'may apply';
  if (state === 'no') return `no: ${because?.rule.kind ?? refusal}`;
  return question?.needs ? `needs ${question.needs}` : `answer: ${question?.key?.replace(/^own-.*/, 'read its page')}`;
}

function daysOf({ state, opens, closes, basis }: Ranked['round']): string {
  const days = [opens && `opens ${opens}`, closes && `closes ${closes}`].filter(Boolean).join(', ');
  const said = state === 'passed' && basis !== 'own' ? 'closed now; the next round' : state;
  return `${said}${basis === 'old' ? ' (old)' : ''}${days ? `: ${days}` : ''}`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

export function scholarshipTableOf(who: Student, today: string, most = 10): string {
  const ranked = scholarshipsFor(who, today);
  const count = (state: string) => ranked.filter(({ eligibility }) => eligibility.state === state).length;
  return [
    `Scholarships: may apply to ${count('yes')}, one answer away ${count('unknown')}, not for this student ${count('no')}.\n\n`,
    line(['scholarship', 'where', 'pays', 'answer', 'days']),
    line(Array.from({ length: 5 }, () => '---')),
    ...ranked.slice(0, most).map((one) => {
      const { name, hostCountries, coverage, checked } = one.scholarship;
      const read = one.eligibility.isRead ? '' : ` (read ${checked ?? 'never'})`;
      const where = hostCountries.slice(0, 4).join(' ') || 'anywhere';
      const visa = one.eligibility.hasNoVisa ? ' (hardly any visas)' : '';
      return line([`${name}${read}`, where, coverage, `${answerOf(one.eligibility)}${visa}`, daysOf(one.round)]);
    }),
  ].join('');
}
