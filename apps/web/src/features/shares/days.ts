import { addDays } from '@lantern/abroad/days';
import { dayHere } from '#api/day-here.ts';

/** The day here, so many days from today. */
export const dayFromNow = (days: number) => addDays(dayHere(), days);

/** The last day that the server takes. */
export const yearAhead = () => dayFromNow(365);
