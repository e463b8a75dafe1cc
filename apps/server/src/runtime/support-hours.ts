import { StartError } from './start-error.ts';

/** Days by ISO number (1 is Monday); local times in a zone. */
export type SupportHours = { days: number[]; from: string; to: string; zone: string };

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const form = /^([A-Za-z,-]+) ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d) (\S+)$/;

function daysOf(text: string): number[] | undefined {
  const days = new Set<number>();
  for (const part of text.toLowerCase().split(',')) {
    const [first = -1, last = first, ...more] = part.split('-').map((name) => dayNames.indexOf(name));
    if (first < 0 || last < 0 || more.length > 0) return undefined;
    // Sat-Mon goes over the end of the week
    for (let day = first; ; day = (day + 1) % 7) {
      days.add(day + 1);
      if (day === last) break;
    }
  }
  return [...days].sort();
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Reads `Mon-Fri 09:00-18:00 Asia/Dhaka`, or `Sun,Tue-Thu 10:00-14:30 Africa/Lagos`. */
export function readSupportHours(text: string): SupportHours {
  const [, names = '', h1, m1, h2, m2, zone = ''] = form.exec(text.trim()) ?? [];
  const days = daysOf(names);
  const [from, to] = [`${h1}:${m1}`, `${h2}:${m2}`];
  if (!days || from >= to || !isZone(zone))
    throw new StartError(
      'The setting SUPPORT_HOURS is not valid: write days, times and a zone, such as Mon-Fri 09:00-18:00 Asia/Dhaka.',
    );
  return { days, from, to, zone };
}
