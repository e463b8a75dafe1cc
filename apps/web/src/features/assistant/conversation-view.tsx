import type { conversationCalls } from '@lantern/contract/assistant';
import type { FieldsOf } from '@lantern/contract/record';
import { Trans } from '@lingui/react/macro';
import type { RecordView } from '#components/record/record-view.ts';
import { conversations } from './assistant.api.ts';

type Fields = FieldsOf<typeof conversationCalls>;

/** What the shared parts for deleting and bringing back need to know of a conversation. */
export const conversationView: Pick<RecordView<typeof conversationCalls, object>, 'records' | 'nameOf' | 'words'> = {
  records: conversations,
  nameOf: ({ questions }: Fields) => (questions[0]?.text ?? '').slice(0, 120),
  words: {
    add: <Trans>New conversation</Trans>,
    edit: <Trans>Open the conversation</Trans>,
    save: <Trans>Keep the conversation</Trans>,
    remove: <Trans>Delete the conversation</Trans>,
    askRemove: <Trans>Delete this conversation?</Trans>,
    empty: <Trans>No conversations yet</Trans>,
    emptyHint: <Trans>Your questions stay here until you delete them. Only you see them.</Trans>,
    loadFailed: <Trans>We could not load your conversations.</Trans>,
  },
};
