// Files for calendars (RFC 5545), made on the device so that they need no connection, or by the server for programs that read them again and again.
// By hand: one kind of entry and two of times, where a library brings parsing, zones and repetition to every phone.

export type CalendarEntry = {
  id: string;
  title: string;
  /** a whole day '2027-06-07', or an instant '2027-06-07T09:30:00Z' */
  start: string;
  minutes?: number;
  place?: string;
  note?: string;
  /** It does not take place: a calendar that has it strikes it out. */
  isOff?: boolean;
};

/** Whatever a program may take for the end of a line is written as one; other control characters have no place here. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Lines longer than 75 bytes are folded, never inside a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const char of line) {
    const size = new TextEncoder().encode(char).length;
    if (bytes + size > 73) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += char;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}

const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

function times({ start, minutes = 60 }: CalendarEntry): string[] {
  // a deadline takes nobody's day: others see it as free
  if (start.length === 10) return [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT'];
  const from = new Date(start);
  return [`DTSTART:${stamp(from)}`, `DTEND:${stamp(new Date(from.getTime() + minutes * 60_000))}`];
}

const eventOf = (thing: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${thing.id}@lantern`,
  `DTSTAMP:${stamp(now)}`,
  // of two files the later one holds: what has moved, moves where it is kept
  `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
  ...times(thing),
  ...(thing.isOff ? ['STATUS:CANCELLED'] : []),
  `SUMMARY:${escaped(thing.title)}`,
  ...(thing.place ? [`LOCATION:${escaped(thing.place)}`] : []),
  ...(thing.note ? [`DESCRIPTION:${escaped(thing.note)}`] : []),
  'END:VEVENT',
];

/** A calendar holds one part at least; a zone shows nothing. */
const emptyCalendar = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * One or more things; whoever opens the file again changes what is there, because ids stay. `name` is what programs call
 * a calendar that they read again and again.
 */
export function calendarFile(things: CalendarEntry | readonly CalendarEntry[], now: Date, name?: string): string {
  const all: readonly CalendarEntry[] = 'id' in things ? [things] : things;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lantern//EN',
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`] : []),
    ...(all.length === 0 ? emptyCalendar : []),
    ...all.flatMap((thing) => eventOf(thing, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
