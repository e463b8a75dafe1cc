import type { EssayVersion } from '@lantern/contract/essays.versions';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { CompareVersions } from '../editor/versions/compare-versions.tsx';
import { VersionItems } from '../editor/versions/version-items.tsx';
import { useVersionList } from '../editor/versions/version-list.ts';
import { VersionText } from '../editor/versions/version-parts.tsx';

type Shown = { view: 'read' | 'compare'; version: EssayVersion };

/** Earlier texts, to read and to compare; the editor is where one is brought back. */
export function EssayVersions({ id, text }: { id: string; text: string }) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState<Shown>();
  const list = useVersionList(id);
  const { versions } = list;
  if (list.known && versions.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        <Trans>Earlier versions</Trans>
        <ChevronDown className="s" />
      </summary>
      <VersionItems
        list={list}
        onRead={(version) => setShown({ view: 'read', version })}
        onCompare={(version) => setShown({ view: 'compare', version })}
      />
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
