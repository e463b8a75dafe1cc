// Field schemas that several features share. Messages are keys of the web's word table where a person sees them.
import * as z from 'zod/mini';
import { holdsAddress } from './names.ts';
import { typedEmail, typedLine, typedPhone, typedProse } from './typed-text.ts';

/** Lower case, as the database writes them: whoever compares ids may compare texts. */
export const idSchema = z.uuid().check(z.toLowerCase());

const tooLong = (max: number) => `At most ${max} characters.`;

/**
 * The one length check of what comes in, before any rule or pattern: a longer string (or list) ends the checking, so that
 * nothing after it, nor a rule of the object around it, reads more than it was made for. Only trimming may stand before it.
 */
export function limit(max: number, message = tooLong(max)) {
  return z.maxLength(max, { error: message, abort: true });
}

/**
 * Cleaning (typed-text.ts) between two limits: what is far too long is refused as it came, with room for marks that nobody
 * sees; what is left after the cleaning has the length that is told.
 */
export function cleaned(max: number, clean: (text: string) => string) {
  return [limit(2 * max + 200, tooLong(max)), z.overwrite<string>(clean), limit(max)] as const;
}

/** Text as people type it: trimmed, in one line, no NUL or other control characters (PostgreSQL refuses NUL), bounded. */
export function line(max: number) {
  return z.string('Write some text here.').check(
    z.trim(),
    ...cleaned(max, (text) => typedLine(text).trim()),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    z.regex(/^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/, 'Line breaks and control characters are not allowed here.'),
  );
}

export function requiredLine(max: number, message = 'This is required.') {
  return line(max).check(z.minLength(1, message));
}

/** What somebody is called: shown to others and in mails, so it is no place for a number or a link. */
export function nameLine(max: number) {
  return line(max).check(
    z.refine((name) => !holdsAddress(name), 'Do not write a phone number, an email address or a link in a name.'),
  );
}

export function requiredName(max: number, message = 'This is required.') {
  return nameLine(max).check(z.minLength(1, message));
}

/** Longer text: line breaks and tabs are kept as typed. */
export function prose(max: number) {
  return z.string('Write some text here.').check(
    ...cleaned(max, typedProse),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Control characters are not allowed here.'),
  );
}

/** What mail systems know as an address: a name in any script (RFC 6531), a domain in its ASCII form. */
const emailForm =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~\p{Join_Control}-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~\p{Join_Control}-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/u;

export const emailSchema = z
  .string('Write your email address.')
  .check(z.trim(), ...cleaned(254, typedEmail), z.regex(emailForm, 'Write an email address like name@example.org.'));

/** 15 digits, each with a separator or two, and an extension. */
const phoneMax = 60;
const phoneMessage = 'Write a phone number with 6 to 15 digits, like +880 1712 345678.';
const phoneForm = /^\+?(?:[ ()./-]*\d){6,15}[ )]*(?:[,;]? ?(?:ext(?:ension)?[.=:]?|x|#) ?\d{1,6})?$/i;

/** International or local phone number: 6 to 15 digits (E.164's limit) with the usual separators, and an extension. */
export const phoneSchema = z
  .string('Write a phone number.')
  .check(z.trim(), ...cleaned(phoneMax, typedPhone), z.regex(phoneForm, phoneMessage));

export const optionalPhoneSchema = z.string('Write a phone number.').check(
  z.trim(),
  ...cleaned(phoneMax, typedPhone),
  z.refine((number) => number === '' || phoneForm.test(number), phoneMessage),
);

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const daySchema = z.iso.date('Write a real date.').check(z.regex(/^[1-9]/, 'Write a real date.'));

export const timestampSchema = z.string().check(limit(40), z.iso.datetime({ offset: true }));

/** Somebody by name, as others see them. */
export const personSchema = z.object({ id: idSchema, name: z.string() });

export const okSchema = z.object({ ok: z.literal(true) });
