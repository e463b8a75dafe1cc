// The sum of one match, opened in a list.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { explainQuery, sumPath } from './matching.api.ts';
import { Reasons } from './reasons.tsx';
import type { Wishes } from './wishes.ts';

/** Fetched when it is opened. */
export function OpenedMatch({ id, wishes }: { id: string; wishes: Wishes }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(explainQuery(wishes, [id]));
  const [match] = data?.matches ?? [];
  if (match)
    return (
      <div className="stack">
        <Reasons match={match} />
        <div className="row wrap">
          <ButtonLink href={sumPath(id, match.level)}>
            <Trans>Evaluate my profile against it</Trans>
          </ButtonLink>
          <DataAge at={dataUpdatedAt} copy={error !== null} />
        </div>
      </div>
    );
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock title={<Trans>We could not load the sum.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error, i18n)}
    </ErrorBlock>
  );
}
