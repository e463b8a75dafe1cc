// What a new password must be, and what both sides can know of it.
import * as z from 'zod/mini';
import { limit } from './fields.ts';

/** Each flag is one of the specification's rules. Its list of special characters is where to start: any other sign or a space counts too. */
export function passwordStrength(password: string) {
  return {
    minLength: password.length >= 8,
    hasUppercase: /\p{Lu}/u.test(password),
    hasLowercase: /\p{Ll}/u.test(password),
    hasNumber: /\p{Nd}/u.test(password),
    hasSpecial: /[^\p{L}\p{M}\p{N}]/u.test(password),
  };
}

/**
 * The same rules as password managers read them (https://developer.apple.com/password-rules), so that the first password
 * they make is taken. The hyphen stands first, as that form asks.
 */
export const passwordRules =
  'minlength: 8; maxlength: 128; required: lower; required: upper; required: digit; required: [-!@#$%^&*(),.?":{}|<>];';

/** What a Lantern is about: whoever tries passwords here tries these. */
const placeWords = [
  'lantern',
  'student',
  'study',
  'abroad',
  'university',
  'college',
  'scholarship',
  'application',
  'essay',
  'mentor',
  'admin',
  'administrator',
  'visa',
] as const;

const ownMin = 3;
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '');

/** Whether a password has no other letters than those of its owner's own names or address, and of words of this place. */
export function isMadeOfOwn(password: string, own: readonly string[]): boolean {
  const words = [...own, ...placeWords]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u))
    .filter((word) => word.length >= ownMin)
    .sort((a, b) => b.length - a.length);
  const letters = lettersOf(password.toLowerCase());
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest !== letters && rest.length < ownMin;
}

/** Why a password is refused that meets the rules of its characters. */
export const guessableMessages = {
  common:
    'Many people use this password, so strangers try it first. Choose another one: for example three words with capital letters and a number that only you know.',
  own: 'Your password holds your name, your email, or a word like Lantern or student. Choose another one: for example three words with capital letters and a number that only you know.',
} as const;

export const newPasswordSchema = z.string('Choose a password.').check(
  limit(128),
  z.refine((password) => passwordStrength(password).minLength, 'Make it 8 characters or longer.'),
  z.refine((password) => passwordStrength(password).hasUppercase, 'Add an uppercase letter, like A.'),
  z.refine((password) => passwordStrength(password).hasLowercase, 'Add a lowercase letter, like a.'),
  z.refine((password) => passwordStrength(password).hasNumber, 'Add a number.'),
  z.refine((password) => passwordStrength(password).hasSpecial, 'Add a special character, like a hyphen.'),
);

/** For a form that has the name or the email beside the password. */
export const notOwnName = z.refine<{ password: string; name?: string; email?: string }>(
  ({ password, name = '', email = '' }) => !isMadeOfOwn(password, [name, email]),
  { path: ['password'], message: guessableMessages.own },
);
