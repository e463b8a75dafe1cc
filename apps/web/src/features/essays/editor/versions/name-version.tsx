import { nameVersion } from '@lantern/contract/essays.versions';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import type { DraftSync } from '../../drafts/draft-sync.ts';
import { versionsQuery } from '../../essays.api.ts';
import styles from './versions.module.css';

/** Sends what waits, and has the server keep the current text under a name. Rejects when it could not. */
export async function keepNamed(sync: DraftSync, name: string) {
  await sync.send();
  await call(nameVersion, { body: { essay_id: sync.id, name } });
  await queryClient.invalidateQueries({ queryKey: versionsQuery(sync.id).queryKey });
}

export function NameVersion({ sync }: { sync: DraftSync }) {
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
      await keepNamed(sync, name);
      setName('');
    } catch (cause) {
      setError(
        sync.snapshot().draft ? t`Wait until your text is synced. Then you can give it a name.` : explain(cause, i18n),
      );
    }
    setBusy(false);
  }

  return (
    <form className={styles.name} onSubmit={(event) => void keep(event)}>
      <Field label={<Trans>Name this version</Trans>} error={error}>
        <TextInput value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" busy={busy}>
        <Trans>Keep it</Trans>
      </Button>
    </form>
  );
}
