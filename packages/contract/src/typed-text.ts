// What people type and paste, read as they mean it: without marks that nobody sees, and with the digits of any script.
// Contact lists wrap numbers in direction marks, word processors break words with soft hyphens, and phones type the
// digits of their own language.
import { cleanText } from './clean-text.ts';

/** Nobody sees these: two texts that differ by one look the same, and some reorder the words around them. */
const invisible = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu;
/** The two joiners belong to the spelling of Bangla, Hindi, Persian words, and do nothing elsewhere. */
const idleJoiner =
  /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])|(?<=\p{Script=Latin})[\u200c\u200d]+/gu;

/** Words without what nobody sees. */
export function visible(words: string): string {
  return words.toWellFormed().normalize('NFC').replace(invisible, '').replace(idleJoiner, '');
}

/** Whether there is anything to see in a text. A Braille cell without dots is as empty as a space. */
const isVisible = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u.test(text);

/** The digits of every script as 0 to 9. Each script has its ten in a row, so the distance from the first one tells. */
export function plainDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => {
    if (!/\p{Nd}/u.test(character)) return character;
    const code = character.codePointAt(0) as number;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

/** They are refused, also where nothing else is there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Prose without what nobody typed (clean-text.ts). What has nothing to see is empty. */
export function typedProse(text: string): string {
  if (/\S/.test(text) && !isVisible(text) && !control.test(text)) return '';
  return cleanText(text);
}

/** One line, also without the marks around what a contact list or a message was copied from. */
export const typedLine = (text: string) => typedProse(text).replace(/[\u202a-\u202c\u2066-\u2069]/g, '');

/** What has one meaning for machines: a code or an address. Every mark goes, and wide letters become usual ones. */
const machineText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

/** A code that was sent or shown, in the digits of any script. */
export const typedCode = (text: string) => plainDigits(machineText(text)).replace(/\p{Pd}/gu, '-');

/** The longest text that is looked at as an address or a number; what is longer is none. */
const longest = 400;

/**
 * An email address in the one form that mail systems know: small letters, an international domain in its ASCII form
 * (RFC 5890), which is also what some browsers make of it. What is no address comes back as it is, to be refused.
 */
export function typedEmail(text: string): string {
  if (text.length > longest) return text;
  // the joiners spell words in the names before the sign
  const clean = visible(text)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[＠﹫]/gu, '@')
    .toLowerCase();
  const at = clean.lastIndexOf('@');
  const name = clean.slice(0, Math.max(at, 0));
  const domain = clean.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.。．｡\p{Join_Control}-]+$/u.test(domain)) return clean;
  const plain = plainDigits(name.normalize('NFKC'));
  const ascii = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return `${/^[\0-\x7f]*$/.test(plain) ? plain : name}@${ascii}`;
}

/** A phone number with the digits 0 to 9, plain hyphens and single spaces. */
export function typedPhone(text: string): string {
  if (text.length > longest) return text;
  return plainDigits(machineText(text))
    .replace(/^tel:\s*/i, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/^\((\+\d{1,4})\)/, '$1');
}
