// The five fixed questions of a video that a mentor reviews, by type.
import type { InterviewType } from './types.ts';

export const videoQuestionIds: Readonly<Record<InterviewType, readonly string[]>> = {
  university: ['uni-yourself', 'uni-why-subject', 'uni-why-here', 'uni-problem', 'uni-five-years'],
  visa: ['visa-what-study', 'visa-why-university', 'visa-who-pays', 'visa-after', 'visa-return'],
  ielts: ['ielts-1-studies-1', 'ielts-1-home-town-2', 'ielts-2-skill', 'ielts-3-skill-1', 'ielts-3-skill-2'],
  scholarship: ['sch-why-you', 'sch-leader', 'sch-course-fit', 'sch-return', 'sch-need'],
  general: ['gen-introduce', 'gen-why-abroad', 'gen-mistake', 'gen-plan', 'gen-money'],
  other: ['oth-why-this', 'oth-task', 'oth-skill', 'oth-new-place', 'oth-future'],
};
