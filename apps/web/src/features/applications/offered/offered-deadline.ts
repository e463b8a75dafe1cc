// The day by which to apply, as the catalogue has it: it is offered, and the student says yes.
import type { ApplicationFields, ApplyingFact, Moment } from '@lantern/contract/applications';
import { zonesOf } from '../moments.ts';

export type Offered = {
  moment: Moment;
  fact: ApplyingFact;
  /** the usual day of each year, put into the year of this round: nobody has named it for this one yet */
  isUsual: boolean;
};

/** Canada's towns by the Atlantic, where a day ends before it does in the rest of the country. */
const atlantic = new Set([
  "St. John's",
  'Corner Brook',
  'Halifax',
  'Wolfville',
  'Antigonish',
  'Sydney',
  'Charlottetown',
]);

/** Of a country with several zones the one in which the day ends first, so that nobody is late. */
function zoneOf({ country, city }: Pick<ApplicationFields, 'country' | 'city'>): string | undefined {
  if (country === 'CA' && atlantic.has(city)) return 'America/St_Johns';
  return zonesOf(country)[0];
}

/** 'MM-DD' in the round of this intake, or else the next one that is not over. */
function dayOf(monthDay: string, intake: string | null, today: string): string | undefined {
  const of = (year: number) => `${year}-${monthDay}`;
  if (intake) {
    const year = Number(intake.slice(0, 4));
    const day = of(year) < `${intake}-01` ? of(year) : of(year - 1);
    return day >= today ? day : undefined;
  }
  const year = Number(today.slice(0, 4));
  return of(year) >= today ? of(year) : of(year + 1);
}

/** What holds for this level and was looked at lately: the rest is shown among the facts, and not proposed. */
const heldFor = (facts: readonly ApplyingFact[], { level: own }: Pick<ApplicationFields, 'level'>, today: string) =>
  facts.filter(
    ({ state, level, review_due }) =>
      state === 'known' && review_due >= today && (level === null || own === null || level === own),
  );

/** When they usually close, 'MM' or 'MM-DD', where no day of this round can be offered. Of several the next one. */
export function usualClosing(
  facts: readonly ApplyingFact[],
  row: Pick<ApplicationFields, 'level'>,
  today: string,
): string | undefined {
  const all = heldFor(facts, row, today)
    .flatMap(({ window }) => window?.closes ?? [])
    .sort();
  return all.find((closes) => closes >= today.slice(5, 5 + closes.length)) ?? all[0];
}

/** Of several rounds the one that ends first. Nothing where only a month is known, or no zone. */
export function offerDeadline(
  facts: readonly ApplyingFact[],
  row: Pick<ApplicationFields, 'level' | 'intake' | 'country' | 'city'>,
  today: string,
): Offered | undefined {
  const zone = zoneOf(row);
  if (!zone) return undefined;
  const mine = heldFor(facts, row, today);
  const offer = (day: string, fact: ApplyingFact, isUsual: boolean): Offered => ({
    moment: { day, time: null, zone },
    fact,
    isUsual,
  });
  const dated = mine.flatMap((fact) =>
    fact.key === 'application_deadline' && typeof fact.value === 'string' && fact.value >= today
      ? [offer(fact.value, fact, false)]
      : [],
  );
  const usual = mine.flatMap((fact) => {
    const closes = fact.window?.closes;
    const day = closes?.length === 5 ? dayOf(closes, row.intake, today) : undefined;
    return day ? [offer(day, fact, true)] : [];
  });
  const [first] = (dated.length > 0 ? dated : usual).sort((a, b) => a.moment.day.localeCompare(b.moment.day));
  return first;
}
