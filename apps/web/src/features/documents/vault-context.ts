import type { VaultDocument } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { createContext, useContext } from 'react';

/** What stands open over the vault; its code is loaded when it is opened. */
export type Opened =
  | { what: 'add'; files: readonly File[]; category: DocumentCategory | '' }
  | { what: 'photo'; pictures: readonly File[]; category: DocumentCategory | '' }
  | { what: 'rename' | 'move' | 'versions' | 'expiry'; paper: VaultDocument }
  | { what: 'rename-upload'; id: string; name: string; category: DocumentCategory }
  | { what: 'share'; ids: readonly string[] }
  | { what: 'links' }
  | { what: 'chosen' };

export type Vault = {
  open: (opened: Opened) => void;
  /** Looks at chosen files and goes on with those that are PDFs. */
  take: (files: readonly File[], category: DocumentCategory | '') => void;
  /** Papers in the order of choosing; undefined while none are being chosen. */
  chosen: readonly string[] | undefined;
  toggle: (id: string) => void;
};

const VaultContext = createContext<Vault | undefined>(undefined);
export const VaultProvider = VaultContext.Provider;

export function useVault(): Vault {
  const vault = useContext(VaultContext);
  if (!vault) throw new Error('A part of the vault stands outside of it.');
  return vault;
}
