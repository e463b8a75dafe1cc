// How calls about accounts can fail. The browser shows these sentences, in the words of the accounts catalogue.

export const accountProblems = {
  invalid_credentials: { status: 401, title: 'The email or the password is not right.' },
  wrong_password: { status: 403, title: 'That is not your current password.' },
  two_factor_not_ready: { status: 409, title: 'Two-factor sign-in is not switched on for this account.' },
  account_suspended: {
    status: 403,
    title: 'This account is stopped for now. Write to the people who run this Lantern.',
  },
  second_factor_needed: {
    status: 403,
    title: 'For this you need two-factor sign-in. Switch it on under Account.',
  },
  passkey_refused: { status: 401, title: 'This passkey was not accepted. Try again, or log in with your password.' },
  too_many_passkeys: { status: 422, title: 'An account has at most 10 passkeys. Remove one to make room.' },
  too_many_access_tokens: { status: 422, title: 'An account has at most 10 access tokens. Remove one to make room.' },
  access_token_refused: { status: 401, title: 'This access token is not known, was removed, or has run out.' },
  access_token_not_for_this: {
    status: 403,
    title: 'This access token was not made for this call. Make one for its area, or log in.',
  },
  school_unavailable: {
    status: 503,
    title: 'The sign-in page of your school does not answer. Try again later.',
  },
  invalid_code: { status: 400, title: 'That code is not right. Check it and try again.' },
} as const;

/** What the server says of single fields. */
export const emailTaken = 'This email already has an account.';
export const notYourEmail = 'Write the email address of this account.';
export const notTheirEmail = 'This is not the email address of that account.';
