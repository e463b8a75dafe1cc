import { type EssayVersion, getVersion, nameVersion } from '@lantern/contract/essays.versions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import type { Keeper } from '../drafts/draft-keeper.ts';
import { olderVersions, versionsQuery } from '../essays.api.ts';
import styles from './editor.module.css';
import { VersionRow, VersionText } from './version-parts.tsx';

type VersionsDialogProps = { keeper: Keeper; onClose: () => void };

/** Earlier texts of an essay: read one, bring one back, give the current one a name. */
export function VersionsDialog({ keeper, onClose }: VersionsDialogProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(versionsQuery(keeper.id));
  const [reading, setReading] = useState<EssayVersion>();
  const [failed, setFailed] = useState<string>();
  const [older, setOlder] = useState<{ versions: EssayVersion[]; more: boolean }>();
  const versions = [...(data?.versions ?? []), ...(older?.versions ?? [])];
  const last = versions.at(-1);

  async function showOlder(before: string) {
    setFailed(undefined);
    try {
      const page = await olderVersions(keeper.id, before);
      setOlder({ versions: [...(older?.versions ?? []), ...page.versions], more: page.more });
    } catch (cause) {
      setFailed(explain(cause, i18n));
    }
  }

  async function restore(version: EssayVersion) {
    setFailed(undefined);
    try {
      const { text, title } = await call(getVersion, { params: { id: keeper.id, versionId: version.id } });
      keeper.change({ text, title });
      void keeper.send().catch(() => undefined);
      toast({ text: <Trans>The version is your current text again. The text before it is kept as a version.</Trans> });
      onClose();
    } catch (cause) {
      setFailed(explain(cause, i18n));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={reading ? <Trans>Version {i18n.number(reading.revision)}</Trans> : <Trans>Versions of this essay</Trans>}
      actions={
        reading && (
          <>
            <Button onClick={() => setReading(undefined)}>
              <Trans>Back to versions</Trans>
            </Button>
            <Button look="main" onClick={() => void restore(reading)}>
              <Trans>Restore this version</Trans>
            </Button>
          </>
        )
      }
    >
      {failed && <ErrorBlock title={<Trans>That version could not be fetched.</Trans>}>{failed}</ErrorBlock>}
      {reading && <VersionText essay={keeper.id} version={reading} />}
      {!reading && (
        <>
          <NameVersion keeper={keeper} />
          {!data && !error && <Skeleton />}
          {!data && error && (
            <ErrorBlock
              title={<Trans>Could not load the versions.</Trans>}
              onRetry={() => void refetch()}
              busy={isFetching}
            >
              {explain(error, i18n)}
            </ErrorBlock>
          )}
          {data?.versions.length === 0 && (
            <p className="dim">
              <Trans>There is no earlier version yet. Lantern keeps one as you write, and with each evaluation.</Trans>
            </p>
          )}
          <ul className="rules">
            {versions.map((version) => (
              <li key={version.id} className={styles.version}>
                <VersionRow version={version} />
                <div className="row wrap">
                  <Button look="bare" onClick={() => setReading(version)}>
                    <Trans>Read</Trans>
                  </Button>
                  <Button look="bare" onClick={() => void restore(version)}>
                    <Trans>Restore</Trans>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {last && (older ?? data)?.more && (
            <Button onClick={() => void showOlder(last.created_at)}>
              <Trans>Show older versions</Trans>
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}

function NameVersion({ keeper }: { keeper: Keeper }) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function keep(event: React.FormEvent) {
    event.preventDefault();
    if (!name.trim()) return setError(t`Write a name first.`);
    setBusy(true);
    setError(undefined);
    try {
      await keeper.send();
      await call(nameVersion, { body: { essay_id: keeper.id, name } });
      await queryClient.invalidateQueries({ queryKey: versionsQuery(keeper.id).queryKey });
      setName('');
    } catch (cause) {
      setError(keeper.snapshot().draft ? t`Your text must be synced before it can be named.` : explain(cause, i18n));
    }
    setBusy(false);
  }

  return (
    <form className={styles.nameVersion} onSubmit={(event) => void keep(event)}>
      <Field label={<Trans>Name this version</Trans>} error={error}>
        <TextInput value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" busy={busy}>
        <Trans>Keep it</Trans>
      </Button>
    </form>
  );
}
