import type { BankAnswer } from './bank-answer.ts';
import { IELTS_ANSWERS } from './ielts.ts';
import { IELTS_DISCUSSION_ANSWERS } from './ielts-discussions.ts';
import { PANEL_ANSWERS } from './panels.ts';
import { UNIVERSITY_ANSWERS } from './university.ts';
import { VISA_ANSWERS } from './visa.ts';
import { VISA_COUNTRY_ANSWERS } from './visa-countries.ts';

/** Every question of the bank, in its order. */
export const BANK_ANSWERS: readonly BankAnswer[] = [
  ...UNIVERSITY_ANSWERS,
  ...VISA_ANSWERS,
  ...VISA_COUNTRY_ANSWERS,
  ...IELTS_ANSWERS,
  ...IELTS_DISCUSSION_ANSWERS,
  ...PANEL_ANSWERS,
];

/** Each third question was kept aside: nobody looked at its answers' verdicts while rules were mended. */
export const isKept = (at: number) => at % 3 === 2;
