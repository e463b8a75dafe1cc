// A new field of a list is shown in the CV and in JSON Resume, or stands here with why it is not.
import { paperWordsIn } from '@lantern/content/paper-words';
import { emptyCv } from '@lantern/contract/cv';
import { describe, expect, test } from 'vitest';
import { printableOf, resumeOf } from '#features/cv/cv.paper.ts';
import type { CvRecord } from '#features/cv/cv.record.ts';
import {
  fieldsNotIn,
  sampledActivities,
  sampledSchools,
  sampledScores,
} from '../../../packages/contract/test/record-samples.ts';

const nobody: CvRecord = {
  cv: emptyCv,
  name: 'Amina',
  email: '',
  phone: '',
  city: '',
  country: '',
  schools: [],
  activities: [],
  kinds: new Map(),
  tests: [],
};
const words = paperWordsIn('en');

const places = {
  'the CV': (record: Partial<CvRecord>) => JSON.stringify(printableOf({ ...nobody, ...record }, words)),
  'JSON Resume': (record: Partial<CvRecord>) => JSON.stringify(resumeOf({ ...nobody, ...record })),
};

const scale = 'said with the grade, by its best one';
const ofStudent = 'for the student alone';
/** Why a field is not shown. */
const notShown = {
  'the CV': {
    schools: {
      kind: 'seen by the curriculum',
      qualification: 'seen by the curriculum',
      gradeScale: scale,
      gradePass: scale,
    },
    activities: {},
    scores: { retakePlanned: ofStudent, notes: ofStudent },
  },
  'JSON Resume': {
    schools: {
      country: 'the format has no field for it',
      kind: 'seen by the curriculum',
      qualification: 'seen by the curriculum',
      gradeScale: scale,
      gradePass: scale,
      predictedGpa: 'the format has no field for it',
    },
    activities: {},
    scores: {
      sectionScores: 'the format has one score of a certificate',
      retakePlanned: ofStudent,
      notes: ofStudent,
    },
  },
};

describe.each(Object.entries(places))('%s', (place, show) => {
  const missing = notShown[place as keyof typeof notShown];
  test('shows every field of a school', async () => {
    expect(await fieldsNotIn(sampledSchools, (school) => show({ schools: [school] }))).toEqual(
      Object.keys(missing.schools),
    );
  });
  test('shows every field of an activity', async () => {
    const unseen = await fieldsNotIn(sampledActivities, (activity) => show({ activities: [activity] }));
    expect(unseen).toEqual(Object.keys(missing.activities));
  });
  test('shows every field of a test score', async () => {
    expect(await fieldsNotIn(sampledScores, (score) => show({ tests: [score] }))).toEqual(Object.keys(missing.scores));
  });
});
