// What there is to do before a test, in our own words. The minutes are our planning figures, not a rule of anybody.
import type { StudyItem, StudyPhase } from '@lantern/abroad/study-plan';

export type PrepItem = StudyItem & { title: string; how: string };

/** [id, minutes, title, how to do it]; a fourth mark after that says that it belongs before every test. */
export type PrepRow = readonly [id: string, minutes: number, title: string, how: string, always?: 'always'];

export function prepItems(rows: Record<StudyPhase, readonly PrepRow[]>): readonly PrepItem[] {
  return Object.entries(rows).flatMap(([phase, mine]) =>
    mine.map(([id, minutes, title, how, always]) => ({
      id,
      phase: phase as StudyPhase,
      minutes,
      title,
      how,
      ...(always && { always: true }),
    })),
  );
}

/** What every test in a test centre asks for. */
export const centreDay: readonly PrepRow[] = [
  [
    'papers-and-way',
    45,
    'Get papers and the way ready',
    'Check that the name on your booking is letter by letter that of your passport and that the passport is valid on the day. Plan the way so that you arrive an hour early, and note a second way.',
    'always',
  ],
  [
    'rules-of-the-day',
    30,
    'Read the rules of the day',
    'Read the confirmation message of the centre: when doors close, what may be on your table, what is kept outside. Then rest: the last evening adds no knowledge.',
    'always',
  ],
];

/** What a test taken at home asks for. */
export const homeDay: readonly PrepRow[] = [
  [
    'room-and-line',
    60,
    'Get the room, the device and the line ready',
    'Run the system check on the device and the line you will use, at the hour you booked. Plan for a cut: a charged device, a second line such as a phone with data, and a room where nobody comes in.',
    'always',
  ],
  [
    'identity-and-rules',
    30,
    'Check your identity papers and the rules',
    'Have the accepted paper beside you, valid and undamaged, with the name of your booking. Read what ends a test: looking away, headphones, a second screen, a voice in the room.',
    'always',
  ],
];
