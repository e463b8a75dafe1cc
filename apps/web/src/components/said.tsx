import { translationOf } from '@lantern/content/in-languages';
import { useLingui } from '@lingui/react';

/** A sentence that is kept in English, in the reader's language where somebody translated it. */
export function Said({ english }: { english: string }) {
  const { i18n } = useLingui();
  const words = translationOf(english, i18n.locale);
  if (words !== undefined) return words;
  return (
    <span lang="en" dir="ltr">
      {english}
    </span>
  );
}
