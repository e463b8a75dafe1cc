import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { syncOutboxes, unsaved, unsynced } from '#api/outbox.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { FieldError } from '#components/field.tsx';
import { leave } from '../leave.ts';

/** What signing out asks when something has not reached the server, or was typed and never saved. */
export function SignOutQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<'with' | 'without'>();
  const [failed, setFailed] = useState(false);

  function go(how: 'with' | 'without') {
    if (busy || leaving) return;
    setLeaving(how);
    void leave(how === 'with');
  }

  async function syncAndLeave() {
    if (leaving) return;
    setBusy(true);
    setFailed(false);
    try {
      await syncOutboxes();
    } catch {
      setFailed(true);
    }
    setBusy(false);
    if (unsynced() > 0) setFailed(true);
    else if (unsaved() === 0) await leave(false);
  }

  const [changes, forms] = open ? [unsynced(), unsaved()] : [0, 0];
  return (
    <Dialog
      title={changes > 0 ? <Trans>Some work has not been sent yet</Trans> : <Trans>Something is not saved yet</Trans>}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={leaving === 'with'} onClick={() => go('with')}>
            <Trans>Keep it here and sign out</Trans>
          </Button>
          {changes > 0 ? (
            <Button look="main" busy={busy} onClick={() => void syncAndLeave()}>
              <Trans>Send it and sign out</Trans>
            </Button>
          ) : (
            <Button look="danger" busy={leaving === 'without'} onClick={() => go('without')}>
              <Trans>Sign out without it</Trans>
            </Button>
          )}
        </>
      }
    >
      {changes > 0 && (
        <p>
          <Plural
            value={changes}
            one="# change is only on this device. Send it first, or keep it here: it is sent when you log in again on this device."
            other="# changes are only on this device. Send them first, or keep them here: they are sent when you log in again on this device."
          />
        </p>
      )}
      {forms > 0 && (
        <p>
          <Plural
            value={forms}
            one="# form has words that you typed and did not save. Keep them here and they wait in the form when you log in again on this device."
            other="# forms have words that you typed and did not save. Keep them here and they wait in the forms when you log in again on this device."
          />
        </p>
      )}
      <div aria-live="polite">
        {failed && (
          <FieldError id="sign-out-failed">
            <Trans>Not everything could be sent. Check your connection and try again, or keep it here.</Trans>
          </FieldError>
        )}
      </div>
    </Dialog>
  );
}
