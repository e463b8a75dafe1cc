// When a scholarship takes applications. The catalogue knows the usual months of a round, never a date of the coming one;
// a student who has read the official page knows its day.
import type { Window } from '@lantern/catalogue/fact';

/** From this many days before a deadline on, it is warned of. */
const warningDays = 30;

/**
 * 'open': not closed, as far as is known. 'soon': that, and it closes within `warningDays`. 'not-yet': the next round
 * opens sooner than the last one has closed. 'passed': the other way round, or past the day that the student wrote down.
 */
export type RoundState = 'open' | 'soon' | 'not-yet' | 'passed' | 'rolling' | 'unknown';

export type Round = {
  state: RoundState;
  /** days, `YYYY-MM-DD`, of one round: of usual months the open one or the next, also where the last one has passed */
  opens: string | null;
  closes: string | null;
  /** until the round closes; negative when the last one has, or the student's own day is past */
  days: number | null;
  /** 'own': the student's day. 'usual': months of earlier rounds. 'old': the same, past review: they decide nothing. */
  basis: 'own' | 'usual' | 'old' | 'none';
};

type RoundFacts = {
  window: Window | null;
  /** whether what is known is not past its day of review */
  isCurrent: boolean;
  /** the day that the student found on the official page */
  own: string | null;
};

const day = 86_400_000;

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / day);

/** The day of a year on which a month begins or ends; what February does not have is its last day. */
function dayOf(monthDay: string, year: number, end: boolean): string {
  const month = Number(monthDay.slice(0, 2));
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const wanted = monthDay.length > 2 ? Number(monthDay.slice(3)) : end ? last : 1;
  return new Date(Date.UTC(year, month - 1, Math.min(wanted, last))).toISOString().slice(0, 10);
}

/** The first of such days on or after one, and the last one before it. */
function around(monthDay: string, at: string, end: boolean): { next: string; before: string } {
  const year = Number(at.slice(0, 4));
  const days = [year - 1, year, year + 1, year + 2].map((one) => dayOf(monthDay, one, end));
  const next = days.find((one) => one >= at) as string;
  return { next, before: days[days.indexOf(next) - 1] as string };
}

const nothing: Round = { state: 'unknown', opens: null, closes: null, days: null, basis: 'none' };

function until(closes: string, today: string): Pick<Round, 'state' | 'closes' | 'days'> {
  const days = daysBetween(today, closes);
  return { state: days < 0 ? 'passed' : days <= warningDays ? 'soon' : 'open', closes, days };
}

/** The round that matters on `today` (`YYYY-MM-DD`). */
export function readRound({ window, isCurrent, own }: RoundFacts, today: string): Round {
  if (own !== null) return { ...until(own, today), opens: null, basis: 'own' };
  if (window === null) return nothing;
  const basis = isCurrent ? 'usual' : 'old';
  if (window.rolling) return { ...nothing, state: 'rolling', basis };
  if (window.closes === null)
    return window.opens === null ? nothing : { ...nothing, opens: around(window.opens, today, false).next, basis };
  const { next, before } = around(window.closes, today, true);
  if (window.opens === null) return { ...until(next, today), opens: null, basis };
  // the opening that this closing belongs to: a round may run over the turn of the year
  const opening = around(window.opens, next, false);
  const opens = opening.next === next ? opening.next : opening.before;
  if (opens <= today) return { ...until(next, today), opens, basis };
  const [since, ahead] = [daysBetween(before, today), daysBetween(today, opens)];
  if (ahead <= since) return { state: 'not-yet', opens, closes: next, days: daysBetween(today, next), basis };
  return { state: 'passed', opens, closes: next, days: -since, basis };
}

/** Whether applying makes no sense any more: what is past its review closes nothing. */
export function isPassed({ state, basis }: Round): boolean {
  return state === 'passed' && basis !== 'old';
}
