import type { I18n } from '@lingui/core';

/** What stands between two of a line, in the reader's script. */
export const divider = ({ locale }: Pick<I18n, 'locale'>) => (locale === 'ar' ? '، ' : ', ');

/** A place, or some names, one after the other as the reader's script divides them; what is empty is left out. */
export function listed(parts: readonly (string | null | undefined | false)[], i18n: Pick<I18n, 'locale'>): string {
  return parts.filter(Boolean).join(divider(i18n));
}
