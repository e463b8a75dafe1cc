/** All pairs: weak and strong answers to the same question. */
import { GENERAL_PAIRS } from './general.ts';
import { IELTS_PAIRS } from './ielts.ts';
import type { AnswerPair } from './pair.ts';
import { SCHOLARSHIP_PAIRS } from './scholarship.ts';
import { UNIVERSITY_PAIRS } from './university.ts';
import { VISA_PAIRS } from './visa.ts';

export const ANSWER_PAIRS: readonly AnswerPair[] = [
  ...UNIVERSITY_PAIRS,
  ...VISA_PAIRS,
  ...SCHOLARSHIP_PAIRS,
  ...GENERAL_PAIRS,
  ...IELTS_PAIRS,
];
