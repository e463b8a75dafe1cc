import { type AskedQuestion, type Conversation, conversationsMax } from '@lantern/contract/assistant';
import { createRecordStore } from '#records/record-table.store.ts';

type Fields = { questions: AskedQuestion[] };

export const conversationStore = createRecordStore<'conversations', Fields, Conversation>({
  table: 'conversations',
  order: [['updated_at', 'desc']],
  most: conversationsMax,
  read: (row) => ({
    questions: row.questions as unknown as AskedQuestion[],
  }),
  write: ({ questions }) => ({ questions: JSON.stringify(questions) }),
});
