import { useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '#api/session.ts';
import type { Draft } from './draft.ts';
import type { Keeper, Keeping } from './draft-keeper.ts';
import { drafts, loadDrafts, subscribeDrafts } from './draft-store.ts';
import { openKeeper } from './keepers.ts';

/** The keeper of an essay; undefined while this device's storage is read. */
export function useKeeper(essay: string): Keeper | undefined {
  const { id: user } = useUser();
  const [keeper, setKeeper] = useState<Keeper>();
  useEffect(() => {
    let current = true;
    void openKeeper(user, essay).then((opened) => current && setKeeper(opened));
    return () => {
      current = false;
    };
  }, [user, essay]);
  return keeper?.id === essay && keeper.user === user ? keeper : undefined;
}

export function useKeeping(keeper: Keeper): Keeping {
  return useSyncExternalStore(keeper.subscribe, keeper.snapshot);
}

/** Everything of this student that waits on this device. */
export function useDrafts(): readonly Draft[] {
  const { id: user } = useUser();
  useEffect(() => void loadDrafts(user), [user]);
  return useSyncExternalStore(subscribeDrafts, drafts);
}
