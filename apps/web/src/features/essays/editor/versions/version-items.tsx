import type { EssayVersion } from '@lantern/contract/essays.versions';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import type { useVersionList } from './version-list.ts';
import { VersionRow } from './version-parts.tsx';
import styles from './versions.module.css';

type VersionItemsProps = {
  list: ReturnType<typeof useVersionList>;
  onRead: (version: EssayVersion) => void;
  onCompare: (version: EssayVersion) => void;
  /** What else can be done with a version. */
  more?: (version: EssayVersion) => ReactNode;
};

/** The versions of an essay, a page at a time, each to be read and compared. */
export function VersionItems({ list, onRead, onCompare, more }: VersionItemsProps) {
  return (
    <>
      <ul className="rules">
        {list.versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <VersionRow version={version} />
            <div className="row wrap">
              <Button look="bare" onClick={() => onRead(version)}>
                <Trans>Read</Trans>
              </Button>
              <Button look="bare" onClick={() => onCompare(version)}>
                <Trans>Compare</Trans>
              </Button>
              {more?.(version)}
            </div>
          </li>
        ))}
      </ul>
      {list.failed && (
        <ErrorBlock
          title={<Trans>Could not load the versions.</Trans>}
          onRetry={() => (list.known ? void list.showOlder() : list.retry())}
          busy={list.isFetching || list.busy}
        >
          {list.failed}
        </ErrorBlock>
      )}
      {list.more && !list.failed && (
        <Button busy={list.busy} onClick={() => void list.showOlder()}>
          <Trans>Show older versions</Trans>
        </Button>
      )}
    </>
  );
}
