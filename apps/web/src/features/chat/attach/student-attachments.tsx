import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { vaultQuery } from '#features/documents/documents.api.ts';
import { essaysQuery } from '#features/essays/essays.api.ts';
import { sharesQuery } from '#features/shares/shares.api.ts';
import { titleOf } from '../attachment-words.ts';
import type { NamedAttachment } from '../chat-outbox.ts';
import { AttachmentList } from './attachment-list.tsx';

type StudentAttachmentsProps = {
  person: string;
  name: string;
  onPick: (thing: NamedAttachment) => void;
  /** It is not shared with this mentor yet. */
  onShare: (thing: NamedAttachment) => void;
};

/** The student's own essays and documents: first what this mentor may read already. */
export function StudentAttachments({ person, name, onPick, onShare }: StudentAttachmentsProps) {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const queries = [useQuery(essaysQuery(user)), useQuery(vaultQuery(user)), useQuery(sharesQuery)] as const;
  const [{ data: essays }, { data: vault }, { data: shares }] = queries;
  const failed = queries.find(({ data, error }) => !data && error);
  if (failed)
    return (
      <ErrorBlock
        title={<Trans>We could not load your essays and documents.</Trans>}
        onRetry={() => queries.forEach(({ refetch }) => void refetch())}
        busy={queries.some(({ isFetching }) => isFetching)}
      >
        {explain(failed.error, i18n)}
      </ErrorBlock>
    );
  if (!essays || !vault || !shares) return <Skeleton />;
  const things: NamedAttachment[] = [
    ...essays.map(({ _id, title }) => ({ kind: 'essay' as const, id: _id, title })),
    ...vault.documents.map(({ _id, name: file }) => ({
      kind: 'document' as const,
      id: _id,
      title: titleOf('document', file),
    })),
  ];
  const live = shares.filter(({ is_live, mentor }) => is_live && mentor.id === person);
  const isShared = ({ kind, id }: NamedAttachment) =>
    live.some(
      ({ scope, item_id }) =>
        scope === (kind === 'essay' ? 'essays' : 'documents') && (item_id === null || item_id === id),
    );
  if (things.length === 0)
    return (
      <p>
        <Trans>You have no essays and no documents yet.</Trans>
      </p>
    );
  return (
    <div className="stack">
      <AttachmentList
        title={
          <Trans>
            Shared with <bdi>{name}</bdi>
          </Trans>
        }
        things={things.filter(isShared)}
        onPick={onPick}
      />
      <AttachmentList
        title={<Trans>Not shared yet</Trans>}
        things={things.filter((one) => !isShared(one))}
        onPick={onShare}
      />
    </div>
  );
}
