import type { I18n } from '@lingui/core';

/** A place, or some names, one after the other as the reader's script divides them; what is empty is left out. */
export function listed(
  parts: readonly (string | null | undefined | false)[],
  { locale }: Pick<I18n, 'locale'>,
): string {
  return parts.filter(Boolean).join(locale === 'ar' ? '، ' : ', ');
}
