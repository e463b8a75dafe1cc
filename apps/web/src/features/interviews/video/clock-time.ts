import { plainDigits } from '@lantern/contract/typed-text';

/** `1:15` and `1:02:03`, also plain seconds; undefined for what is no place in a recording. */
export function secondsOf(text: string): number | undefined {
  const parts = plainDigits(text).trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}$/.test(part))) return undefined;
  if (parts.slice(1).some((part) => part.length !== 2 || Number(part) > 59)) return undefined;
  const seconds = parts.reduce((sum, part) => 60 * sum + Number(part), 0);
  return seconds <= 36_000 ? seconds : undefined;
}
