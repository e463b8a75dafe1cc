import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { syncOutboxes, unsaved, unsynced } from '#api/outbox.ts';
import styles from './layout.module.css';
import { leave } from './leave.ts';
import { ask, signOutPart } from './on-demand-parts.tsx';

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
  const { known: Question } = signOutPart;

  function signOut() {
    if (busy) return;
    if (unsynced() + unsaved() > 0) ask(signOutPart, () => setAsking(true));
    else {
      setBusy(true);
      void leaveWithNothingWaiting();
    }
  }
  return (
    <>
      <button type="button" className={styles.item} aria-busy={busy} onClick={signOut}>
        <LogOut className="flip" />
        <span>{busy ? <Trans>Signing out…</Trans> : <Trans>Sign out</Trans>}</span>
      </button>
      {Question && <Question open={asking} onClose={() => setAsking(false)} />}
    </>
  );
}
