import { endSession } from '#api/session.ts';

/** Signs out, and opens the landing page. */
export async function leave(keepUnsynced: boolean) {
  await endSession({ keepUnsynced });
  // A full load: nothing of this student stays in the page's memory.
  location.assign('/');
}
