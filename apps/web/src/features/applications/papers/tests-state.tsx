import { todayIn } from '@lantern/abroad/days';
import type { ApplyingFact } from '@lantern/contract/applications';
import { Trans } from '@lingui/react/macro';
import { useRecords } from '#api/records.ts';
import { scores } from '#features/tests/tests.api.ts';
import type { ApplicationRow } from '../applications.api.ts';
import { readerZone } from '../moments.ts';
import { neededTests } from './tests-needed.ts';

type TestsStateProps = { row: ApplicationRow; facts: readonly ApplyingFact[] };

/** One word for all tests: one that is enough is enough. */
export function TestsState({ row, facts }: TestsStateProps) {
  const { rows, isLoaded } = useRecords(scores);
  const needed = neededTests(row, facts, rows ?? [], todayIn(readerZone(), new Date()));
  const has = (...states: (typeof needed)[number]['state'][]) => needed.some(({ state }) => states.includes(state));
  if (!isLoaded) return null;
  if (needed.length === 0) return <Trans>Not known</Trans>;
  if (has('passes', 'held')) return <Trans>You have one</Trans>;
  if (has('booked')) return <Trans>Booked</Trans>;
  if (has('below')) return <Trans>Below</Trans>;
  return <Trans>No score yet</Trans>;
}
