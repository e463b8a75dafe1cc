import type { VaultDocument } from '@lantern/contract/documents';
import { Plural, useLingui } from '@lingui/react/macro';
import { formatDay } from '#components/dates.ts';
import { categoryWords, formatSize } from '../document-words.ts';
import { Facts } from '../facts.tsx';

/** Whose a paper is and what it is, in one line. */
export function PaperFacts({ document, student }: { document: VaultDocument; student: string }) {
  const { i18n } = useLingui();
  const { category, size, checks, uploadDate } = document;
  return (
    <Facts>
      <bdi>{student}</bdi>
      {i18n._(categoryWords[category].name)}
      {formatSize(size, i18n)}
      {checks?.pages && <Plural value={checks.pages} one="# page" other="# pages" />}
      {formatDay(new Date(uploadDate), i18n)}
    </Facts>
  );
}
