import type { conversationCalls } from '@lantern/contract/assistant';
import type { FieldsOf } from '@lantern/contract/record';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { saysDistressNow } from '#components/crisis/crisis-note.tsx';
import { formatDay } from '#components/dates.ts';
import type { RecordView } from '#components/record/record-view.ts';
import { conversations } from './assistant.api.ts';

type Fields = FieldsOf<typeof conversationCalls>;

/**
 * Its first question; a day in its place where that says that its writer wants to die. Nobody who looks over a shoulder
 * weeks later is to read it, so it is not shown before the rules that hear it are on the device.
 */
function nameOf({ questions }: Fields): string {
  const [first] = questions;
  if (!first) return '';
  if (saysDistressNow(first.text) === false) return first.text.slice(0, 120);
  const day = formatDay(new Date(first.at), i18n);
  return t`Conversation of ${day}`;
}

/** What the shared parts for deleting and bringing back need to know of a conversation. */
export const conversationView: Pick<RecordView<typeof conversationCalls, object>, 'records' | 'nameOf' | 'words'> = {
  records: conversations,
  nameOf,
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
