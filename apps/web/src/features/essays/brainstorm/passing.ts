import { Problem } from '@lantern/contract/problem';

/** Problems that pass: the same call may succeed later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Problem)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 401;
}
