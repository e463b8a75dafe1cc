// Marks that the student ignores: kept on this device first, then on Lantern for the other devices.
import { dismissedMarks as calls, mostDismissed } from '@lantern/contract/essays.marks';
import { useEffect } from 'react';
import { listen } from '#api/events.ts';
import { createKeyedRecords, useKeyedRecords } from '#api/keyed-records.ts';
import { queryClient } from '#api/query-client.ts';
import { dismissedQuery, takeDismissed } from '../essays.api.ts';

const records = createKeyedRecords(calls, { screen: '/essays', lastWins: true });

export async function keepDismissed(essay: string, marks: readonly string[]): Promise<void> {
  const outcome = await records.put(essay, { marks: marks.slice(-mostDismissed) }).catch(() => 'waiting');
  // an essay that Lantern does not know (any more) is no reason to ask the student
  if (outcome === 'elsewhere') records.outbox.forget(essay);
}

/** Lays what was ignored in this essay on any device over what this one knows. */
export function useDismissed(essay: string | null) {
  useEffect(() => listen('essay-dismissed', () => void records.refresh()), []);
  const { rows } = useKeyedRecords(records);
  const isKnown = rows !== undefined;
  const there = essay === null ? undefined : rows?.get(essay)?.marks.join(' ');
  useEffect(() => {
    if (essay === null || !isKnown) return;
    const here = queryClient.getQueryData(dismissedQuery(essay).queryKey);
    if (there !== undefined) void takeDismissed(essay, there === '' ? [] : there.split(' '));
    // what this device alone knew until now
    else if (here && here.length > 0) void keepDismissed(essay, here.filter(isShort));
  }, [essay, isKnown, there]);
}

/** Before marks had short names the device kept whole sentences. */
const isShort = (mark: string) => /^[0-9a-z]+$/.test(mark);
