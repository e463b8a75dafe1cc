import { customNameSchema, paperNameOf } from '@lantern/contract/documents';
import type { DocumentCategory } from '@lantern/contract/documents.rules';
import { useLingui } from '@lingui/react/macro';
import { isTaken, type Place } from './vault.ts';

/** What keeps a paper from having a name, in words. */
export function useNameIssue() {
  const { t, i18n } = useLingui();
  return (name: string, category: DocumentCategory | '', papers: readonly Place[]): string | undefined => {
    if (paperNameOf(name) === '') return t`Missing File Name: Please enter a custom name before uploading.`;
    // what is left to refuse is its length: signs that no name has become spaces as they come
    if (!customNameSchema.safeParse(name).success) return t`At most ${i18n.number(200)} characters.`;
    if (category !== '' && isTaken(papers, category, name))
      return t`Duplicate File: You've already uploaded a file with the same name in this category.`;
  };
}
