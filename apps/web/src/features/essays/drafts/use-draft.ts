import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '#api/session.ts';
import type { Draft } from './draft.ts';
import { drafts, loadDrafts, subscribeDrafts } from './draft-store.ts';
import type { DraftSync, SyncState } from './draft-sync.ts';
import { openDraftSync } from './draft-syncs.ts';

/** The sync of an essay; undefined while this device's storage is read. */
export function useDraftSync(essay: string): DraftSync | undefined {
  const { id: user } = useUser();
  const [sync, setSync] = useState<DraftSync>();
  useEffect(() => {
    let current = true;
    void openDraftSync(user, essay).then((opened) => current && setSync(opened));
    return () => {
      current = false;
    };
  }, [user, essay]);
  return sync?.id === essay && sync.user === user ? sync : undefined;
}

export function useSyncState(sync: DraftSync): SyncState {
  return useSyncExternalStore(sync.subscribe, sync.snapshot);
}

/** Everything of this student that waits on this device. */
export function useDrafts(): readonly Draft[] {
  const { id: user } = useUser();
  useEffect(() => void loadDrafts(user), [user]);
  return useSyncExternalStore(subscribeDrafts, drafts);
}
