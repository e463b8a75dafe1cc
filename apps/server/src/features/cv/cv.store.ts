import { cvCalls } from '@lantern/contract/cv';
import { createSingleStore } from '#records/keyed-table.store.ts';

export const cvStore = createSingleStore(cvCalls, {
  table: 'cvs',
  columns: {
    sections: { json: 'sections' },
    summary: 'summary',
    languages: { json: 'languages' },
    awards: { json: 'awards' },
  },
});
