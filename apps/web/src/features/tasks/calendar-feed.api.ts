// A second door of this feature: the address of a calendar is the same for a student's days and a mentor's sessions.
import { partOf } from '#components/lazy.tsx';

export const calendarFeed = partOf(async () => (await import('./calendar-feed.tsx')).CalendarFeed);
