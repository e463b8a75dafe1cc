// How hard a place is: the usual entry on the scale from 0 to 100, by the best that is known of it.
import type { Fact } from '@lantern/catalogue/fact';
import type { GradeScaleId } from '@lantern/content/grade-words';
import { assumptions } from './assumptions.ts';
import { type Candidate, counts, type Figure, type MinimumGrade, type Span, type UsualOffer } from './candidate.ts';
import type { GradeReading } from './profile.ts';
import { placeOf } from './strength.ts';

/**
 * offer, minimum: published for the student's own certificate. rate: its admission rate. other-offer: an offer for a
 * certificate that everybody can place. band: an editor's opinion of its standing, as an assumption.
 */
export const hardnessBases = ['offer', 'minimum', 'rate', 'other-offer', 'band'] as const;
export type HardnessBasis = (typeof hardnessBases)[number];

export type Hardness = Span & {
  basis: HardnessBasis;
  /** by a fact that counts and that somebody read, for this very certificate: only such makes a safety */
  isRead: boolean;
  isCurrent: boolean;
  facts: readonly Fact[];
};

const { entry } = assumptions;

/** The scale of a published grade: the one that it names, or that of the student's own grade with the same ends. */
function scaleFor({ unit, scale }: { unit: string; scale: GradeScaleId | null }, grade: GradeReading | null) {
  if (scale !== null) return scale;
  const own = grade?.raw;
  return own?.scale && unit === 'percent' && own.best === 100 ? own.scale : null;
}

const aboveMinimum = (low: number) => low + (100 - low) * entry.aboveMinimum;

function byMinimum(figure: Figure<MinimumGrade | 'none'>, grade: GradeReading | null): Span | null {
  if (figure.value === 'none') return null;
  const scale = scaleFor(figure.value, grade);
  if (scale === null) return null;
  const low = placeOf(scale, figure.value.value);
  return { low, high: aboveMinimum(low) };
}

function byOffer({ value }: Figure<UsualOffer>, grade: GradeReading | null): Span | null {
  const scale = scaleFor(value, grade);
  if (scale === null) return null;
  const [low, most] = [placeOf(scale, value.least), placeOf(scale, value.most)];
  if (value.isMinimum) return { low, high: aboveMinimum(low) };
  return { low, high: Math.min(100, Math.max(most, low + entry.aboveOffer)) };
}

/** The usual entry by an admission rate from 0 to 1. */
export function entryByRate(rate: number): Span {
  const { rate: line } = entry;
  for (const [index, [to, low, high]] of line.entries()) {
    if (rate > to) continue;
    const [from, fromLow, fromHigh] = line[index - 1] ?? [to, low, high];
    const share = to === from ? 0 : (rate - from) / (to - from);
    return { low: fromLow + (low - fromLow) * share, high: fromHigh + (high - fromHigh) * share };
  }
  return { low: 10, high: 50 };
}

type Band = keyof typeof entry.band;
const isBand = (text: string): text is Band => text in entry.band;

function harderForDoctorate(span: Span, { level }: Candidate): Span {
  if (level !== 'PhD') return span;
  const low = span.low + (100 - span.low) * entry.doctorate;
  return { low, high: Math.max(low, span.high) };
}

/** The first in the order of `hardnessBases` of which something is known; null when nothing is. */
export function findHardness(candidate: Candidate, grade: GradeReading | null): Hardness | null {
  const { usualOffer, minimumGrade, rate, otherOffer, standing, qualification } = candidate;
  const tell = (
    basis: HardnessBasis,
    span: Span | null,
    figure: Figure<unknown>,
    mayBeSafe: boolean,
  ): Hardness | null =>
    span && {
      ...span,
      basis,
      isRead: mayBeSafe && counts(figure) && figure.isRead,
      isCurrent: figure.isCurrent,
      facts: [figure.fact],
    };
  const isOwn = ({ fact }: Figure<unknown>) =>
    fact.scope.qualification !== undefined && fact.scope.qualification === qualification;
  return (
    (usualOffer && isOwn(usualOffer) && tell('offer', byOffer(usualOffer, grade), usualOffer, true)) ||
    (minimumGrade &&
      minimumGrade.value !== 'none' &&
      isOwn(minimumGrade) &&
      tell('minimum', byMinimum(minimumGrade, grade), minimumGrade, true)) ||
    (rate && tell('rate', entryByRate(rate.value), rate, true)) ||
    (usualOffer && tell('offer', byOffer(usualOffer, grade), usualOffer, false)) ||
    (minimumGrade && tell('minimum', byMinimum(minimumGrade, grade), minimumGrade, false)) ||
    (otherOffer && tell('other-offer', byOffer(otherOffer, null), otherOffer, false)) ||
    (standing &&
      isBand(standing.value) &&
      tell('band', harderForDoctorate(entry.band[standing.value], candidate), standing, false)) ||
    null
  );
}
