// What was typed into the sign-up form, for as long as the tab is open. Never the password.
import * as z from 'zod/mini';

const key = 'lantern.sign-up';
const text = z.catch(z.string(), '');
const answer = z.catch(z.boolean(), false);
const draftSchema = z.object({
  name: text,
  email: text,
  confirmEmail: text,
  phone: text,
  agreeToTerms: answer,
  marketingEmails: answer,
});
export type SignUpDraft = z.infer<typeof draftSchema>;

/** Before anything is typed. */
export const emptySignUp: SignUpDraft = {
  name: '',
  email: '',
  confirmEmail: '',
  phone: '',
  agreeToTerms: false,
  marketingEmails: false,
};

export function readSignUpDraft(): SignUpDraft {
  try {
    return z.parse(draftSchema, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    // What cannot be read counts as nothing.
    return emptySignUp;
  }
}

export function keepSignUpDraft(values: SignUpDraft) {
  // The schema drops what it does not name: the password is not written.
  sessionStorage.setItem(key, JSON.stringify(z.parse(draftSchema, values)));
}

export function forgetSignUpDraft() {
  sessionStorage.removeItem(key);
}
