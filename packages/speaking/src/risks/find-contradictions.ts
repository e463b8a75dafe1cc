/** Everything that is said otherwise in the record or the session. Few patterns, each sure of itself: a false one frightens. */
import { oncePer } from '@lantern/writing/measures/once';
import type { Answer } from '../answer.ts';
import type { Contradiction } from './contradictions/contradiction.ts';
import { findOtherCountries } from './contradictions/country.ts';
import { findOtherDegrees } from './contradictions/degree.ts';
import { findOtherGrades } from './contradictions/grade.ts';
import { findOtherYears } from './contradictions/graduation.ts';
import { findOtherPayers } from './contradictions/payer.ts';
import { findOtherScores } from './contradictions/test-score.ts';
import { findOtherUniversities } from './contradictions/university.ts';

const FINDERS = [
  findOtherCountries,
  findOtherUniversities,
  findOtherDegrees,
  findOtherScores,
  findOtherGrades,
  findOtherYears,
  findOtherPayers,
];

export const findContradictions = oncePer((answer: Answer): readonly Contradiction[] => {
  const facts = answer.input.facts;
  return facts ? FINDERS.flatMap((find) => find(answer, facts)) : [];
});
