import { applicationCalls, applicationDraftCalls, putApplicationDraft } from '@lantern/contract/applications';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { keyedInputs, recordInputs } from '../record-inputs.ts';

/** University of Toronto */
const id = 'ror-03dbr7087';
const draft = '5b1a1c9e-7f0a-4a52-9d53-2f6f7d8c9b11';
const draftTexts = { personal_statement: 'The water came in June.', why_this_university: '' };
let programmes = 0;

// a programme twice is refused: every call of the matrix adds another one
const application = () => ({ name: 'Hill College', program: `Course ${++programmes}` });

export const inputs: FeatureInputs = {
  calls: {
    ...recordInputs(applicationCalls, application),
    ...keyedInputs(applicationDraftCalls, draft, () => draftTexts),
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
          submitted: { day: '2026-11-01', proof: null, reference: 'A-1024' },
          decision: { result: 'admitted', day: '2026-11-20', note: 'By letter' },
        },
      }),
    );
    must(await call(applicationCalls.add, { body: { name: 'Hill College', program: 'Law' } }));
    must(await call(putApplicationDraft, { params: { id: draft }, body: draftTexts }));
  },
  chosenFromAList: [
    'saved_universities.institution_id',
    'saved_universities.stage',
    'saved_universities.level',
    'saved_universities.intake',
    'saved_universities.institution_country',
    'saved_universities.deadline_time',
    'saved_universities.deadline_zone',
    'saved_universities.decision',
  ],
};
