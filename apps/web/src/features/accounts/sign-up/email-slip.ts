// Likely slips in an address: gmial.com, hotmial.com, .con. A module of its own, loaded when an address was typed.
import { run } from '@zootools/email-spell-checker';

/** The checker knows few endings of countries and takes `.edu.ng` or `.ke` for slips: where an address ends so, it is right. */
const ofCountry = /\.[a-z]{2}$/;

/** The address that was probably meant; undefined where nothing looks like a slip. */
export function likelyEmail(email: string): string | undefined {
  const typed = email.trim().toLowerCase();
  if (ofCountry.test(typed)) return undefined;
  const meant = run({ email: typed })?.full;
  return meant && meant !== typed ? meant : undefined;
}
