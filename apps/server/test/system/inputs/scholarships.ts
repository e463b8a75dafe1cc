import { putSavedScholarship, putScholarshipAnswer } from '@lantern/contract/scholarships';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';

const id = 'chevening-scholarship';

export const inputs: FeatureInputs = {
  calls: {
    searchScholarships: { input: () => ({ query: { country: 'GB', level: 'PG' } }) },
    weighSearch: { input: () => ({ query: { country: 'GB', level: 'PG' } }) },
    listScholarshipsAt: { input: () => ({ params: { id: 'ror-03dbr7087' }, query: {} }) },
    readSavedScholarships: {},
    listSavedScholarships: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    listScholarshipAnswers: { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) },
    putScholarshipAnswer: { input: () => ({ params: { id: 'need' }, body: { answer: 'yes' } }) },
    putSavedScholarship: { input: () => ({ params: { id }, body: { state: 'saved' } }) },
  },
  async plant(_app, { call }) {
    must(await call(putSavedScholarship, { params: { id }, body: { state: 'saved', note: 'Ask Farhana' } }));
    must(await call(putScholarshipAnswer, { params: { id: 'work-2' }, body: { answer: 'yes' } }));
  },
  chosenFromAList: [
    'saved_scholarships.scholarship_id',
    'saved_scholarships.name',
    'saved_scholarships.state',
    'scholarship_answers.question',
    'scholarship_answers.answer',
  ],
};
