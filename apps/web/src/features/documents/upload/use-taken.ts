import { paperNameOf } from '@lantern/contract/documents';
import type { Place } from '../vault.ts';
import { useUploads } from './upload-list.ts';

/** Names that a new paper cannot have: those of the vault, and of what is on its way there. */
export function useTaken(papers: readonly Place[]): Place[] {
  const uploads = useUploads();
  return [
    ...papers,
    ...uploads.map(({ fields }) => ({ category: fields.category, name: paperNameOf(fields.custom_name) })),
  ];
}
