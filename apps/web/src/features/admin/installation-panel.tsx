import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { readinessQuery } from './admin.api.ts';
import styles from './admin.module.css';

/** Whether the installation can do its work right now. */
export function InstallationPanel() {
  const { i18n } = useLingui();
  const { data: state, error, refetch, isFetching, dataUpdatedAt } = useQuery(readinessQuery);
  const parts = [
    { key: 'database', name: <Trans>Database</Trans> },
    { key: 'files', name: <Trans>Files</Trans> },
    { key: 'jobs', name: <Trans>Background jobs</Trans> },
  ];
  return (
    <div className="stack">
      {!state && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>Something is not ready</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {state && !error && (
        <>
          <ul className="rules closed">
            {parts.map(({ key, name }) => (
              <li key={key} className={styles.row}>
                <span className={styles.words}>{name}</span>
                <Badge icon={CircleCheck} tone="ok">
                  <Trans>Ready</Trans>
                </Badge>
              </li>
            ))}
          </ul>
          <div className={styles.row}>
            <p className="small dim">
              <Trans>
                Checked <TimeAgo at={dataUpdatedAt} />
              </Trans>
            </p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              <RefreshCw />
              <Trans>Check again</Trans>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
