import { monthFromNow, sumWeeklyHours } from '@lantern/contract/activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { activitiesQuery, refreshActivities } from './activities.api.ts';
import styles from './activities.module.css';
import { ActivityDialog } from './activity-dialog.tsx';
import { ActivityList } from './activity-list.tsx';
import { useWaiting } from './activity-outbox.ts';
import { WeeklyHours } from './activity-parts.tsx';
import { DeletedActivities } from './deleted-activities.tsx';
import { type Row, rowsOf } from './waiting.ts';

/** The open dialog stands in the address, so that a reload shows it again and other screens can link to it. */
function useDialogAddress() {
  const [, go] = useLocation();
  const search = new URLSearchParams(useSearch());
  return {
    adding: search.has('add'),
    editing: search.get('edit'),
    add: () => go('/ecas?add=1'),
    edit: (id: string) => go(`/ecas?edit=${id}`),
    // whoever came from the brainstorm goes on there
    close: () => go(search.get('from') === 'brainstorm' ? '/essays?brainstorm' : '/ecas', { replace: true }),
  };
}

export function Screen() {
  const { i18n } = useLingui();
  const { id: user } = useUser();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(activitiesQuery(user));
  const waiting = useWaiting();
  const dialog = useDialogAddress();
  useEffect(() => listen('activities', () => void refreshActivities()), []);

  const rows = rowsOf(data ?? [], waiting);
  const found = rows.find(({ id }) => id === dialog.editing);
  // A form that is open stays open when another device deletes its activity.
  const opened = useRef<Row>(undefined);
  if (found) opened.current = found;
  const edited = found ?? (opened.current?.id === dialog.editing ? opened.current : undefined);
  const isOpen = dialog.adding || edited !== undefined;
  // The button that opened the form for the first activity goes with the empty list.
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen || !added.current) return;
    document.getElementById(`edit-${added.current}`)?.focus();
    added.current = undefined;
  }, [isOpen]);
  const isEmpty = data !== undefined && rows.length === 0;
  const hours = sumWeeklyHours(rows, monthFromNow());

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>
            <Trans>Activities</Trans>
          </h1>
          <p className="dim">
            <Trans>Clubs, sport, art, paid work, care at home: everything you do outside of class counts.</Trans>
          </p>
        </div>
        {!isEmpty && (
          <Button look="main" onClick={dialog.add}>
            <Plus />
            <Trans>Add activity</Trans>
          </Button>
        )}
      </div>

      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load your activities.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <h2 className="vh">
        <Trans>Your list</Trans>
      </h2>
      {isEmpty && (
        <EmptyState
          title={<Trans>No activities added yet</Trans>}
          action={
            <Button look="main" onClick={dialog.add}>
              <Plus />
              <Trans>Add activity</Trans>
            </Button>
          }
        >
          <Trans>Your first one can be small. Essays and applications build on this list later.</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <section className="stack">
          <div className={styles.sums}>
            <p>
              <Trans>
                Now:{' '}
                <b>
                  <WeeklyHours hours={hours} />
                </b>{' '}
                in all current activities
              </Trans>
            </p>
            {data && <DataAge at={dataUpdatedAt} copy={error !== null} />}
          </div>
          <p className="small dim">
            <Trans>Put the most important first. Some forms take only a few: the Common App takes 10.</Trans>
          </p>
          <ActivityList rows={rows} onEdit={dialog.edit} />
        </section>
      )}
      <DeletedActivities />
      {isOpen && (
        <ActivityDialog
          key={edited?.id ?? 'new'}
          row={edited}
          others={rows.filter(({ id }) => id !== edited?.id)}
          onSaved={(id) => {
            added.current = id;
          }}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}
