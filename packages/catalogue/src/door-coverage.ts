// How many pairs of a home certificate and a destination are answered by a page, and for how many places a grade is
// published for two certificates: counted from the data, for docs/catalogue.md.
import type { Fact } from './fact.ts';
import { type Institution, subjectOf } from './institution.ts';

/** The school certificates of fifteen countries that most of our students come from. */
const countedCertificates = [
  ...['BD-HSC', 'IN-XII', 'PK-HSSC', 'NP-NEB', 'LK-ALEVEL', 'NG-WASSCE', 'GH-WASSCE', 'KE-KCSE', 'UG-UACE', 'ET-EUEE'],
  ...['EG-THANAWEYA', 'VN-THPT', 'ID-SMA', 'CN-GAOKAO', 'CO-BACHILLER'],
] as const;

export const countedDestinations = ['GB', 'AU', 'CA', 'IE', 'NL', 'DE', 'SE', 'NZ', 'IT', 'MY', 'HK', 'SG'] as const;

/** page: of a university or a public body. heard: repeated by somebody else who may be. guess: an editor's estimate. */
export type DoorMark = 'page' | 'heard' | 'guess' | '';

const markOf = { official: 'page', secondary: 'heard', estimate: 'guess' } as const;
const order: readonly DoorMark[] = ['', 'guess', 'heard', 'page'];

/** The best that is known of each pair, by certificate and destination. */
export function doorMatrix(
  facts: readonly Fact[],
  institutions: readonly Pick<Institution, 'id' | 'country'>[],
): { certificate: string; marks: DoorMark[] }[] {
  const countries = new Map(institutions.map((one) => [subjectOf(one.id), one.country]));
  const best = new Map<string, DoorMark>();
  for (const { subject, key, confidence, scope } of facts) {
    if (key !== 'door' || scope.qualification === undefined) continue;
    const country = subject.startsWith('country:') ? subject.slice(8) : countries.get(subject);
    const pair = `${scope.qualification} ${country}`;
    const mark = markOf[confidence];
    if (order.indexOf(mark) > order.indexOf(best.get(pair) ?? '')) best.set(pair, mark);
  }
  return countedCertificates.map((certificate) => ({
    certificate,
    marks: countedDestinations.map((country) => best.get(`${certificate} ${country}`) ?? ''),
  }));
}

/** Of how many of these a minimum or a usual offer is published for at least two certificates, estimates left out. */
export function countEntry(facts: readonly Fact[], institutions: readonly Pick<Institution, 'id'>[]): number {
  const told = new Map<string, Set<string>>();
  for (const { subject, key, confidence, scope } of facts) {
    if ((key !== 'min_grade' && key !== 'typical_offer') || confidence === 'estimate' || !scope.qualification) continue;
    told.set(subject, (told.get(subject) ?? new Set()).add(scope.qualification));
  }
  return institutions.filter(({ id }) => (told.get(subjectOf(id))?.size ?? 0) >= 2).length;
}
