import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { shareItems } from '#features/shares/shares.api.ts';
import type { NamedAttachment } from '../chat-outbox.ts';

type ShareFirstProps = {
  thing: NamedAttachment;
  person: string;
  name: string;
  onShared: (thing: NamedAttachment) => void;
  onBack: () => void;
};

/** Asks before a thing is shared that a message is to name. */
export function ShareFirst({ thing, person, name, onShared, onBack }: ShareFirstProps) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function share() {
    setBusy(true);
    setFailed(undefined);
    const scope = thing.kind === 'essay' ? 'essays' : 'documents';
    try {
      await shareItems({ mentor_id: person, items: [{ scope, item_id: thing.id }], ends_on: null });
      onShared(thing);
    } catch (error) {
      setFailed(explain(error, i18n));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={
        <Trans>
          Share it with <bdi>{name}</bdi>?
        </Trans>
      }
      confirm={<Trans>Share and attach</Trans>}
      busy={busy}
      onConfirm={() => void share()}
      onCancel={onBack}
    >
      <div className="stack">
        {failed && <ErrorBlock title={<Trans>Nothing was shared</Trans>}>{failed}</ErrorBlock>}
        <p>
          <b>
            <bdi>{thing.title}</bdi>
          </b>
        </p>
        <p>
          <Trans>Your mentor can read it and its earlier versions. You can stop this under Shared with mentors.</Trans>
        </p>
      </div>
    </ConfirmDialog>
  );
}
