import { type EssayVersion, getVersion } from '@lantern/contract/essays.versions';
import { Trans, useLingui } from '@lingui/react/macro';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import type { DraftSync } from '../../drafts/draft-sync.ts';
import { CompareVersions, now } from './compare-versions.tsx';
import { keepNamed, NameVersion } from './name-version.tsx';
import { VersionItems } from './version-items.tsx';
import { useVersionList } from './version-list.ts';
import { VersionText } from './version-parts.tsx';

type VersionsDialogProps = { sync: DraftSync; text: string; locked: boolean; onClose: () => void };
type Shown = { view: 'list' } | { view: 'read'; version: EssayVersion } | { view: 'compare'; from: string };

/** Earlier texts of an essay: read one, compare two, bring one back, give the current one a name. */
export function VersionsDialog({ sync, text, locked, onClose }: VersionsDialogProps) {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState<Shown>({ view: 'list' });
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const list = useVersionList(sync.id);
  const reading = shown.view === 'read' ? shown.version : undefined;
  const { essay, draft } = sync.snapshot();
  /** The newest that is not the text as it stands: there is something to see between the two. */
  const other = list.versions.find(({ revision }) => draft || revision !== essay?.revision) ?? list.versions[0];

  async function restore({ id, revision }: EssayVersion) {
    setBusy(true);
    setFailed(undefined);
    try {
      const version = await call(getVersion, { params: { id: sync.id, versionId: id } });
      const number = i18n.number(revision);
      // Kept by name: the server itself keeps a replaced text only where much of it goes.
      if (text.trim() && text !== version.text) await keepNamed(sync, t`Before version ${number} came back`);
      sync.change({ text: version.text, title: version.title });
      void sync.send().catch(() => undefined);
      toast({ text: <Trans>The version is your current text again. The text before it is kept as a version.</Trans> });
      onClose();
    } catch (cause) {
      const waits = sync.snapshot().draft !== undefined;
      setFailed(
        waits ? t`Wait until your text is synced. Then you can bring back an earlier one.` : explain(cause, i18n),
      );
    }
    setBusy(false);
  }

  const titles = {
    list: <Trans>Versions of this essay</Trans>,
    read: <Trans>Version {i18n.number(reading?.revision ?? 0)}</Trans>,
    compare: <Trans>Compare versions</Trans>,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[shown.view]}
      actions={
        shown.view !== 'list' && (
          <>
            <Button onClick={() => setShown({ view: 'list' })}>
              <Trans>Back to versions</Trans>
            </Button>
            {reading && (
              <Button onClick={() => setShown({ view: 'compare', from: reading.id })}>
                <Trans>Compare</Trans>
              </Button>
            )}
            {reading && !locked && (
              <Button look="main" busy={busy} onClick={() => void restore(reading)}>
                <Trans>Restore this version</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      {failed && <ErrorBlock title={<Trans>We could not bring this version back.</Trans>}>{failed}</ErrorBlock>}
      {reading && <VersionText essay={sync.id} version={reading} />}
      {shown.view === 'compare' && (
        <CompareVersions essay={sync.id} text={text} versions={list.versions} first={shown.from} />
      )}
      {shown.view === 'list' && (
        <>
          <NameVersion sync={sync} />
          {!list.known && !list.failed && <Skeleton />}
          {list.known && list.versions.length === 0 && (
            <p className="dim">
              <Trans>There is no earlier version yet. Lantern keeps one as you write, and with each evaluation.</Trans>
            </p>
          )}
          {list.versions.length > 0 && (
            <div>
              <Button onClick={() => setShown({ view: 'compare', from: other?.id ?? now })}>
                <GitCompareArrows />
                <Trans>Compare versions</Trans>
              </Button>
            </div>
          )}
          <VersionItems
            list={list}
            onRead={(version) => setShown({ view: 'read', version })}
            onCompare={({ id }) => setShown({ view: 'compare', from: id })}
            more={(version) =>
              !locked && (
                <Button look="bare" busy={busy} onClick={() => void restore(version)}>
                  <Trans>Restore</Trans>
                </Button>
              )
            }
          />
        </>
      )}
    </Dialog>
  );
}
