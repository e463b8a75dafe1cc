import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { Ended } from './ended.tsx';
import { isEnded, useShareChanges } from './mentor.api.ts';
import { recordQuery } from './record.api.ts';
import { StudentRecord } from './student-record.tsx';

/** For mentors: the record of a student who shares it. */
export function Screen() {
  const { i18n } = useLingui();
  const { id = '' } = useParams<{ id: string }>();
  const { data: record, error, refetch, isFetching } = useQuery(recordQuery(id));
  useShareChanges();
  if (isEnded(error)) return <Ended />;
  if (record) return <StudentRecord record={record} />;
  return (
    <div className="stack read">
      <h1>
        <Trans>Record</Trans>
      </h1>
      {!error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load the record.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
    </div>
  );
}
