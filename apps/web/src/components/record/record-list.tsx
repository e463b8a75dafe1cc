import type { RecordCalls } from '@lantern/contract/record';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import type { RowOf } from '#api/records.ts';
import { Button } from '#components/button.tsx';
import { DragHandle } from '#components/drag-handle.tsx';
import { FieldError } from '#components/field.tsx';
import { useDrag } from '#components/use-drag.ts';
import styles from './record.module.css';
import { RecordCard } from './record-card.tsx';
import type { RecordView } from './record-view.ts';

type RecordListProps<Calls extends RecordCalls, Values extends object> = {
  view: RecordView<Calls, Values>;
  rows: readonly RowOf<Calls>[];
  onEdit: (id: string) => void;
};
type Direction = 'up' | 'down';
type Moved = { id: string; direction?: Direction };

/** The records as cards; where the contract has an order of them, with buttons and a handle that change it. */
export function RecordList<Calls extends RecordCalls, Values extends object>({
  view,
  rows,
  onEdit,
}: RecordListProps<Calls, Values>) {
  const { t, i18n } = useLingui();
  const [failed, setFailed] = useState<string>();
  const [moved, setMoved] = useState<Moved>();
  const focusNext = useRef<Moved>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const { records, nameOf } = view;
  const isOrdered = records.calls.reorder !== undefined;
  // What only this device has follows the list and gets its place when the server knows it.
  const ids = rows.filter(({ revision }) => revision !== undefined).map(({ id }) => id);
  const { held, placeOf, handle } = useDrag(list, ids, (next) => held && void store(next, { id: held }));

  // The pressed button moves along with its card, and the browser takes the focus from what moves.
  const shown = ids.join();
  useEffect(() => {
    const { id, direction } = focusNext.current ?? {};
    if (!id || !shown) return;
    focusNext.current = undefined;
    const other = direction === 'up' ? 'down' : 'up';
    (document.getElementById(`${direction}-${id}`) ?? document.getElementById(`${other}-${id}`))?.focus();
  }, [shown]);

  async function store(next: string[], what: Moved) {
    if (what.direction) focusNext.current = what;
    setMoved(what);
    setFailed(undefined);
    try {
      await records.order(next);
    } catch (error) {
      setFailed(explain(error, i18n));
    }
  }

  function move(id: string, direction: Direction) {
    const from = ids.indexOf(id);
    const to = from + (direction === 'up' ? -1 : 1);
    void store(ids.toSpliced(from, 1).toSpliced(to, 0, id), { id, direction });
  }

  function movesOf({ id }: RowOf<Calls>, name: string) {
    const at = ids.indexOf(id);
    if (!isOrdered || at < 0) return null;
    return (
      <div className={styles.moves}>
        {ids.length > 1 && <DragHandle {...handle(id)} />}
        {at > 0 && (
          <Button look="bare" icon id={`up-${id}`} aria-label={t`Move up: ${name}`} onClick={() => move(id, 'up')}>
            <ArrowUp />
          </Button>
        )}
        {at < ids.length - 1 && (
          <Button
            look="bare"
            icon
            id={`down-${id}`}
            aria-label={t`Move down: ${name}`}
            onClick={() => move(id, 'down')}
          >
            <ArrowDown />
          </Button>
        )}
      </div>
    );
  }

  const movedRow = rows.find(({ id }) => id === moved?.id);
  const movedName = movedRow && nameOf(movedRow);
  const place = i18n.number(ids.indexOf(moved?.id ?? '') + 1);
  const total = i18n.number(ids.length);
  const rankOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return (
    <>
      <div aria-live="polite" className={styles.live}>
        {failed && (
          <FieldError id="order-failed">
            <Trans>The new order was not saved.</Trans> {failed}
          </FieldError>
        )}
      </div>
      <p className="vh" role="status">
        {movedName && (
          <Trans>
            {movedName}: {place} of {total}
          </Trans>
        )}
      </p>
      <ol className={styles.list} ref={list}>
        {rows
          .toSorted((a, b) => rankOf(a.id) - rankOf(b.id))
          .map((row) => (
            <li
              key={row.id}
              data-id={row.id}
              style={placeOf(row.id)}
              className={row.id === held ? styles.held : undefined}
            >
              <RecordCard view={view} row={row} moves={movesOf(row, nameOf(row))} onEdit={() => onEdit(row.id)} />
            </li>
          ))}
      </ol>
    </>
  );
}
