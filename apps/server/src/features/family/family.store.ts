import { familyCalls, isFirstGeneration } from '@lantern/contract/family';
import { createSingleStore } from '#records/keyed-table.store.ts';

export const familyStore = createSingleStore(familyCalls, {
  table: 'families',
  columns: {
    father: { json: 'father' },
    mother: { json: 'mother' },
    guardian: { json: 'guardian' },
    siblings: { json: 'siblings' },
  },
  computed: (parents) => ({ firstGeneration: isFirstGeneration(parents) }),
});
