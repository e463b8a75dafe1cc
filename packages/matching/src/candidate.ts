// An institution as matching sees it: for one level, one field and one kind of student.
import type { Fact } from '@lantern/catalogue/fact';
import type { EditionId } from '@lantern/content/tests/editions';
import type { MatchLevel } from './profile.ts';

/** A value with the fact that says so. One that is not current is shown with its age and counts as unknown. */
export type Figure<T> = { value: T; isCurrent: boolean; fact: Fact };

/** From lowest to highest; a single figure has both the same. */
export type Span = { low: number; high: number };

export type Tuition = {
  /** US dollars; a year, or the whole programme when `isTotal` */
  usd: Span;
  isTotal: boolean;
};

export type MinimumGrade = { value: number; unit: string };

export type Candidate = {
  id: string;
  country: string;
  level: MatchLevel | null;
  field: string | null;
  /** null throughout: unknown */
  levels: Figure<readonly string[]> | null;
  fields: Figure<readonly string[]> | null;
  languages: Figure<readonly string[]> | null;
  tuition: Figure<Tuition> | null;
  /** 'none': published that there is none */
  minimumGrade: Figure<MinimumGrade | 'none'> | null;
  english: readonly { edition: EditionId; figure: Figure<number> }[];
  /** 0 to 1 */
  rate: Figure<number> | null;
  /** whose rate it is */
  isRateInternational: boolean;
  sat: Figure<Span> | null;
  act: Figure<Span> | null;
  gradeRange: Figure<Span> | null;
  testRule: Figure<'optional' | 'unused' | 'other'> | null;
  standing: Figure<string> | null;
};

/** What counts: a figure that is there and not past its review. */
export function counts<T>(figure: Figure<T> | null): figure is Figure<T> {
  return figure?.isCurrent === true;
}
