// The question bank on the device: one file for each type, fetched when the type is chosen.
import type { InterviewQuestion, InterviewType } from '@lantern/content/interviews/types';

const files: Record<InterviewType, () => Promise<readonly InterviewQuestion[]>> = {
  university: async () => (await import('@lantern/content/interviews/questions.university')).universityQuestions,
  visa: async () => {
    const [general, own] = await Promise.all([
      import('@lantern/content/interviews/questions.visa'),
      import('@lantern/content/interviews/questions.visa-countries'),
    ]);
    return [...general.visaQuestions, ...own.visaCountryQuestions];
  },
  ielts: async () => (await import('@lantern/content/interviews/questions.ielts')).ieltsQuestions,
  scholarship: async () => (await import('@lantern/content/interviews/questions.scholarship')).scholarshipQuestions,
  general: async () => (await import('@lantern/content/interviews/questions.general')).generalQuestions,
  other: async () => (await import('@lantern/content/interviews/questions.general')).otherQuestions,
};

export function loadBank(type: InterviewType): Promise<readonly InterviewQuestion[]> {
  return files[type]();
}
