import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { fieldsOf } from '../drafts/draft.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { useDraftSync, useSyncState } from '../drafts/use-draft.ts';
import { EssayMissing, isEssayId } from '../essay-missing.tsx';
import { essayQuery } from '../essays.api.ts';
import '../marks/send-waiting.ts';
import { useChanges } from '../use-changes.ts';
import { DraftEditor } from './draft-editor.tsx';

/** For the screens that lead here. */
export { fetchParts } from './lazy-parts.ts';

/** /essay/write/:id and /essay/edit/:id are this one editor. */
export function Screen() {
  const { id = '' } = useParams();
  return isEssayId(id) ? <Opening id={id} key={id} /> : <EssayMissing />;
}

function Opening({ id }: { id: string }) {
  const sync = useDraftSync(id);
  return sync ? <Opened sync={sync} /> : <Skeleton />;
}

function Opened({ sync }: { sync: DraftSync }) {
  useChanges();
  const { i18n } = useLingui();
  const { draft, ahead, essay } = useSyncState(sync);
  const onServer = draft?.base !== null;
  const { data, error, refetch, isFetching } = useQuery({ ...essayQuery(sync.id), enabled: onServer });
  useEffect(() => {
    if (data) sync.receive(data);
  }, [sync, data]);

  const fields = draft?.fields ?? (essay && (ahead ?? fieldsOf(essay)));
  const missing = error instanceof Problem && error.code === 'not_found';
  if (fields) return <DraftEditor sync={sync} fields={fields} gone={missing} />;
  if (missing) return <EssayMissing />;
  if (error) {
    return (
      <ErrorBlock title={<Trans>Could not load essay.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  }
  return <Skeleton />;
}
