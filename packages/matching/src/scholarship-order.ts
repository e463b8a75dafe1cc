// In which order a student sees scholarships: first what takes applications today and pays for much, then the large awards
// to get ready for, then all others. Nothing paid changes it.
import type { Scholarship } from '@lantern/catalogue/scholarship';
import type { Eligibility } from './eligibility.ts';
import type { Round } from './scholarship-round.ts';

/**
 * open: takes applications now, the best of them. ready: a large award that opens later. more: the others that are open.
 * later: opens later. undated: nobody has read its days. unread: not read lately enough to tell. no: not for this student.
 */
export const scholarshipGroups = ['open', 'ready', 'more', 'later', 'undated', 'unread', 'no'] as const;
export type ScholarshipGroup = (typeof scholarshipGroups)[number];

/** Without a known opening, a closing this many days away counts as open. */
const nearDays = 120;
/** The awards that a counsellor names first have a place among so many; at least so many that are open come before. */
const [firstPlaces, openPlaces] = [15, 5];

/** Whether it takes applications today, as far as months that were read lately tell. */
export function isOpenNow({ state, basis, opens, days }: Round): boolean {
  if (basis === 'old') return false;
  if (state === 'soon' || state === 'rolling') return true;
  return state === 'open' && (opens !== null || basis === 'own' || (days ?? Number.POSITIVE_INFINITY) <= nearDays);
}

const worth: Record<Scholarship['coverage'], number> = { full: 0, tuition: 1, stipend: 2, unknown: 3, partial: 4 };

export type Ranked = { scholarship: Scholarship; eligibility: Eligibility; round: Round };

function groupOf({ scholarship, eligibility, round }: Ranked): ScholarshipGroup {
  const { coverage, prominence } = scholarship;
  const { state, isRead, isDoubtful } = eligibility;
  if (state === 'no') return 'no';
  if (isDoubtful || (!isRead && state !== 'yes' && prominence === 0)) return 'unread';
  if (isRead && isOpenNow(round)) return prominence > 0 || worth[coverage] <= worth.stipend ? 'open' : 'more';
  if (prominence > 0) return 'ready';
  return round.basis === 'old' || round.basis === 'none' ? 'undated' : 'later';
}

/** For people of a few countries alone: those find it nowhere else. */
const isForFew = ({ rules }: Scholarship): boolean =>
  rules.some((rule) => rule.kind === 'citizen_of' && rule.countries.length <= 3);

/** A yes first, then what an answer settles; last what hangs on a list of countries that was not read whole. */
function certainty({ state, question }: Eligibility): number {
  if (state === 'yes') return 0;
  return question?.key?.startsWith('group-') ? 2 : 1;
}

/** The closing of what is open, the opening of what is not. */
const nextDay = (round: Round): string => (isOpenNow(round) ? round.closes : (round.opens ?? round.closes)) ?? '9999';

/** Smaller stands earlier. */
function keysOf({ scholarship, eligibility, round }: Ranked, group: ScholarshipGroup): (number | string)[] {
  const { coverage, prominence, fields, name } = scholarship;
  const unsure = certainty(eligibility);
  return [
    scholarshipGroups.indexOf(group),
    Number(unsure === 2),
    Number(eligibility.conditions.some(({ reason }) => reason === 'low')),
    Number(!isForFew(scholarship)),
    2 - prominence,
    Number(eligibility.hasNoVisa),
    group === 'ready' ? 0 : worth[coverage],
    group === 'ready' ? 0 : unsure,
    Number(fields.length === 0),
    nextDay(round),
    name,
  ];
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index] as number | string;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

type Placed<T> = { one: T; group: ScholarshipGroup };

function sorted<T extends Ranked>(all: readonly Placed<T>[]): Placed<T>[] {
  return all
    .map((placed) => ({ placed, keys: keysOf(placed.one, placed.group) }))
    .sort((a, b) => compare(a.keys, b.keys))
    .map(({ placed }) => placed);
}

/**
 * All of them, each with its group, the best to begin with first; the same whatever the order they come in. As many of the
 * open ones lead as leave room for the awards that a counsellor names first.
 */
export function rankScholarships<T extends Ranked>(all: readonly T[]): (T & { group: ScholarshipGroup })[] {
  const placed = sorted(all.map((one) => ({ one, group: groupOf(one) })));
  const awaited = placed.filter(({ one, group }) => group === 'ready' && one.scholarship.prominence === 2).length;
  const leading = Math.max(openPlaces, firstPlaces - awaited);
  const moved = placed.map((item, index) =>
    item.group === 'open' && index >= leading ? { ...item, group: 'more' as const } : item,
  );
  return sorted(moved).map(({ one, group }) => ({ ...one, group }));
}
