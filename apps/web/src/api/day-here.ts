import { type Day, todayIn } from '@lantern/abroad/days';

/** The day of a moment on the reader's own calendar: today, unless another moment is asked for. */
export const dayHere = (at = new Date()): Day => todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, at);
