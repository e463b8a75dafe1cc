import { Plural, Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { syncOutboxes, unsaved, unsynced } from '#api/outbox.ts';
import { endSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { FieldError } from '#components/field.tsx';
import styles from './layout.module.css';

async function leave(keepUnsynced: boolean) {
  await endSession({ keepUnsynced });
  // A full load: nothing of this student stays in the page's memory.
  location.assign('/');
}

/** Milliseconds that signing out waits for what is sent without being counted as work, such as the writing log. */
const lastSending = 3000;

async function leaveWithNothingWaiting() {
  const late = new Promise((resolve) => setTimeout(resolve, lastSending));
  await Promise.race([syncOutboxes(), late]).catch(() => undefined);
  await leave(false);
}

/** Signs out at once, or asks first when something has not reached the server or was typed and never saved. */
export function SignOutButton() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function syncAndLeave() {
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

  const [changes, forms] = asking ? [unsynced(), unsaved()] : [0, 0];
  return (
    <>
      <button
        type="button"
        className={styles.item}
        onClick={() => (unsynced() + unsaved() > 0 ? setAsking(true) : void leaveWithNothingWaiting())}
      >
        <LogOut className="flip" />
        <span>
          <Trans>Sign out</Trans>
        </span>
      </button>
      <Dialog
        title={changes > 0 ? <Trans>Some work has not been sent yet</Trans> : <Trans>Something is not saved yet</Trans>}
        open={asking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button onClick={() => void leave(true)}>
              <Trans>Keep it here and sign out</Trans>
            </Button>
            {changes > 0 ? (
              <Button look="main" busy={busy} onClick={() => void syncAndLeave()}>
                <Trans>Send it and sign out</Trans>
              </Button>
            ) : (
              <Button look="danger" onClick={() => void leave(false)}>
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
    </>
  );
}
