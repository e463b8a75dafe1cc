// A flow: what somebody does on the screens of one feature, from an empty account to what is still there after a reload.
import type { Page } from './page.ts';
import type { Person, Staff } from './people.ts';

export type Visit = {
  page: Page;
  /** Whoever sits before the browser; a student of its own for each flow. */
  me: Person;
  staff: Staff;
  /** Opens a path of the installation. */
  open(path: string): Promise<unknown>;
};

export type Flow = {
  /** The feature's folder in the web app; what follows a colon tells its flows apart. */
  name: string;
  as: 'student' | 'mentor' | 'admin' | 'nobody';
  go(visit: Visit): Promise<void>;
};

export const flowsOf = (as: Flow['as'], flows: Record<string, Flow['go']>): Flow[] =>
  Object.entries(flows).map(([name, go]) => ({ name, as, go }));

/** A day, so many from today, as fields of days write it. */
export const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** It was sent, and comes back from the server: the device forgets what it kept of it. */
export async function again(page: Page, text: string): Promise<void> {
  await page.shows(text);
  await page.shows('All changes sent');
  await page.run(() => localStorage.clear());
  await page.reload();
  await page.shows(text);
}
