import * as z from 'zod/mini';
import { anyone, signedIn } from './access.ts';
import { newPasswordSchema, notOwnName } from './accounts.passwords.ts';
import { providers, sessionUserSchema } from './accounts.session.ts';
import { endpoint } from './endpoint.ts';
import {
  emailSchema,
  idSchema,
  limit,
  okSchema,
  optionalPhoneSchema,
  requiredName,
  timestampSchema,
} from './fields.ts';
import { typedCode } from './typed-text.ts';

/** Version of the terms and the privacy policy that a sign-up accepts; changes when their words change. */
export const termsVersion = '2026-11-27';

export const signedInAnswer = z.object({ user: sessionUserSchema });

export const currentPasswordSchema = z
  .string('Write your password.')
  .check(z.minLength(1, 'Write your password.'), limit(128));
const tokenSchema = z.string().check(z.minLength(16), limit(256), z.regex(/^[\w-]+$/));
const codeSchema = z
  .string('Write the code.')
  .check(limit(64), z.overwrite(typedCode), z.minLength(6, 'Write the code.'));

export const signUpFields = {
  name: requiredName(200),
  email: emailSchema,
  password: newPasswordSchema,
  phone: z.optional(optionalPhoneSchema),
  agreeToTerms: z.literal(true, 'Please agree to the terms and the privacy policy.'),
  marketingEmails: z.optional(z.boolean()),
};

/** `confirmEmail` is optional on the wire and checked when it is there. `role` is taken and ignored: roles come from the server. */
export const signUpSchema = z
  .strictObject({
    ...signUpFields,
    confirmEmail: z.optional(emailSchema),
    role: z.optional(z.unknown()),
    rememberMe: z.optional(z.boolean()),
  })
  .check(
    notOwnName,
    z.refine((form) => form.confirmEmail === undefined || form.confirmEmail === form.email, {
      path: ['confirmEmail'],
      message: 'Emails do not match',
    }),
  );

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary: 'Create a student account and sign in',
  access: anyone,
  body: signUpSchema,
  response: signedInAnswer,
  problems: ['email_taken', 'too_many_requests'],
});

export const signInSchema = z.strictObject({
  email: emailSchema,
  password: currentPasswordSchema,
  /** true: 30 days; false: until the browser closes */
  rememberMe: z.optional(z.boolean()),
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in; with two-factor sign-in the answer has no user yet and a code is asked for next',
  access: anyone,
  body: signInSchema,
  response: z.object({ user: z.nullable(sessionUserSchema), twoFactorRequired: z.boolean() }),
  problems: ['invalid_credentials', 'too_many_requests'],
});

export const secondStepSchema = z.strictObject({ code: codeSchema });

export const verifyTotp = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  summary: 'Second step of signing in: the code of the authenticator app, each code once',
  access: anyone,
  body: secondStepSchema,
  response: signedInAnswer,
  problems: ['invalid_code', 'invalid_token', 'too_many_requests'],
});

export const verifyRecoveryCode = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/verify-backup-code',
  summary: 'Second step of signing in: one of the printed recovery codes, each code once',
  access: anyone,
  body: secondStepSchema,
  response: signedInAnswer,
  problems: ['invalid_code', 'invalid_token', 'too_many_requests'],
});

export const signInSocial = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/social',
  summary: 'Where to send the browser to sign in with a configured provider',
  access: anyone,
  body: z.strictObject({
    provider: z.enum(providers),
    /** the path inside the app to go on to */
    next: z.optional(z.string().check(limit(500), z.regex(/^\/([^/\\\s][^\\\s]*)?$/))),
  }),
  response: z.object({ url: z.string() }),
  holdsSecret: true,
  problems: ['not_found', 'too_many_requests', 'school_unavailable'],
});

/** Of an answer of a provider: codes and states are some hundred characters. */
const callbackPart = z.string().check(limit(4000));

export const socialCallback = endpoint({
  method: 'GET',
  path: '/api/auth/callback/{provider}',
  summary: 'Where a social provider sends the browser back to',
  access: anyone,
  params: z.object({ provider: z.enum(providers) }),
  query: z.record(z.string().check(limit(100)), z.union([callbackPart, z.array(callbackPart)])),
  response: 'redirect',
  problems: ['not_found'],
});

export const requestPasswordResetSchema = z.strictObject({ email: emailSchema });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Send a reset link; the answer is the same whether or not the email has an account',
  access: anyone,
  body: requestPasswordResetSchema,
  response: okSchema,
  problems: ['too_many_requests'],
});

export const resetPasswordSchema = z.strictObject({ token: tokenSchema, newPassword: newPasswordSchema });

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with a reset token (once, 30 minutes); ends every session',
  access: anyone,
  body: resetPasswordSchema,
  response: okSchema,
  problems: ['invalid_token', 'too_many_requests'],
});

