// When nothing matches: which filter costs the most results.
import { findBestGroup } from './match.ts';
import type { MatchProfile } from './profile.ts';
import type { FactsOf, Reading } from './read-facts.ts';

export const filterIds = ['level', 'field', 'country', 'language', 'budget', 'grade'] as const;
export type FilterId = (typeof filterIds)[number];

export type Relaxed = { filter: FilterId; matches: number };

function without(profile: MatchProfile, filter: FilterId): MatchProfile | null {
  if (filter === 'grade') return profile.grade === null ? null : { ...profile, grade: null };
  return profile.wishes[filter] === null ? null : { ...profile, wishes: { ...profile.wishes, [filter]: null } };
}

/** How many matches there would be without each filter that is named, the most first; those without effect are left out. */
export function relaxFilters(
  profile: MatchProfile,
  institutions: readonly FactsOf[],
  context: Omit<Reading, 'level' | 'field'>,
): Relaxed[] {
  const found = filterIds.flatMap((filter) => {
    const relaxed = without(profile, filter);
    if (!relaxed) return [];
    const { country } = relaxed.wishes;
    const matches = institutions.filter(
      (of) => (country === null || of.country === country) && findBestGroup(relaxed, of, context) === 'match',
    ).length;
    return matches > 0 ? [{ filter, matches }] : [];
  });
  return found.sort((a, b) => b.matches - a.matches || filterIds.indexOf(a.filter) - filterIds.indexOf(b.filter));
}
