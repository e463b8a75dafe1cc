// The question bank, by type. The questions, and the advice beside them, are in English: see docs/decisions/0018.
import { generalQuestions, otherQuestions } from './questions.general.ts';
import { ieltsQuestions } from './questions.ielts.ts';
import { scholarshipQuestions } from './questions.scholarship.ts';
import { universityQuestions } from './questions.university.ts';
import { visaQuestions } from './questions.visa.ts';
import { visaCountryQuestions } from './questions.visa-countries.ts';
import type { InterviewQuestion, InterviewType } from './types.ts';

export const questionBank: Readonly<Record<InterviewType, readonly InterviewQuestion[]>> = {
  university: universityQuestions,
  visa: [...visaQuestions, ...visaCountryQuestions],
  ielts: ieltsQuestions,
  scholarship: scholarshipQuestions,
  general: generalQuestions,
  other: otherQuestions,
};
