import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { type ApplicationRow, universityQuery } from './applications.api.ts';
import { CatalogueFacts } from './facts/catalogue-facts.tsx';

/** What the catalogue knows, where the university is one of it. */
export function University({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  const id = row.institution_id;
  const { data, error, refetch, isFetching } = useQuery({ ...universityQuery(id ?? ''), enabled: id !== null });
  return (
    <>
      {id === null && (
        <p className="dim">
          <Trans>You added this university yourself, so we know nothing about it.</Trans>
        </p>
      )}
      {id !== null && !data && !error && <Skeleton />}
      {id !== null && !data && error && (
        <ErrorBlock
          title={<Trans>We could not load what the university says.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && <CatalogueFacts row={row} facts={data.facts} website={data.university.website} />}
    </>
  );
}
