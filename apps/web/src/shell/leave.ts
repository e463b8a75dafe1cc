import { endSession } from '#api/session.ts';

/** Signs out, and opens the landing page. */
export async function leave(keepUnsynced: boolean) {
  try {
    await endSession({ keepUnsynced });
  } finally {
    // A full load: nothing of this student stays in the page's memory.
    location.assign('/');
  }
}
