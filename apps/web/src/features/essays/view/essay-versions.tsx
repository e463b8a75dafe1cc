import type { EssayVersion } from '@lantern/contract/essays.versions';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { VersionRow, VersionText } from '../editor/version-parts.tsx';
import { CompareVersions } from '../editor/versions/compare-versions.tsx';
import { useVersionList } from '../editor/versions/version-list.ts';
import styles from './essay-view.module.css';

type Shown = { view: 'read' | 'compare'; version: EssayVersion };

/** Earlier texts, to read and to compare; the editor is where one is brought back. */
export function EssayVersions({ id, text }: { id: string; text: string }) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState<Shown>();
  const list = useVersionList(id);
  const { versions } = list;
  if (list.known && versions.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        <Trans>Earlier versions</Trans>
        <ChevronDown className="s" />
      </summary>
      <ul className="rules">
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <VersionRow version={version} />
            <div className="row wrap">
              <Button look="bare" aria-haspopup="dialog" onClick={() => setShown({ view: 'read', version })}>
                <Trans>Read</Trans>
              </Button>
              <Button look="bare" aria-haspopup="dialog" onClick={() => setShown({ view: 'compare', version })}>
                <Trans>Compare</Trans>
              </Button>
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
      {shown && (
        <Dialog
          open
          onClose={() => setShown(undefined)}
          title={
            shown.view === 'compare' ? (
              <Trans>Compare versions</Trans>
            ) : (
              <Trans>Version {i18n.number(shown.version.revision)}</Trans>
            )
          }
          actions={
            shown.view === 'read' && (
              <Button onClick={() => setShown({ ...shown, view: 'compare' })}>
                <GitCompareArrows />
                <Trans>Compare</Trans>
              </Button>
            )
          }
        >
          {shown.view === 'read' ? (
            <VersionText essay={id} version={shown.version} />
          ) : (
            <CompareVersions essay={id} text={text} versions={versions} first={shown.version.id} />
          )}
        </Dialog>
      )}
    </details>
  );
}
