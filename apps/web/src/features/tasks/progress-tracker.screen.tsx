import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#api/idle.ts';
import { Lazy, partOf } from '#components/lazy.tsx';
import { plannedQuery } from './tasks.api.ts';
import { Tracker } from './tracker.tsx';

/** Checklists and test plans are asked for only where a task belongs to one. */
const withElsewhere = partOf(async () => (await import('./tracker-elsewhere.tsx')).TrackerElsewhere);

export function Screen() {
  const { i18n } = useLingui();
  const { data } = useQuery(plannedQuery(i18n.locale));
  // there too when the first such task is added without a connection
  useEffect(() => whenIdle(() => void withElsewhere.load().catch(() => undefined)), []);
  const isElsewhere = data?.tasks.some(({ ticked_in }) => ticked_in !== null);
  return isElsewhere ? <Lazy part={withElsewhere} props={{}} /> : <Tracker />;
}
