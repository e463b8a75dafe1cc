import { type generalProblems, Problem, type ProblemCode, problems } from '@lantern/contract/problem';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { NetworkError } from './call.ts';
import { wordsAt } from './contract-sentence.ts';
import { intlLocale } from './intl-locale.ts';

type GeneralCode = keyof typeof generalProblems;

/** What a person reads for problems of any call, in their own language: what happened and what to do now. */
export const problemWords: Record<GeneralCode, MessageDescriptor> = {
  invalid_json: msg`Something went wrong between this page and the server. Reload the page and try again.`,
  invalid_token: msg`This link or code is not valid any more. Ask for a new one.`,
  invalid_request: msg`Some answers are missing or not right. They are marked below.`,
  unauthenticated: msg`Please log in to go on.`,
  forbidden: msg`Your account may not do this.`,
  wrong_origin: msg`This did not come from a Lantern page, so Lantern did not do it.`,
  not_found: msg`There is nothing here, or you may not see it.`,
  method_not_allowed: msg`This page is older than the server. Reload it to get the newest version.`,
  email_taken: msg`This email already has an account. Log in, or reset the password.`,
  stale_revision: msg`This text was changed somewhere else. Both versions are kept.`,
  looked_after: msg`Somebody else is working on this now.`,
  id_taken: msg`This already exists. Reload the page and try again.`,
  payload_too_large: msg`This is larger than Lantern accepts.`,
  unsupported_media_type: msg`Lantern cannot take this kind of file here.`,
  too_many_requests: msg`Too many tries. Wait a little and try again.`,
  internal: msg`Something went wrong on our side. Your work is safe. Please try again.`,
  busy: msg`Lantern is busy right now. Please try again in a moment.`,
  unavailable: msg`Lantern cannot reach its data right now. Please try again in a moment.`,
  storage_full: msg`The server has no space left to save this. Tell the people who run this Lantern.`,
};

export const networkWords: Record<NetworkError['kind'], MessageDescriptor> = {
  offline: msg`There is no connection. Try again when you are online.`,
  timeout: msg`The server did not answer in time. Please try again.`,
  unreachable: msg`Lantern could not be reached. Please try again in a moment.`,
};

/** "in 12 minutes", in the reader's language. */
function fromNow(seconds: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale);
  return seconds < 60 ? words.format(Math.ceil(seconds), 'second') : words.format(Math.ceil(seconds / 60), 'minute');
}

/**
 * A problem in the reader's language. A feature's own problems are sentences of its contract, of which a browser has the
 * keys (build/calls-only.ts). Where that feature's words are not here it is `said`, what the server says in English.
 */
export function problemWord(code: ProblemCode, i18n: I18n, said?: string): string {
  const general: MessageDescriptor | undefined = problemWords[code as GeneralCode];
  if (general) return i18n._(general);
  return wordsAt(problems[code].title, i18n) ?? said ?? i18n._(msg`Something unexpected went wrong.`);
}

/** Any error of a call, as one sentence for the reader. */
export function explain(error: unknown, i18n: I18n): string {
  if (error instanceof NetworkError) return i18n._(networkWords[error.kind]);
  if (error instanceof Problem && error.code === 'too_many_requests' && error.retryAfter) {
    const when = fromNow(error.retryAfter, intlLocale(i18n.locale));
    return i18n._(msg`Too many tries. You can try again ${when}.`);
  }
  if (error instanceof Problem) {
    const { code, message } = error;
    return problemWord(code, i18n, message === problems[code].title ? undefined : message);
  }
  if (error instanceof z.core.$ZodError) return i18n._(msg`Received invalid data from server. Please try again.`);
  return i18n._(msg`Something unexpected went wrong.`);
}
