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
  invalid_code: { status: 400, title: 'That code is not right. Check it and try again.' },
} as const;

/** What the server says of single fields. */
export const emailTaken = 'This email already has an account.';
export const notYourEmail = 'Write the email address of this account.';
export const notTheirEmail = 'This is not the email address of that account.';
