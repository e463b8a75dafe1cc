// Lengths of time, said with their unit: `days(30)`. Each answers milliseconds, as `Date.now()` and timers count. A day has
// 24 hours here, whatever the clocks of a place do.
const seconds = (count: number): number => count * 1000;
export const minutes = (count: number): number => seconds(count * 60);
export const hours = (count: number): number => minutes(count * 60);
export const days = (count: number): number => hours(count * 24);

/** For what counts in seconds: throttles, cookies, headers, signed links. */
export const inSeconds = (milliseconds: number): number => milliseconds / 1000;
