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

/** So much nearer to the best as this share says. */
const raised = (place: number, share: number) => place + (100 - place) * share;

/** Null for what nearly everybody reaches who finishes: that is a condition for applying, and says nothing of who enters. */
const aboveMinimum = (low: number): Span | null =>
  low < entry.tellingMinimum ? null : { low, high: raised(low, entry.aboveMinimum) };

function byMinimum(figure: Figure<MinimumGrade | 'none'>, grade: GradeReading | null): Span | null {
  if (figure.value === 'none') return null;
  const scale = scaleFor(figure.value, grade);
  if (scale === null) return null;
  return aboveMinimum(placeOf(scale, figure.value.value));
}

function byOffer({ value }: Figure<UsualOffer>, grade: GradeReading | null): Span | null {
  const scale = scaleFor(value, grade);
  if (scale === null) return null;
  const [low, most] = [placeOf(scale, value.least), placeOf(scale, value.most)];
  if (value.isMinimum) return aboveMinimum(low);
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

function harderForDoctorate(span: Span): Span {
  const low = raised(span.low, entry.doctorate);
  return { low, high: Math.max(low, span.high) };
}

const harderForMedicine = ({ low, high }: Span): Span => ({
  low: raised(low, entry.medicine),
  high: raised(high, entry.medicine),
});

/** What is known of the whole place says too little of who becomes a doctor there. */
const isHarderThanTold = ({ level, field }: Candidate, { fact }: Figure<unknown>) =>
  field === 'medicine' && level === 'UG' && fact.scope.field !== 'medicine';

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
      ...(isHarderThanTold(candidate, figure) ? harderForMedicine(span) : span),
      basis,
      isRead: mayBeSafe && counts(figure) && figure.isRead && !isHarderThanTold(candidate, figure),
      isCurrent: figure.isCurrent,
      facts: [figure.fact],
    };
  const isOwn = ({ fact }: Figure<unknown>) =>
    fact.scope.qualification !== undefined && fact.scope.qualification === qualification;
  const band =
    standing && isBand(standing.value)
      ? tell(
          'band',
          candidate.level === 'PhD' ? harderForDoctorate(entry.band[standing.value]) : entry.band[standing.value],
          standing,
          false,
        )
      : null;
  const other = otherOffer && tell('other-offer', byOffer(otherOffer, null), otherOffer, false);
  // the least that is looked at of another certificate is not what a place that many want to enter takes
  const isFloor = other !== null && otherOffer?.value.isMinimum === true && band !== null && band.low > other.low;
  return (
    (usualOffer && isOwn(usualOffer) && tell('offer', byOffer(usualOffer, grade), usualOffer, true)) ||
    (minimumGrade &&
      minimumGrade.value !== 'none' &&
      isOwn(minimumGrade) &&
      tell('minimum', byMinimum(minimumGrade, grade), minimumGrade, true)) ||
    (rate && tell('rate', entryByRate(rate.value), rate, true)) ||
    (usualOffer && tell('offer', byOffer(usualOffer, grade), usualOffer, false)) ||
    (minimumGrade && tell('minimum', byMinimum(minimumGrade, grade), minimumGrade, false)) ||
    (isFloor ? band : other) ||
    band
  );
}
