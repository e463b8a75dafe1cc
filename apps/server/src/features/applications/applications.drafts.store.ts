import { applicationDraftCalls } from '@lantern/contract/applications';
import { createKeyedStore } from '#records/keyed-table.store.ts';

export const draftStore = createKeyedStore(applicationDraftCalls, {
  table: 'application_drafts',
  key: 'id',
  columns: { personal_statement: 'personal_statement', why_this_university: 'why_this_university' },
});
