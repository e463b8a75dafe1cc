// An institution as matching sees it: for one level, one field and one kind of student.
import type { Door } from '@lantern/catalogue/doors';
import type { Fact } from '@lantern/catalogue/fact';
import type { GradeScaleId } from '@lantern/content/grade-words';
import type { EditionId } from '@lantern/content/tests/editions';
import type { MatchLevel } from './profile.ts';

/**
 * A value with the fact that says so. One that is not current is shown with its age and counts as unknown. `isRead`:
 * somebody read a page on a day that is known; all others are estimates, which place and order but never refuse.
 */
export type Figure<T> = { value: T; isCurrent: boolean; isRead: boolean; fact: Fact };

/** From lowest to highest; a single figure has both the same. */
export type Span = { low: number; high: number };

export type Tuition = {
  /** US dollars; a year, or the whole programme when `isTotal` */
  usd: Span;
  isTotal: boolean;
};

/** `scale`: the one that its unit and qualification name; null where they name none. */
export type MinimumGrade = { value: number; unit: string; scale: GradeScaleId | null };
/** What is usually offered a place, from the least to the most demanding grade. */
export type UsualOffer = {
  least: number;
  most: number;
  unit: string;
  scale: GradeScaleId | null;
  /** it is only the least that is looked at */
  isMinimum?: boolean;
};

export type Candidate = {
  id: string;
  country: string;
  level: MatchLevel | null;
  field: string | null;
  /** the certificate that the student enters with; null when it is not told */
  qualification: string | null;
  /** a university of applied sciences, by its name */
  isAppliedSciences: boolean;
  /** the way in for that certificate, by the institution's own rule or else its country's; null: unknown */
  door: Figure<Door> | null;
  /** general rules of the institution and its country, in words */
  doorRules: readonly Fact[];
  /** null throughout: unknown */
  levels: Figure<readonly string[]> | null;
  fields: Figure<readonly string[]> | null;
  languages: Figure<readonly string[]> | null;
  /** share of the programmes of this level that are taught in English */
  englishShare: Figure<number> | null;
  tuition: Figure<Tuition> | null;
  /** US dollars a year */
  living: Figure<Span> | null;
  /** a doctorate is a paid post here */
  isPaidPost: Figure<boolean> | null;
  /** 'none': published that there is none */
  minimumGrade: Figure<MinimumGrade | 'none'> | null;
  usualOffer: Figure<UsualOffer> | null;
  /** the same, or a minimum, for A levels, the IB or a British degree: read on the common scale where nothing better is known */
  otherOffer: Figure<UsualOffer> | null;
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
