import type { RecordCalls } from '@lantern/contract/record';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { type RowOf, useRecords } from '#api/records.ts';
import { Below } from '#components/below.tsx';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { DeletedRecords } from './deleted-records.tsx';
import styles from './record.module.css';
import { RecordDialog } from './record-dialog.tsx';
import { RecordList } from './record-list.tsx';
import type { RecordView } from './record-view.ts';
import { useRecordAddress } from './use-record-address.ts';

type Rows<Calls extends RecordCalls> = readonly RowOf<Calls>[];

type RecordScreenProps<Calls extends RecordCalls, Values extends object> = {
  view: RecordView<Calls, Values>;
  /** As wide as the page: for lists that stand in columns. */
  wide?: boolean;
  title: ReactNode;
  /** What the list is for, in a sentence below the title. */
  about: ReactNode;
  /** Where closing the form leads, if not to the list. */
  back?: string;
  /** What all records come to, at the head of the list beside how old it is. */
  sum?: (rows: Rows<Calls>) => ReactNode;
  /** A remark below that. */
  hint?: ReactNode;
  /** In place of the list of cards. */
  list?: (rows: Rows<Calls>, edit: (id: string) => void) => ReactNode;
  /** What can be done with the whole list, below it. */
  after?: (rows: Rows<Calls>) => ReactNode;
  /** Below the list, also while it is empty. */
  children?: ReactNode;
};

/** The screen of a list that a student keeps: all its states, the form in the address, and what was deleted. */
export function RecordScreen<Calls extends RecordCalls, Values extends object>({
  view,
  wide = false,
  title,
  about,
  back,
  sum,
  hint,
  list,
  after,
  children,
}: RecordScreenProps<Calls, Values>) {
  const { i18n } = useLingui();
  const { records, words } = view;
  const { rows = [], isLoaded, error, isFetching, refetch, dataUpdatedAt } = useRecords(records);
  // what other tabs and devices change while the screen is open
  useEffect(() => listen(records.calls.topic, () => void records.refresh()), [records]);
  const address = useRecordAddress(records.screen, back);

  const found = rows.find(({ id }) => id === address.editing);
  // A form that is open stays open when another device deletes its record.
  const opened = useRef<RowOf<Calls>>(undefined);
  if (found) opened.current = found;
  const edited = found ?? (opened.current?.id === address.editing ? opened.current : undefined);
  const isOpen = address.isAdding || edited !== undefined;
  // The button that opened the form for the first record goes with the empty list.
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (isOpen || !added.current) return;
    document.getElementById(`edit-${added.current}`)?.focus();
    added.current = undefined;
  }, [isOpen]);

  const isEmpty = isLoaded && rows.length === 0;
  const addButton = (
    <Button look="main" onClick={address.add}>
      <Plus />
      {words.add}
    </Button>
  );
  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <div className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className="dim">{about}</p>
        </div>
        {!isEmpty && addButton}
      </div>
      {!isLoaded && !error && <Skeleton />}
      {!isLoaded && error && (
        <ErrorBlock title={words.loadFailed} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <h2 className="vh">
        <Trans>Your list</Trans>
      </h2>
      {isEmpty && (
        <EmptyState title={words.empty} action={addButton}>
          {words.emptyHint}
        </EmptyState>
      )}
      {rows.length > 0 && (
        <section className="stack">
          <div className={styles.sums}>
            {sum && <p>{sum(rows)}</p>}
            {isLoaded && <DataAge at={dataUpdatedAt} copy={error !== null} />}
          </div>
          {hint && <p className="small dim">{hint}</p>}
          {list ? list(rows, address.edit) : <RecordList view={view} rows={rows} onEdit={address.edit} />}
        </section>
      )}
      {rows.length > 0 && after?.(rows)}
      {children && <Below shown={isLoaded || rows.length > 0 || error !== null}>{children}</Below>}
      <DeletedRecords view={view} />
      {isOpen && (
        <RecordDialog
          key={edited?.id ?? 'new'}
          view={view}
          row={edited}
          others={rows.filter(({ id }) => id !== edited?.id)}
          onSaved={(id) => {
            added.current = id;
          }}
          onClose={address.close}
        />
      )}
    </div>
  );
}
