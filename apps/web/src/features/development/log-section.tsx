import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen, Trophy } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useRecords } from '#api/records.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { DeletedRecords } from '#components/record/deleted-records.tsx';
import { RecordCard } from '#components/record/record-card.tsx';
import { RecordDialog } from '#components/record/record-dialog.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { type EntryRow, entries } from './development.api.ts';
import styles from './development.module.css';
import { entryView, entryViewOf } from './entry-view.tsx';
import { IntoActivity } from './into-activity.tsx';

const screen = '/eca-development';
/** Cards at first and with every "Show more": a year of entries is much to draw on a phone. */
const step = 10;

/** What was done, newest first; what is written here can go into an activity. Its dialogs stand in the address. */
export function LogSection() {
  const { t, i18n } = useLingui();
  const { rows, isLoaded, error, refetch, isFetching } = useRecords(entries);
  useEffect(() => listen(entries.calls.topic, () => void entries.refresh()), []);
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  const [most, setMost] = useState(step);
  const [log, goal, use] = [search.get('log'), search.get('goal') ?? '', search.get('use')];
  const close = () => go(screen, { replace: true });

  // what waits on this device stands at the end of the rows
  const sorted = useMemo(() => rows?.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)), [rows]);
  const opened = useRef<EntryRow>(undefined);
  const found = rows?.find(({ id }) => id === (log ?? use));
  if (found) opened.current = found;
  const row = found ?? (opened.current?.id === (log ?? use) ? opened.current : undefined);
  const view = useMemo(() => (log === 'new' ? entryViewOf(goal) : entryView), [log, goal]);

  return (
    <section className={styles.log} aria-labelledby="log">
      <div className={styles.head}>
        <h2 id="log">
          <Trans>Your log</Trans>
        </h2>
        {rows && rows.length > 0 && (
          <Button onClick={() => go(`${screen}?log=new`)}>
            <NotebookPen />
            {entryView.words.add}
          </Button>
        )}
      </div>
      {!rows && !error && <Skeleton />}
      {!rows && error && (
        <ErrorBlock title={entryView.words.loadFailed} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {isLoaded && rows?.length === 0 && (
        <EmptyState
          title={entryView.words.empty}
          action={
            <Button onClick={() => go(`${screen}?log=new`)}>
              <NotebookPen />
              {entryView.words.add}
            </Button>
          }
        >
          {entryView.words.emptyHint}
        </EmptyState>
      )}
      <ul className={styles.cards}>
        {sorted?.slice(0, most).map((entry) => (
          <li key={entry.id}>
            <RecordCard
              view={entryView}
              row={entry}
              onEdit={() => go(`${screen}?log=${entry.id}`)}
              actions={
                <Button
                  look="bare"
                  aria-label={t`Put it into an activity: ${entryView.nameOf(entry)}`}
                  onClick={() => go(`${screen}?use=${entry.id}`)}
                >
                  <Trophy />
                  <Trans>Put it into an activity</Trans>
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      {sorted && sorted.length > most && (
        <Button onClick={() => setMost(most + step)}>
          <Trans>Show more</Trans>
        </Button>
      )}
      <DeletedRecords view={entryView} />
      {(log === 'new' || (log && row)) && (
        <RecordDialog key={log} view={view} row={log === 'new' ? undefined : row} others={rows ?? []} onClose={close} />
      )}
      {use && row && <IntoActivity entry={row} into={search.get('into')} screen={screen} />}
    </section>
  );
}
