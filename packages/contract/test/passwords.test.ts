import { expect, test } from 'vitest';
import { isMadeOfOwn, newPasswordSchema, passwordRules } from '../src/accounts.passwords.ts';
import { signUpSchema } from '../src/accounts.ts';

// as Apple, Bitwarden, KeePassXC and people make them
test.each([
  'xyzAbc-dufnuW-1rodtop',
  'Correct-Horse-42-staple',
  'Snake_Case_2026_words',
  'Three Words And 2026',
  'aB3~kLm9=pQ2+rS5',
  'aB3/kLm9;pQ2[rS5]',
  "Don't4getMe",
  'Back\\slash1x',
  'Grave`accent9',
  'Euro€signs22',
  'নদীর নৌকা Ab1',
])('%s is taken', (password) => expect(newPasswordSchema.safeParse(password).success).toBe(true));

test.each([
  ['Ab1!', 'Make it 8 characters or longer.'],
  ['ferry 2026 boat', 'Add an uppercase letter, like A.'],
  ['FERRY 2026 BOAT', 'Add a lowercase letter, like a.'],
  ['Ferry on the river', 'Add a number.'],
  ['Ferry2026boat', 'Add a special character, like a hyphen.'],
  ['নৌকাFerry2026', 'Add a special character, like a hyphen.'],
])('%s is refused with what to do', (password, message) =>
  expect(newPasswordSchema.safeParse(password).error?.issues.map((issue) => issue.message)).toEqual([message]),
);

test('what a manager makes of its rules meets ours', () => {
  const signs = /required: \[(-.*)\];/.exec(passwordRules)?.[1] ?? '';
  expect(signs.length).toBeGreaterThan(10);
  for (const sign of signs) expect(newPasswordSchema.safeParse(`xyzAbc${sign}duf9`).success).toBe(true);
});

test('a password of one’s own name is refused by the form itself', () => {
  const form = { name: 'Amina Rahman', email: 'river@example.org', password: 'Rahman-Amina-99', agreeToTerms: true };
  const { error } = signUpSchema.safeParse(form);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['password'], expect.stringContaining('holds your name')],
  ]);
  expect(signUpSchema.safeParse({ ...form, name: 'Karim Uddin' }).success).toBe(true);
  expect(isMadeOfOwn('Amina-river-boat-4', ['Amina Rahman'])).toBe(false);
});
