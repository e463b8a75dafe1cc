import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { LogDownloads } from '../editor/log/log-downloads.tsx';
import { logQuery } from '../editor/log/log-query.ts';
import { essayQuery } from '../essays.api.ts';

/** How the essay was written, in sums; the whole log as a file to hand in. */
export function LogSummary({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(logQuery(id));
  const { data: essay } = useQuery(essayQuery(id));

  const [typed, pasted] = [i18n.number(data?.totals.typed ?? 0), i18n.number(data?.totals.pasted ?? 0)];
  return (
    <details className="fold">
      <summary>
        <Trans>Writing log</Trans>
        <ChevronDown className="s" />
      </summary>
      <div className="stack">
        {!data && !error && <Skeleton />}
        {!data && error && (
          <ErrorBlock
            title={<Trans>The writing log could not be fetched.</Trans>}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {explain(error, i18n)}
          </ErrorBlock>
        )}
        {data && (
          <p>
            <Plural value={data.totals.sittings} one="# sitting" other="# sittings" /> ·{' '}
            <Plural value={data.totals.minutes} one="# minute" other="# minutes" /> ·{' '}
            <Trans>{typed} characters typed</Trans> · <Trans>{pasted} pasted</Trans>
          </p>
        )}
        <p className="small dim">
          <Trans>
            The file lists every time you wrote, and every version with its time and fingerprint. It also says what it
            cannot prove.
          </Trans>
        </p>
        <LogDownloads id={id} title={essay?.title ?? ''} />
      </div>
    </details>
  );
}
