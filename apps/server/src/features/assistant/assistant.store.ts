import { conversationCalls } from '@lantern/contract/assistant';
import { createRecordStore } from '#records/record-table.store.ts';

export const conversationStore = createRecordStore(conversationCalls, {
  table: 'conversations',
  order: [['updated_at', 'desc']],
  columns: { questions: { json: 'questions' } },
});
