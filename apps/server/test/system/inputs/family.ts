import { familyCalls } from '@lantern/contract/family';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { singleInputs } from '../record-inputs.ts';

const father = { name: 'Karim Rahman', education: 'High School', occupation: 'Ferry pilot' };

export const inputs: FeatureInputs = {
  calls: singleInputs(familyCalls, () => ({ father })),
  async plant(_app, { call }) {
    const body = { father, mother: { name: 'Rokeya' }, siblings: [{ name: 'Rafi', age: 9, education: '' }] };
    must(await call(familyCalls.save, { body }));
  },
};
