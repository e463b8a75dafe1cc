import { calendarFile } from '@lantern/abroad/calendar-file';
import type { MentorSession } from '@lantern/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { dayHere } from '#api/day-here.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { kindWords } from '#components/session-kinds.ts';

/** The session as a file for any calendar, made on the device. */
export function ToCalendar({ session }: { session: MentorSession }) {
  const { i18n } = useLingui();
  const { _id, kind, side, mentor_name, student_name, starts_at, ends_at, call_room, meeting_link, phone } = session;
  const place = call_room ? `${location.origin}/call/${_id}` : meeting_link || phone;
  const who = side === 'student' ? mentor_name : student_name;
  function save() {
    const file = calendarFile(
      {
        id: `session-${_id}`,
        title: [i18n._(kindWords[kind]), who].filter(Boolean).join(': '),
        start: starts_at,
        minutes: (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000,
        place,
      },
      new Date(),
    );
    saveFile(new Blob([file], { type: 'text/calendar' }), `session-${dayHere(new Date(starts_at))}.ics`);
  }
  return (
    <Button onClick={save}>
      <CalendarPlus />
      <Trans>Put it into my calendar</Trans>
    </Button>
  );
}
