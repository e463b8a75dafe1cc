import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Ended } from './ended.tsx';
import { sharedEssayQuery } from './essay.api.ts';
import { isEnded, useShareChanges } from './mentor.api.ts';
import { MentorEssay } from './mentor-essay.tsx';

/** For mentors: an essay that a student shares with them. */
export function Screen() {
  const { i18n } = useLingui();
  const { id = '' } = useParams<{ id: string }>();
  const { data: essay, error, refetch, isFetching } = useQuery(sharedEssayQuery(id));
  useShareChanges();
  if (isEnded(error)) return <Ended />;
  if (essay) return <MentorEssay essay={essay} onStale={async () => (await refetch()).data} />;
  return (
    <div className="stack read">
      <h1>
        <Trans>Shared essay</Trans>
      </h1>
      {!error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load this essay.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
    </div>
  );
}
