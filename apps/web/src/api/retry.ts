// A save that did not get through: whether the server may still take it as it stands, and when it is tried again.
import { Problem } from '@lantern/contract/problem';

/** Whether the same call may succeed later without a change. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof Problem)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 401;
}

/** Milliseconds until the next try; a connection that is just coming back is often there at the second one. */
const pauses = [2000, 5000, 15_000];
const longestPause = 30_000;

/** Runs `work` again after `later`, each time later, or when the server said in `error`; from the beginning after `done`. */
export function createRetry(work: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later(error: unknown) {
      clearTimeout(timer);
      const asked = error instanceof Problem ? (error.retryAfter ?? 0) * 1000 : 0;
      timer = setTimeout(work, Math.max(asked, pauses[failures] ?? longestPause));
      failures += 1;
    },
    done() {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
