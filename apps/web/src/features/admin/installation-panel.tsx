import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX, Info, RefreshCw } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { Badge, Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { installationQuery } from './admin.api.ts';
import styles from './admin.module.css';
import { type Health, installationParts } from './installation-parts.tsx';

const badges: Record<Health, React.ReactNode> = {
  works: (
    <Badge icon={CircleCheck} tone="ok">
      <Trans>Ready</Trans>
    </Badge>
  ),
  look: (
    <Badge icon={CircleAlert} tone="warn">
      <Trans>Look at this</Trans>
    </Badge>
  ),
  fails: (
    <Badge icon={CircleX} tone="bad">
      <Trans>Does not work</Trans>
    </Badge>
  ),
};

/** How the installation is right now, part by part. */
export function InstallationPanel() {
  const { i18n } = useLingui();
  const { data: state, error, refetch, isFetching, dataUpdatedAt } = useQuery(installationQuery);
  return (
    <div className="stack">
      {!state && !error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not look at the installation.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {state && !error && (
        <>
          {state.newer && (
            <Remark icon={Info} tone="info">
              <Trans>There is a newer version: {state.newer.version}.</Trans>{' '}
              {state.newer.link && (
                <a href={state.newer.link} rel="noreferrer">
                  <Trans>What is new in it</Trans>
                </a>
              )}
            </Remark>
          )}
          <ul className="rules closed">
            {installationParts(state, i18n).map(({ key, name, about, health }) => (
              <li key={key} className={styles.row}>
                <div className={styles.words}>
                  <b>{name}</b>
                  <span className="small dim">{about}</span>
                </div>
                {badges[health]}
              </li>
            ))}
          </ul>
          <div className={styles.row}>
            <p className="small dim">
              <Trans>
                Checked <TimeAgo at={dataUpdatedAt} />
              </Trans>
              {' · '}
              <Trans>Lantern {state.version}</Trans>
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
