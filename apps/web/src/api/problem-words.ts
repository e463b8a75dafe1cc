import { Problem, type ProblemCode } from '@lantern/contract/problem';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { NetworkError } from './call.ts';

/** What a person reads for each problem, in their own language: what happened and what to do now. */
export const problemWords: Record<ProblemCode, MessageDescriptor> = {
  invalid_json: msg`Lantern sent something the server could not read. Reload the page and try again.`,
  invalid_request: msg`Some answers are missing or not right. They are marked below.`,
  invalid_token: msg`This link or code is not valid any more. Ask for a new one.`,
  invalid_code: msg`That code is not right. Check it and try again.`,
  unauthenticated: msg`Please log in to go on. What you typed stays on this device.`,
  invalid_credentials: msg`The email or the password is not right.`,
  wrong_password: msg`That is not your current password.`,
  forbidden: msg`Your account may not do this.`,
  wrong_origin: msg`This request did not come from a Lantern page, so it was refused.`,
  not_found: msg`There is nothing here, or it is not yours to see.`,
  method_not_allowed: msg`The server does not know this request. Reload the page to get the newest version.`,
  email_taken: msg`This email already has an account. Log in, or reset the password.`,
  stale_revision: msg`This text was changed somewhere else. Both versions are kept.`,
  duplicate_file: msg`You've already uploaded a file with the same name in this category.`,
  not_a_pdf: msg`Only PDF files are allowed. Please upload a .pdf file.`,
  cannot_shrink: msg`This paper cannot be made smaller than 2 MB and stay legible.`,
  quota_exceeded: msg`Your vault is full. Delete papers for good, under Recently deleted, to make room.`,
  vault_full: msg`The vault takes 500 papers. Delete some, also under Recently deleted, to make room.`,
  too_many_versions: msg`A paper can have 100 versions. Upload this one as a new paper.`,
  id_taken: msg`This already exists. Reload the page and try again.`,
  two_factor_not_ready: msg`Two-factor sign-in is not switched on for this account.`,
  payload_too_large: msg`This is larger than Lantern accepts.`,
  unsupported_media_type: msg`Lantern cannot take this kind of file here.`,
  too_many_essays: msg`You have 500 essays, as many as Lantern keeps. Delete one in the list of essays, then try again.`,
  too_many_deleted_essays: msg`You have 1,000 essays with the deleted ones. Delete some of those for good, under “Recently deleted” in the list of essays, then try again.`,
  too_many_ideas: msg`You have 200 saved ideas, as many as Lantern keeps. Delete one, then try again.`,
  too_many_prompts: msg`An essay can be mapped to 20 prompts. Take one off, then try again.`,
  too_many_requests: msg`Too many tries. Wait a little and try again.`,
  internal: msg`Something went wrong on our side. Your work is safe. Please try again.`,
  busy: msg`Lantern is busy right now. Please try again in a moment.`,
  unavailable: msg`Lantern cannot reach its data right now. Please try again in a moment.`,
  storage_full: msg`The server has no space left to save this. Tell whoever runs it.`,
};

export const networkWords: Record<NetworkError['kind'], MessageDescriptor> = {
  offline: msg`There is no connection. What you typed stays here. Try again when you are online.`,
  timeout: msg`The server did not answer in 30 seconds. What you typed stays here. Please try again.`,
  unreachable: msg`Lantern could not be reached. What you typed stays here. Please try again in a moment.`,
};

/** "in 12 minutes", in the reader's language. */
function fromNow(seconds: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale);
  return seconds < 60 ? words.format(Math.ceil(seconds), 'second') : words.format(Math.ceil(seconds / 60), 'minute');
}

/** Any error of a call, as one sentence for the reader. */
export function explain(error: unknown, i18n: I18n): string {
  if (error instanceof NetworkError) return i18n._(networkWords[error.kind]);
  if (error instanceof Problem && error.code === 'too_many_requests' && error.retryAfter) {
    const when = fromNow(error.retryAfter, i18n.locale);
    return i18n._(msg`Too many tries. You can try again ${when}.`);
  }
  if (error instanceof Problem) return i18n._(problemWords[error.code]);
  if (error instanceof z.core.$ZodError) return i18n._(msg`Received invalid data from server. Please try again.`);
  return i18n._(msg`Something unexpected went wrong.`);
}
