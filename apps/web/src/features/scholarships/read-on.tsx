import { useLingui } from '@lingui/react/macro';
import { formatDay, formatMonth } from '#components/dates.ts';

/** As much of a day as is known: 2025, Mar 2025, 4 Mar 2025. */
export function ReadOn({ checked }: { checked: string | null }) {
  const { i18n } = useLingui();
  if (checked === null) return null;
  if (checked.length === 10) return formatDay(checked, i18n);
  return checked.length === 7 ? formatMonth(checked, i18n) : i18n.number(Number(checked), { useGrouping: false });
}
