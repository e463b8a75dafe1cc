import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { FieldError } from '#components/field.tsx';
import { useKeptFocus } from '#components/use-kept-focus.ts';
import { orderActivities } from './activities.api.ts';
import styles from './activities.module.css';
import { ActivityCard, type Direction } from './activity-card.tsx';
import type { Row } from './waiting.ts';

type ActivityListProps = { rows: readonly Row[]; onEdit: (id: string) => void };
type Moved = { id: string; direction: Direction };

export function ActivityList({ rows, onEdit }: ActivityListProps) {
  const { i18n } = useLingui();
  const [failed, setFailed] = useState<string>();
  const [moved, setMoved] = useState<Moved>();
  const focusNext = useRef<Moved>(undefined);
  // What only this device has follows the list and gets its place when the server knows it.
  const ids = rows.filter(({ revision }) => revision !== undefined).map(({ id }) => id);

  useKeptFocus(rows.length);

  // The pressed button moves along with its card, and the browser takes the focus from what moves.
  const order = ids.join();
  useEffect(() => {
    const { id, direction } = focusNext.current ?? {};
    if (!id || !order) return;
    focusNext.current = undefined;
    const other = direction === 'up' ? 'down' : 'up';
    (document.getElementById(`${direction}-${id}`) ?? document.getElementById(`${other}-${id}`))?.focus();
  }, [order]);

  async function move(id: string, direction: Direction) {
    const from = ids.indexOf(id);
    const to = from + (direction === 'up' ? -1 : 1);
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, id);
    focusNext.current = { id, direction };
    setMoved({ id, direction });
    setFailed(undefined);
    try {
      await orderActivities(next);
    } catch (error) {
      setFailed(explain(error, i18n));
    }
  }

  const movedRow = rows.find(({ id }) => id === moved?.id);
  const place = i18n.number(ids.indexOf(moved?.id ?? '') + 1);
  const total = i18n.number(ids.length);
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
        {movedRow && (
          <Trans>
            {movedRow.name}: {place} of {total}
          </Trans>
        )}
      </p>
      <ol className={styles.list}>
        {rows.map((row) => {
          const at = ids.indexOf(row.id);
          const moves: Direction[] = [];
          if (at > 0) moves.push('up');
          if (at >= 0 && at < ids.length - 1) moves.push('down');
          return (
            <li key={row.id}>
              <ActivityCard
                row={row}
                moves={moves}
                onEdit={() => onEdit(row.id)}
                onMove={(direction) => void move(row.id, direction)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}