export const changePasswordSchema = z.strictObject({
  currentPassword: currentPasswordSchema,
  newPassword: newPasswordSchema,
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; ends every other session',
  access: signedIn,
  body: changePasswordSchema,
  response: okSchema,
  problems: ['wrong_password', 'too_many_requests'],
});

export const changeEmailSchema = z.strictObject({ newEmail: emailSchema, password: currentPasswordSchema });

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/auth/change-email',
  summary: 'Ask for a new email address; it counts once confirmed there, and the old address is told',
  access: signedIn,
  body: changeEmailSchema,
  response: okSchema,
  problems: ['wrong_password', 'too_many_requests'],
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm a new email address with the token that was sent to it',
  access: anyone,
  body: z.strictObject({ token: tokenSchema }),
  response: z.object({ email: z.string() }),
  problems: ['invalid_token', 'email_taken', 'too_many_requests'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Say with the token that was sent to it that an email address is mine; nothing waits for that',
  access: anyone,
  body: z.strictObject({ token: tokenSchema }),
  response: z.object({ email: z.string() }),
  problems: ['invalid_token', 'too_many_requests'],
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification',
  summary: 'Send me another link that verifies my email; not sent where it is verified, or no mail server is set up',
  access: signedIn,
  response: z.object({ sent: z.boolean() }),
  problems: ['too_many_requests'],
});

export const passwordOnlySchema = z.strictObject({ password: currentPasswordSchema });

export const enableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  summary: 'Begin two-factor sign-in: a secret for an authenticator app and recovery codes to print',
  access: signedIn,
  body: passwordOnlySchema,
  response: z.object({ totpUri: z.string(), secret: z.string(), recoveryCodes: z.array(z.string()) }),
  holdsSecret: true,
  problems: ['wrong_password', 'too_many_requests'],
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/confirm',
  summary: 'Switch two-factor sign-in on with the first code of the authenticator app',
  access: signedIn,
  body: secondStepSchema,
  response: okSchema,
  problems: ['invalid_code', 'two_factor_not_ready', 'too_many_requests'],
});

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  summary: 'Switch two-factor sign-in off',
  access: signedIn,
  body: passwordOnlySchema,
  response: okSchema,
  problems: ['wrong_password', 'too_many_requests'],
});

export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  summary: 'Replace the recovery codes',
  access: signedIn,
  body: passwordOnlySchema,
  response: z.object({ recoveryCodes: z.array(z.string()) }),
  holdsSecret: true,
  problems: ['wrong_password', 'two_factor_not_ready', 'too_many_requests'],
});

export const sessionEntrySchema = z.object({
  id: idSchema,
  current: z.boolean(),
  userAgent: z.string(),
  createdAt: timestampSchema,
  lastUsedAt: timestampSchema,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/list-sessions',
  summary: 'Where this account is signed in (the newest 100)',
  access: signedIn,
  response: z.object({ sessions: z.array(sessionEntrySchema) }),
});

export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/auth/revoke-session',
  summary: 'End one of my sessions; an account that has a password says it',
  access: signedIn,
  body: z.strictObject({ id: idSchema, password: z.optional(currentPasswordSchema) }),
  response: okSchema,
  problems: ['not_found', 'wrong_password', 'too_many_requests'],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  summary: 'End all my sessions but this one; an account that has a password says it',
  access: signedIn,
  body: z.strictObject({ password: z.optional(currentPasswordSchema) }),
  response: okSchema,
  problems: ['wrong_password', 'too_many_requests'],
});

export const claimAdminSchema = z
  .strictObject({
    token: tokenSchema,
    name: requiredName(200),
    email: emailSchema,
    password: newPasswordSchema,
  })
  .check(notOwnName);

export const claimAdmin = endpoint({
  method: 'POST',
  path: '/api/auth/claim-admin',
  summary: 'Make the first administrator with the one-time link that the server prints',
  access: anyone,
  body: claimAdminSchema,
  response: signedInAnswer,
  problems: ['invalid_token', 'email_taken', 'too_many_requests'],
});

export const acceptInvitationSchema = z
  .strictObject({
    token: tokenSchema,
    name: requiredName(200),
    password: newPasswordSchema,
    agreeToTerms: z.literal(true, 'Please agree to the terms and the privacy policy.'),
  })
  .check(notOwnName);

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/auth/accept-invitation',
  summary: 'Make a mentor account with an invitation; the email is the invited one',
  access: anyone,
  body: acceptInvitationSchema,
  response: signedInAnswer,
  problems: ['invalid_token', 'email_taken', 'too_many_requests'],
});
