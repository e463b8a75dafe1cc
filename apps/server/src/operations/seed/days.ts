// Everything in the demo school lies so and so many days from today.
import { addDays, type Day, todayIn } from '@lantern/abroad/days';

/** `YYYY-MM-DD`; negative is past. */
export const dayFromNow = (days: number): Day => addDays(todayIn('UTC', new Date()), days);

/** `YYYY-MM`; negative is past. */
export function monthAway(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)).toISOString().slice(0, 7);
}
