// Passwords that somebody who wants in would try first.
import { guessableMessages, isMadeOfOwn } from '@lantern/contract/accounts.passwords';
import { Problem } from '@lantern/contract/problem';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Fifty thousand of leaked lists, commonest first. */
const leaked = dictionary['passwords-common'];
const known = new Set(leaked);
/** Of which these are also looked for inside a password, with what was put around them. */
const common = new Set(leaked.slice(0, 10_000));
/** Shorter words come up by chance inside good passwords. */
const wordMin = 6;

const lookAlikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** What a password is once capitals, signs at its ends and letters written as digits are seen through. */
function readings(password: string): string[] {
  const lower = password.toLowerCase();
  const bare = lower.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const core = lower.replace(/^[^\p{L}]+|(?<![^\p{L}@$])[^\p{L}@$]+$/gu, '');
  const plain = core.replace(/[@431!0$5]/g, (sign) => lookAlikes[sign] ?? sign);
  return [lower, bare, ...[core, plain].filter((word) => word.length >= wordMin)];
}

/**
 * Refuses a new password that is common, or made of its owner's own name or address (`own`) or words of this place, whatever digits and signs
 * stand around it. `field` is what the caller named it.
 */
export function refuseGuessable(password: string, own: readonly string[], field = 'password'): void {
  const message =
    known.has(password.toLowerCase()) || readings(password).some((reading) => common.has(reading))
      ? guessableMessages.common
      : isMadeOfOwn(password, own)
        ? guessableMessages.own
        : undefined;
  if (message) throw Problem.field(field, message);
}
