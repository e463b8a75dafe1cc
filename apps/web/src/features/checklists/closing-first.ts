// The day before which a country's offer cannot be there: the steps of its visa that wait for an offer do not come earlier.
import type { Day } from '@lantern/abroad/days';
import { type ApplicationFields, isAdmission } from '@lantern/contract/applications';

type Row = Pick<ApplicationFields, 'name' | 'country' | 'stage' | 'deadline' | 'decision'>;
export type Closing = { name: string; day: Day };

const isToSend = ({ stage }: Row) => stage === 'considering' || stage === 'preparing';

/**
 * Of the applications there that are still to be sent, the one that closes first. None where one was sent already: its
 * offer can come on any day, or is there.
 */
export function closingFirst(rows: readonly Row[], country: string, today: Day): Closing | undefined {
  const there = rows.filter((row) => row.country === country);
  if (there.some((row) => !isToSend(row) || (row.decision && isAdmission(row.decision.result)))) return undefined;
  return there
    .flatMap(({ name, deadline }) => (deadline && deadline.day >= today ? [{ name, day: deadline.day }] : []))
    .sort((a, b) => a.day.localeCompare(b.day))[0];
}
