// @vitest-environment happy-dom
// A new field of a list is shown on the student's own card and to mentors, or stands here with why it is not.
import type { RecordCalls } from '@lantern/contract/record';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecordView } from '#components/record/record-view.ts';
import { activityView } from '#features/activities/activity-view.tsx';
import { schoolView } from '#features/education/school-view.tsx';
import { StudentRecord } from '#features/shares/mentor/student-record.tsx';
import { scoreView } from '#features/tests/score-view.tsx';
import {
  fieldsNotIn,
  type Sampled,
  sampledActivities,
  sampledSchools,
  sampledScores,
} from '../../../../packages/contract/test/record-samples.ts';
import { serve, show } from './show.tsx';

vi.mock('#api/idle.ts', () => ({ useIdle: () => false }));
beforeEach(() => void serve(() => ({})));

const scale = 'said with the grade, by its best one';
const ofStudent = 'for the student alone';
/** Why a field is not shown. */
const notShown = {
  card: {
    schools: { kind: 'seen by its certificate', gradeScale: scale },
    activities: {},
    scores: {},
  },
  mentors: {
    schools: {
      kind: 'seen by the curriculum',
      qualification: 'seen by the curriculum',
      gradeScale: scale,
      gradePass: scale,
    },
    activities: {},
    scores: { sectionScores: 'seen by the overall score', retakePlanned: ofStudent, notes: ofStudent },
  },
};

/** What a reader gets of it, with the words of a picture or a button. */
async function shown(element: ReactNode): Promise<string> {
  const { unmount } = await show(element);
  const { innerHTML } = document.querySelector('main') as HTMLElement;
  unmount();
  return innerHTML;
}

type Values<View> = View extends RecordView<infer _, infer V> ? V : never;
const unseenOnCard = <Calls extends RecordCalls, View extends RecordView<Calls, Values<View>>>(
  sampled: Sampled<Calls>,
  { nameOf, Facts }: View,
) =>
  fieldsNotIn(sampled, (record) =>
    shown(
      <>
        {nameOf(record as never)}
        <Facts fields={record as never} />
      </>,
    ),
  );

test('the card of a school shows its fields', async () => {
  expect(await unseenOnCard(sampledSchools, schoolView)).toEqual(Object.keys(notShown.card.schools));
});

test('the card of an activity shows its fields', async () => {
  expect(await unseenOnCard(sampledActivities, activityView)).toEqual(Object.keys(notShown.card.activities));
});

test('the card of a test score shows its fields', async () => {
  expect(await unseenOnCard(sampledScores, scoreView)).toEqual(Object.keys(notShown.card.scores));
});

const nobody = {
  student: { id: '5f0c7a3e-4b1d-4a52-9a5b-0f2f4d1c8e11', name: 'Amina', country: 'BD', citizenship: 'BD' },
  schools: [],
  scores: [],
  activities: [],
} as unknown as Parameters<typeof StudentRecord>[0]['record'];

test('mentors read the fields of a school', async () => {
  const unseen = await fieldsNotIn(sampledSchools, (school) =>
    shown(<StudentRecord record={{ ...nobody, schools: [school] }} />),
  );
  expect(unseen).toEqual(Object.keys(notShown.mentors.schools));
});

test('mentors read the fields of an activity', async () => {
  const unseen = await fieldsNotIn(sampledActivities, (activity) =>
    shown(<StudentRecord record={{ ...nobody, activities: [activity] }} />),
  );
  expect(unseen).toEqual(Object.keys(notShown.mentors.activities));
});

test('mentors read the fields of a test score', async () => {
  const unseen = await fieldsNotIn(sampledScores, (score) =>
    shown(<StudentRecord record={{ ...nobody, scores: [score] }} />),
  );
  expect(unseen).toEqual(Object.keys(notShown.mentors.scores));
});
