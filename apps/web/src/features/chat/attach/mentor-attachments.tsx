import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { isEnded, studentQuery } from '#features/shares/mentor/mentor.api.ts';
import { titleOf } from '../attachment-words.ts';
import type { NamedAttachment } from '../chat-outbox.ts';
import { AttachmentList } from './attachment-list.tsx';

type MentorAttachmentsProps = { person: string; name: string; onPick: (thing: NamedAttachment) => void };

/** What the student shares with this mentor now. */
export function MentorAttachments({ person, name, onPick }: MentorAttachmentsProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(studentQuery(person));
  if (error && !isEnded(error))
    return (
      <ErrorBlock
        title={<Trans>We could not load what is shared.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!data && !error) return <Skeleton />;
  const things: NamedAttachment[] = error
    ? []
    : [
        ...data.essays.map(({ _id, title }) => ({ kind: 'essay' as const, id: _id, title })),
        ...data.documents.map(({ _id, name: file }) => ({
          kind: 'document' as const,
          id: _id,
          title: titleOf('document', file),
        })),
      ];
  if (things.length === 0)
    return (
      <p>
        <Trans>
          <bdi>{name}</bdi> shares no essay and no document with you now.
        </Trans>
      </p>
    );
  return <AttachmentList title={<Trans>Shared with you</Trans>} things={things} onPick={onPick} />;
}
