import { applicationCalls } from '@lantern/contract/applications';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { recordInputs } from '../record-inputs.ts';

/** University of Toronto */
const id = 'ror-03dbr7087';
let programmes = 0;

// a programme twice is refused: every call of the matrix adds another one
const application = () => ({ name: 'Hill College', program: `Course ${++programmes}` });

export const inputs: FeatureInputs = {
  calls: {
    ...recordInputs(applicationCalls, application),
    searchUniversities: { input: () => ({ query: { q: 'Toronto' } }) },
    readUniversity: { input: () => ({ params: { id } }) },
  },
  async plant(_app, { call }) {
    must(
      await call(applicationCalls.add, {
        body: {
          institution_id: id,
          name: 'University of Toronto',
          program: 'Physics',
          notes: 'Ask about the fee',
          deadline: { day: '2027-01-15', time: '23:59', zone: 'America/Toronto' },
        },
      }),
    );
  },
  chosenFromAList: [
    'saved_universities.institution_id',
    'saved_universities.stage',
    'saved_universities.level',
    'saved_universities.intake',
    'saved_universities.institution_country',
    'saved_universities.deadline_time',
    'saved_universities.deadline_zone',
  ],
};
