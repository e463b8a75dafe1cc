// What of a feature has a day: for the progress tracker, the dashboard's next dates and calendars. A feature names its
// function in its index.ts (`datedEntries`), and each of these lists finds it there.
import type { TickPlace } from '@lantern/contract/dashboard';
import type { TaskGroup } from '@lantern/contract/tasks';
import type { Database } from '#database/database.ts';

export type DatedEntry = {
  /** stays the same however often the list is made: `visa:GB:step:biometrics`; at most 120 letters, digits, `:._-` */
  id: string;
  title: string;
  /** `YYYY-MM-DD`; with a local time and a zone where it has them */
  date: string;
  time?: string | null;
  zone?: string | null;
  kind: string;
  /** a path of the app */
  link: string;
  isDone: boolean;
  /** of the progress tracker; `other` when it is left out */
  group?: TaskGroup;
  /** Where the student ticks it: the tracker ticks it there. */
  tickedIn?: TickPlace;
  /** The student chooses when to do it; else the day is set by others, such as a deadline. */
  isMovable?: boolean;
};

export type ListDatedEntries = (database: Database, userId: string, language: string) => Promise<readonly DatedEntry[]>;
