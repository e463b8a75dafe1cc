import { signUpSchema } from '@lantern/contract/accounts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { sameEmail } from './email-ending.ts';
import { missingRules } from './new-password-field.tsx';
import type { SignUpDraft } from './sign-up-draft.ts';

type Values = SignUpDraft & { password: string };

/** What the form still lacks before an account can be made, in the order of its fields. */
export function missingForSignUp(values: Values): MessageDescriptor[] {
  const parsed = z.safeParse(signUpSchema, values);
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  const missing: MessageDescriptor[] = [];
  if (wrong.has('name')) missing.push(values.name.trim() ? msg`a shorter name` : msg`your name`);
  if (wrong.has('email')) missing.push(msg`your email address`);
  if (!sameEmail(values.email, values.confirmEmail)) missing.push(msg`matching emails`);
  if (wrong.has('phone')) missing.push(msg`a correct phone number, or none`);
  const rules = missingRules(values.password, [values.name, values.email]);
  if (rules.length === 1) missing.push(...rules);
  else if (rules.length > 0 || wrong.has('password')) missing.push(msg`a password that meets the rules`);
  if (wrong.has('agreeToTerms')) missing.push(msg`your agreement to the terms`);
  return missing;
}
