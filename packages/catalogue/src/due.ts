// What falls due for review: facts and scholarships whose day comes within some days, by country.
import { addDays, type Fact } from './fact.ts';
import type { Institution } from './institution.ts';
import type { Scholarship } from './scholarship.ts';

type Due = {
  /** ISO code; '' where it is of no country */
  country: string;
  due: string;
  /** whose fact it is, and which */
  about: string;
  what: string;
  link: string;
};

type Whole = {
  institutions: readonly Pick<Institution, 'id' | 'name' | 'country'>[];
  facts: readonly Fact[];
  scholarships: readonly Pick<Scholarship, 'name' | 'hostCountries' | 'reviewDue' | 'link'>[];
};

/**
 * Due from `today` (YYYY-MM-DD) until `days` after it, in the order of countries and days; what is past its day already is
 * only counted. Estimates are left out: nobody has read a page that could be read again.
 */
export function listDue(
  { institutions, facts, scholarships }: Whole,
  today: string,
  days: number,
): { due: Due[]; past: number } {
  const until = addDays(today, days);
  const byId = new Map(institutions.map((one) => [one.id, one]));
  const all: Due[] = facts
    .filter(({ confidence, checked }) => confidence !== 'estimate' && checked !== null)
    .map(({ subject, key, period, scope, reviewDue, link }) => {
      const [kind = '', id = ''] = subject.split(':');
      const institution = kind === 'institution' ? byId.get(id) : undefined;
      const parts = [key, scope.level, scope.residency, scope.program, scope.qualification, period];
      return {
        country: institution?.country ?? (/^[A-Z]{2}$/.test(id) ? id : ''),
        due: reviewDue,
        about: institution?.name ?? subject,
        what: parts.filter(Boolean).join(', '),
        link,
      };
    });
  for (const { name, hostCountries, reviewDue, link } of scholarships)
    all.push({ country: hostCountries[0] ?? '', due: reviewDue, about: name, what: 'scholarship', link });
  const due = all
    .filter((one) => one.due > today && one.due <= until)
    .sort((a, b) => a.country.localeCompare(b.country) || a.due.localeCompare(b.due) || a.about.localeCompare(b.about));
  return { due, past: all.filter((one) => one.due <= today).length };
}

/** Markdown for whoever reads the pages again; empty where nothing falls due. */
export function dueReport({ due, past }: ReturnType<typeof listDue>, today: string, days: number): string {
  if (due.length === 0) return '';
  const lines = [
    `From ${today}, in ${days} days: ${due.length} facts and scholarships fall due for review. ${past} are past their day already, shown with their age, and count as unknown.\n`,
    'Read the page again, write what it says and its day as `checked`, and open a pull request (docs/catalogue.md).\n',
  ];
  for (const [country, some] of Map.groupBy(due, (one) => one.country)) {
    lines.push(`\n### ${country || 'no country'} (${some.length})\n\n`);
    for (const [about, ones] of Map.groupBy(some, (one) => one.about)) {
      const links = new Set(ones.map(({ link }) => link));
      const whats = ones.map(({ what, due: day }) => `${what} (${day})`).join('; ');
      lines.push(`- [ ] ${about}: ${whats}. ${[...links].join(' ')}\n`);
    }
  }
  return lines.join('');
}
