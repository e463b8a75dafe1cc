// Dates that a student has said are no expiry. Kept on the device: the server asks nobody.
import type { VaultDocument } from '@lantern/contract/documents';
import { useSyncExternalStore } from 'react';
import { currentUser } from '#api/session.ts';

const prefix = 'lantern.documents.not-expiry.';
/** The newest ones stay. */
const most = 500;
const listeners = new Set<() => void>();

const keyOfUser = () => prefix + (currentUser()?.id ?? '');
/** A new version is asked about anew. */
const markOf = ({ _id, version }: VaultDocument) => `${_id}@${version}`;

function read(): string {
  return localStorage.getItem(keyOfUser()) ?? '';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function dismiss(paper: VaultDocument) {
  const marks = [...read().split(' ').filter(Boolean), markOf(paper)].slice(-most);
  try {
    localStorage.setItem(keyOfUser(), marks.join(' '));
  } catch {
    // A full or forbidden store: the question comes back.
  }
  for (const listener of listeners) listener();
}

type Dismissals = { marks: string; dismiss: (paper: VaultDocument) => void };

export function useDismissals(): Dismissals {
  const marks = useSyncExternalStore(subscribe, read);
  return { marks, dismiss };
}

export function isDismissed({ marks }: Dismissals, paper: VaultDocument): boolean {
  return marks.includes(markOf(paper));
}
