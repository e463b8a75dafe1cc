// Between what the form's fields hold (texts) and what the calls take.
import { checkScore } from '@lantern/content/tests/check-score';
import type { SectionId, TestEdition } from '@lantern/content/tests/editions';
import { editionOf } from '@lantern/content/tests/scores';
import type { FieldsOf } from '@lantern/contract/record';
import type { TestId } from '@lantern/contract/test-ids';
import { type scoreCalls, scoreFields, scoreMessages } from '@lantern/contract/tests';
import * as z from 'zod/mini';
import { dayHere } from '#api/day-here.ts';
import { readDecimal, writeDecimal } from '#components/read-number.ts';
import type { RecordForm } from '#components/record/record-view.ts';

export type ScoreFields = FieldsOf<typeof scoreCalls>;

const valuesSchema = z.object({
  testType: z.string(),
  testDate: z.string(),
  overallScore: z.string(),
  sectionScores: z.record(z.string(), z.string()),
  retakePlanned: z.boolean(),
  notes: scoreFields.notes,
});
export type ScoreValues = z.output<typeof valuesSchema>;

/** The edition that the form asks for, once test and date are chosen; that of today before a date is. */
export function editionFor({
  testType,
  testDate,
}: Pick<ScoreValues, 'testType' | 'testDate'>): TestEdition | undefined {
  if (!testType) return undefined;
  const day = z.safeParse(scoreFields.testDate, testDate).success ? testDate : dayHere();
  return editionOf(testType as TestId, day);
}

/** Only sections that the edition has are sent: what was typed for another test stays in the form. */
export function fieldsOf(values: ScoreValues): ScoreFields {
  const sections = editionFor(values)?.sections ?? [];
  const given = sections.flatMap(({ id }): [SectionId, number][] => {
    const score = readDecimal(values.sectionScores[id] ?? '');
    return score === null ? [] : [[id, score]];
  });
  return {
    testType: values.testType as TestId,
    testDate: values.testDate,
    overallScore: readDecimal(values.overallScore),
    sectionScores: Object.fromEntries(given),
    retakePlanned: values.retakePlanned,
    notes: values.notes,
  };
}

const isNoNumber = (score: number | null) => Number.isNaN(score);

/** Every input of the form has a value from the start, so the defaults of the calls do not matter here. */
const schema = z.pipe(
  valuesSchema.check(({ value, issues }) => {
    const add = (path: string, message: string): void => {
      issues.push({ code: 'custom', input: value, path: path.split('.'), message });
    };
    if (!value.testType) return add('testType', scoreMessages.test);
    const fields = fieldsOf(value);
    const day = z.safeParse(scoreFields.testDate, fields.testDate);
    if (!day.success) return add('testDate', day.error.issues[0]?.message ?? '');
    if (isNoNumber(fields.overallScore)) add('overallScore', scoreMessages.number);
    const wrong = Object.entries(fields.sectionScores).filter(([, score]) => isNoNumber(score));
    for (const [id] of wrong) add(`sectionScores.${id}`, scoreMessages.number);
    if (issues.length > 0) return;
    for (const [path, message] of Object.entries(checkScore(fields, new Date()))) add(path, message);
  }),
  z.transform(fieldsOf),
);

export const scoreForm: RecordForm<ScoreFields, ScoreValues> = {
  schema,
  empty: { testType: '', testDate: '', overallScore: '', sectionScores: {}, retakePlanned: false, notes: '' },
  valuesOf: (fields) => ({
    testType: fields.testType,
    testDate: fields.testDate,
    overallScore: writeDecimal(fields.overallScore),
    sectionScores: Object.fromEntries(
      Object.entries(fields.sectionScores).map(([id, score]) => [id, writeDecimal(score)]),
    ),
    retakePlanned: fields.retakePlanned,
    notes: fields.notes,
  }),
};
