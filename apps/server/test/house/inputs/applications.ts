import type { FeatureInputs } from '../entry.ts';

// the list is filled by matching's save
export const inputs: FeatureInputs = {
  calls: {},
  chosenFromAList: ['saved_universities.institution_id', 'saved_universities.stage'],
};
