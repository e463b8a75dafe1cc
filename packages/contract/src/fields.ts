// Field schemas that several features share. Messages are keys of the web's word table where a person sees them.
import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';

export const idSchema = z.uuid();

/** Text as people type it: trimmed, without what nobody sees (clean-text.ts), in one line, no NUL or other control characters (PostgreSQL refuses NUL), bounded. */
export function line(max: number) {
  return z.string('Write some text here.').check(
    z.overwrite(cleanText),
    z.trim(),
    z.maxLength(max, `At most ${max} characters.`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    z.regex(/^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/, 'Line breaks and control characters are not allowed here.'),
  );
}

export function requiredLine(max: number, message = 'This is required.') {
  return line(max).check(z.minLength(1, message));
}

/** Longer text: line breaks and tabs are kept as typed; what nobody sees goes. */
export function prose(max: number) {
  return z.string('Write some text here.').check(
    z.overwrite(cleanText),
    z.maxLength(max, `At most ${max} characters.`),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
    z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Control characters are not allowed here.'),
  );
}

export const emailSchema = z
  .string('Write your email address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'At most 254 characters.'),
    z.email('Write an email address like name@example.org.'),
  );

/** International or local phone number: digits with the usual separators, 6 to 15 digits (E.164's limit). */
export const phoneSchema = z
  .string('Write a phone number.')
  .check(
    z.trim(),
    z.regex(/^\+?(?:[\s().-]*\d){6,15}[\s]*$/, 'Write a phone number with 6 to 15 digits, like +880 1712 345678.'),
  );

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const daySchema = z.iso.date('Write a real date.').check(z.regex(/^[1-9]/, 'Write a real date.'));

export const timestampSchema = z.iso.datetime({ offset: true });

/** Somebody by name, as others see them. */
export const personSchema = z.object({ id: idSchema, name: z.string() });

export const okSchema = z.object({ ok: z.literal(true) });
