import { educationCalls } from '@lantern/contract/education';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { recordInputs } from '../record-inputs.ts';

const school = {
  schoolName: 'Notre Dame College',
  country: 'BD',
  gradeScale: '5.0',
  gradeBest: 5,
  gradePass: 1,
  gpa: 4.8,
};

export const inputs: FeatureInputs = {
  calls: recordInputs(educationCalls, () => school),
  async plant(_app, { call }) {
    const subjects = [{ name: 'Physics', predicted: '5', final: '' }];
    const pair = { board: 'Dhaka', rank: '3 of 120', earlierBoard: 'Rajshahi', earlierYear: 2024 };
    must(await call(educationCalls.add, { body: { ...school, ...pair, subjects, honors: 'First in class' } }));
  },
  chosenFromAList: [
    'schools.country',
    'schools.kind',
    'schools.curriculum',
    'schools.qualification',
    'schools.grade_scale',
  ],
};
