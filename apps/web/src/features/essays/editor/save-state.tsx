import { Trans } from '@lingui/react/macro';
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, HardDrive, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Remark } from '#components/badge.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { diskRefuses, isOnDevice, subscribeDrafts } from '../drafts/draft-store.ts';
import type { DraftSync, SyncState } from '../drafts/draft-sync.ts';
import { useSyncState } from '../drafts/use-draft.ts';

type State = 'typing' | 'device' | 'sending' | 'offline' | 'trouble' | 'stopped' | 'synced' | 'nowhere';

function stateOf({ draft, ahead, sending, waitingFor, syncedAt }: SyncState): State | undefined {
  if (!draft && ahead) return 'device';
  if (!draft) return syncedAt ? 'synced' : undefined;
  if (diskRefuses()) return 'nowhere';
  if (draft.conflict || draft.refused) return 'stopped';
  if (!isOnDevice(draft)) return 'typing';
  if (sending) return 'sending';
  if (!navigator.onLine) return 'offline';
  return waitingFor ? 'trouble' : 'device';
}

/** "This phone" on phones, "this device" elsewhere. */
function onPhone(): boolean {
  return matchMedia('(pointer: coarse) and (max-width: 599px)').matches;
}

/** Where the text is safe right now, beside the text. */
export function SaveState({ sync }: { sync: DraftSync }) {
  const syncState = useSyncState(sync);
  const state = useSyncExternalStore(subscribeDrafts, () => stateOf(syncState));
  const phone = onPhone();
  const at = <TimeAgo at={syncState.syncedAt ?? Date.now()} />;
  return (
    <span role="status">
      {state === 'typing' && (
        <Remark icon={HardDrive}>
          <Trans>Saving on this device…</Trans>
        </Remark>
      )}
      {state === 'device' && (
        <Remark icon={HardDrive}>
          {phone ? <Trans>Saved on this phone</Trans> : <Trans>Saved on this device</Trans>}
        </Remark>
      )}
      {state === 'sending' && (
        <Remark icon={LoaderCircle}>
          <Trans>Saved on this device, syncing…</Trans>
        </Remark>
      )}
      {state === 'offline' && (
        <Remark icon={CloudOff} tone="warn">
          {phone ? (
            <Trans>Saved on this phone, will sync when you are online</Trans>
          ) : (
            <Trans>Saved on this device, will sync when you are online</Trans>
          )}
        </Remark>
      )}
      {state === 'trouble' && (
        <Remark icon={CloudUpload} tone="warn">
          <Trans>Saved on this device. Lantern could not be reached and will be tried again.</Trans>
        </Remark>
      )}
      {state === 'stopped' && (
        <Remark icon={CircleAlert} tone="warn">
          <Trans>Saved on this device, not synced. See the note above the text.</Trans>
        </Remark>
      )}
      {state === 'nowhere' && (
        <Remark icon={CircleAlert} tone="bad">
          <Trans>This browser does not let Lantern save here. Keep this page open until the text is synced.</Trans>
        </Remark>
      )}
      {state === 'synced' && (
        <Remark icon={CloudCheck}>
          <Trans>Synced {at}: all is saved</Trans>
        </Remark>
      )}
    </span>
  );
}
