import { saveUniversity } from '@lantern/contract/matching';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';

/** University of Toronto */
const id = 'ror-03dbr7087';

export const inputs: FeatureInputs = {
  calls: {
    startMatching: { input: () => ({ query: {} }) },
    matchUniversities: { input: () => ({ body: { programLevel: 'UG', budget: [40_000] } }) },
    explainMatches: { input: () => ({ body: { ids: [id] } }) },
    saveUniversity: { input: () => ({ body: { university_id: id } }) },
    unsaveUniversity: { input: () => ({ body: { university_id: id } }) },
    evaluateProfile: { input: () => ({ body: { university: id } }) },
  },
  async plant(_app, { call }) {
    must(await call(saveUniversity, { body: { university_id: id, program: 'Computer Science' } }));
  },
};
