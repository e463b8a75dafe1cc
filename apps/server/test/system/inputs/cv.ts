import { cvCalls, emptyCv } from '@lantern/contract/cv';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { singleInputs } from '../record-inputs.ts';

const cv = {
  ...emptyCv,
  summary: 'I teach children to read.',
  languages: [{ name: 'Bangla', level: 'native' }],
  awards: [{ title: 'First in the district', date: '2025', from: 'Board', note: '' }],
};

export const inputs: FeatureInputs = {
  calls: {
    ...singleInputs(cvCalls, () => cv),
    exportCv: { input: () => ({ params: { format: 'json' } }) },
  },
  async plant(_app, { call }) {
    must(await call(cvCalls.save, { body: cv }));
  },
};
