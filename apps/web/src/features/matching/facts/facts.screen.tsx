import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { reportedQuery } from './facts.api.ts';
import { ReportedFactCard } from './reported-fact.tsx';

/** For administrators: facts that students say are wrong, the longest waiting first. */
export function Screen() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(reportedQuery);
  useKeptFocus(data?.facts.length ?? 0);
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>Reported facts</Trans>
        </h1>
        <p className="dim">
          <Trans>
            Open the source, then write the fact as it stands there with the day you read it, or say that it is right.
          </Trans>
        </p>
      </div>
      {!data && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && data.waiting === 0 && (
        <EmptyState
          level={2}
          title={<Trans>Nothing waits for you</Trans>}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              <RefreshCw />
              <Trans>Look again</Trans>
            </Button>
          }
        >
          <Trans>What students report as wrong appears here.</Trans>
        </EmptyState>
      )}
      {data && data.waiting > 0 && (
        <>
          <p role="status" className="small dim">
            <Plural value={data.waiting} one="# fact waits" other="# facts wait" />
          </p>
          <ul className="stack">
            {data.facts.map((reported) => (
              <ReportedFactCard key={`${reported.fact._id} ${reported.revision}`} reported={reported} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
