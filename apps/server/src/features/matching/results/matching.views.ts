// A verdict as it is answered.
import type { Fact } from '@lantern/catalogue/fact';
import { controls } from '@lantern/catalogue/institution';
import type { MatchCard, MatchChange, MatchDetail, MatchRate } from '@lantern/contract/matching.results';
import type { Change } from '@lantern/matching/changes';
import { type Gate, isProbablyNot, refuses } from '@lantern/matching/gate';
import type { Verdict } from '@lantern/matching/judge';
import { type Candidate, factView, type StoredFact } from '#features/institutions/institutions.service.ts';
import { applyOf } from './matching.apply.ts';
import type { KnownRate } from './matching.catalogue.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

// the engine hands back the very facts that it was given
const stored = (fact: Fact) => fact as StoredFact;
const idsOf = (facts: readonly Fact[]) => facts.map((fact) => stored(fact).id);

function knownValue(facts: readonly StoredFact[], key: string): StoredFact['value'] {
  return facts.find((fact) => fact.key === key && fact.state === 'known')?.value ?? null;
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** One plain sentence of what is known, for callers of the API; the screens word the facts themselves. */
function describe({ city, country, facts }: Candidate): string {
  const control = knownValue(facts, 'control');
  const established = knownValue(facts, 'established');
  const kind = typeof control === 'string' ? control.replaceAll('-', ' ') : '';
  const place = [city, regions.of(country) ?? country].filter(Boolean).join(', ');
  const since = typeof established === 'number' ? `, founded in ${established}` : '';
  return `${kind ? `${kind[0]?.toUpperCase()}${kind.slice(1)} university` : 'University'} in ${place}${since}.`;
}

const standings = ['top50', 'top100', 'top200', 'top500', 'other'] as const;

const span = ({ low, high }: { low: number; high: number }) => ({ low: Math.round(low), high: Math.round(high) });

function doorOf({ wayIn }: Verdict): MatchCard['door'] {
  const [first] = wayIn.facts;
  const isOwn = wayIn.door !== null && wayIn.door !== 'not-asked' && first?.key === 'door';
  return {
    kind: wayIn.door,
    by: wayIn.by,
    estimate: wayIn.isEstimate,
    years: wayIn.years,
    note: isOwn ? first.note : '',
  };
}

function whyOf({ why, strength, hardness, standing }: Verdict): MatchCard['why'] {
  return {
    reason: why.reason,
    held_back: [...why.heldBack],
    student: strength && span(strength),
    place: hardness && { ...span(hardness), basis: hardness.basis, estimate: !hardness.isRead },
    standing,
  };
}

function yearOf({ cost, candidate }: Verdict): MatchCard['year'] {
  if (!cost) return null;
  return {
    usd: span(cost.usd),
    living: candidate.living && !cost.isPaidPost ? span(candidate.living.value) : null,
    total: cost.isTotal,
    estimate: cost.isEstimate,
    paid_post: cost.isPaidPost,
  };
}

export function cardOf(
  candidate: Candidate,
  verdict: Verdict,
  context: { saved: ReadonlySet<string>; today: string },
): MatchCard {
  const { tuition, standing } = verdict.candidate;
  const fields = listOf(knownValue(candidate.facts, 'fields'));
  const languages = listOf(knownValue(candidate.facts, 'teaching_languages'));
  const control = knownValue(candidate.facts, 'control');
  const gatesThat = (isSo: (gate: Gate) => boolean) => verdict.gates.flatMap((gate) => (isSo(gate) ? gate.gate : []));
  return {
    id: candidate.id,
    name: candidate.name,
    location: [candidate.city, regions.of(candidate.country) ?? candidate.country].filter(Boolean).join(', '),
    ranking: standings.find((band) => band === standing?.value) ?? null,
    description: describe(candidate),
    tags: [...fields, ...languages],
    fields,
    languages,
    control: controls.find((one) => one === control) ?? null,
    tuition: tuition?.isCurrent && !tuition.value.isTotal ? Math.round(tuition.value.usd.low) : null,
    matchType: verdict.label,
    city: candidate.city,
    country: candidate.country,
    website: candidate.website,
    layer: candidate.layer,
    group: verdict.group,
    basis: verdict.basis,
    fit: verdict.fit,
    door: doorOf(verdict),
    why: whyOf(verdict),
    year: yearOf(verdict),
    chance: verdict.chance && { ...verdict.chance, widened: [...verdict.chance.widened] },
    cost: tuition && {
      fact: factView(stored(tuition.fact), context.today),
      usd: { low: Math.round(tuition.value.usd.low), high: Math.round(tuition.value.usd.high) },
      total: tuition.value.isTotal,
    },
    apply: applyOf(candidate, verdict.candidate.level, context.today),
    failed: gatesThat(refuses),
    doubted: gatesThat(isProbablyNot),
    unknown: gatesThat(({ state }) => state === 'unknown'),
    saved: context.saved.has(candidate.id),
  };
}

/** Facts that are shown though nothing is judged by them. */
const alsoShown = new Set([
  'application_window',
  'application_deadline',
  'application_fee',
  'min_grade_words',
  'completion_rate',
]);

/** The facts behind a verdict, and those that a student wants to see beside it, each once. */
function shownFacts(candidate: Candidate, verdict: Verdict): StoredFact[] {
  const { rate, sat, act, gradeRange, standing, testRule, english, minimumGrade, tuition } = verdict.candidate;
  const { living, isPaidPost, englishShare, usualOffer, otherOffer } = verdict.candidate;
  const figures = [
    tuition,
    rate,
    sat,
    act,
    gradeRange,
    minimumGrade,
    testRule,
    standing,
    living,
    isPaidPost,
    englishShare,
    usualOffer,
    otherOffer,
    ...english.map(({ figure }) => figure),
  ];
  const used = new Set([
    ...figures.flatMap((figure) => (figure ? [figure.fact] : [])),
    ...verdict.gates.flatMap(({ facts }) => facts),
    ...verdict.factors.flatMap(({ facts }) => facts),
    ...verdict.wayIn.facts,
    ...(verdict.hardness?.facts ?? []),
  ]);
  const { level } = verdict.candidate;
  // of a country only what was used, or its round where the institution names none
  const hasRound = candidate.facts.some(({ key, scope }) => key === 'application_window' && scope.level === level);
  const rules = candidate.countryFacts.filter(
    (fact) =>
      used.has(fact) ||
      (fact.key === 'application_window' && !hasRound && (fact.scope.level === null || fact.scope.level === level)),
  );
  const own = candidate.facts.filter(
    (fact) =>
      used.has(fact) ||
      (alsoShown.has(fact.key) && (fact.scope.level === null || level === null || fact.scope.level === level)),
  );
  return [...own, ...rules];
}

export function detailOf(
  candidate: Candidate,
  verdict: Verdict,
  changes: readonly Change[],
  context: { saved: ReadonlySet<string>; today: string },
): MatchDetail {
  return {
    ...cardOf(candidate, verdict, context),
    level: verdict.candidate.level,
    field: verdict.candidate.field,
    factors: verdict.factors.map(({ facts, ...factor }) => ({ ...factor, facts: idsOf(facts) })),
    gates: verdict.gates.map(({ facts, isEstimate, ...gate }) => ({
      ...gate,
      estimate: isEstimate,
      facts: idsOf(facts),
    })),
    changes: changes.map((change) => change satisfies MatchChange),
    facts: shownFacts(candidate, verdict).map((fact) => factView(fact, context.today)),
  };
}

/** The rates by which the prices of these cards were converted. */
export function ratesOf(cards: readonly MatchCard[], rates: ReadonlyMap<string, KnownRate>): MatchRate[] {
  const currencies = new Set(cards.flatMap(({ cost }) => cost?.fact.currency ?? []));
  return [...currencies].sort().flatMap((currency) => {
    const rate = rates.get(currency);
    if (!rate || currency === 'USD') return [];
    const { perUsd, source, link, checked, confidence } = rate;
    return [{ currency, per_usd: perUsd, source, link, checked, confidence }];
  });
}
