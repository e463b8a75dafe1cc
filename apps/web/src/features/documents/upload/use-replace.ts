import type { VaultDocument } from '@lantern/contract/documents';
import { plainName } from '../document-words.ts';
import { useVault } from '../vault-context.ts';
import { kindOf } from './kind-of-file.ts';
import { addUploads } from './queue.ts';

/** Sends a chosen file as the new version of a paper, which keeps its name and category. */
export function useReplace(paper: VaultDocument) {
  const { take } = useVault();
  return async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if ((await kindOf(file)) !== 'pdf') return take([file], paper.category);
    const { _id, name, category } = paper;
    await addUploads([{ file, fields: { category, custom_name: plainName(name), replaces: _id } }]);
  };
}
