import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useDrafts } from '../drafts/use-draft.ts';
import { EssayMissing, isEssayId } from '../essay-missing.tsx';
import { essayQuery } from '../essays.api.ts';
import { useChanges } from '../use-changes.ts';
import { EssayPage } from './essay-page.tsx';

export function Screen() {
  const { id = '' } = useParams();
  return isEssayId(id) ? <Opened id={id} key={id} /> : <EssayMissing />;
}

function Opened({ id }: { id: string }) {
  const { i18n } = useLingui();
  const draft = useDrafts().find(({ essay }) => essay === id);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(essayQuery(id));
  useChanges();
  if (data || draft)
    return <EssayPage id={id} essay={data} draft={draft} copyFrom={error ? dataUpdatedAt : undefined} />;
  if (error instanceof Problem && error.code === 'not_found') return <EssayMissing />;
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock title={<Trans>Could not load essay.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error, i18n)}
    </ErrorBlock>
  );
}
