import type { RateTable } from '@lantern/abroad/exchange';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth } from '#components/dates.ts';

/**
 * Whose rates these are: what Lantern ships is said in the reader's language, others as the person who loaded them
 * wrote it.
 */
export function RatesSource({ table, isShipped }: { table: RateTable; isShipped: boolean }) {
  const { i18n } = useLingui();
  const month = formatMonth(table.day.slice(0, 7), i18n);
  return isShipped ? (
    <Trans>Lantern: an editor's estimate of {month}, not yet checked</Trans>
  ) : (
    <bdi>{table.source}</bdi>
  );
}
