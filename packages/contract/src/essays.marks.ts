// Marks that a student ignores in an essay: they stay away on every device.
import * as z from 'zod/mini';
import { idSchema, limit } from './fields.ts';
import { keyedEndpoints } from './record-keyed.ts';

/** Of one essay; the oldest give way. */
export const mostDismissed = 300;

/** A short name of what was marked, which says nothing of the text. */
const markSchema = z.string().check(limit(14), z.regex(/^[0-9a-z]{1,14}$/));

const fields = { marks: z.array(markSchema).check(limit(mostDismissed, `At most ${mostDismissed}.`)) };

/** Under the essay's id. */
export const dismissedMarks = keyedEndpoints({
  base: '/api/essay/dismissed',
  topic: 'essay-dismissed',
  noun: { one: 'ignored marks', many: 'ignored marks' },
  one: 'dismissed',
  many: 'essays',
  key: idSchema,
  fields,
  most: 500,
});
export const { list: listIgnoredMarks, put: putIgnoredMarks } = dismissedMarks;
