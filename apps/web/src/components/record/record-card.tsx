import type { RecordCalls } from '@lantern/contract/record';
import { Trans, useLingui } from '@lingui/react/macro';
import { PenLine, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { canSend } from '#api/record-waiting.ts';
import type { RowOf } from '#api/records.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { DeleteRecord } from './delete-record.tsx';
import styles from './record.module.css';
import { RecordTrouble } from './record-trouble.tsx';
import type { RecordView } from './record-view.ts';
import { WaitingBadge } from './waiting-badge.tsx';

type RecordCardProps<Calls extends RecordCalls, Values extends object> = {
  view: RecordView<Calls, Values>;
  row: RowOf<Calls>;
  onEdit: () => void;
  /** Buttons and a handle that move it, at the end of its heading. */
  moves?: ReactNode;
  /** What else can be done with it, before the usual buttons. */
  actions?: ReactNode;
};

/** A record with its facts, what waits of it, and what can be done with it. */
export function RecordCard<Calls extends RecordCalls, Values extends object>({
  view,
  row,
  onEdit,
  moves,
  actions,
}: RecordCardProps<Calls, Values>) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string>();
  const { Facts } = view;
  const { id, waiting, revision } = row;
  const name = view.nameOf(row);
  return (
    <article className={`card ${styles.card}`} aria-label={name}>
      <div className={styles.top}>
        <h3 className={styles.name} dir="auto">
          {name}
        </h3>
        {moves}
      </div>
      <Facts fields={row} />
      {waiting && (
        <p>
          <WaitingBadge waiting={waiting} revision={revision} />
        </p>
      )}
      <RecordTrouble
        records={view.records}
        id={id}
        waiting={waiting}
        onEdit={onEdit}
        theirs={(fields) => (
          <>
            <p>
              <b dir="auto">{view.nameOf(fields)}</b>
            </p>
            <Facts fields={fields} />
          </>
        )}
      />
      <div aria-live="polite" className={styles.live}>
        {failed && <FieldError id={`failed-${id}`}>{failed}</FieldError>}
      </div>
      <div className={styles.actions}>
        {actions}
        {(!waiting || canSend(waiting)) && (
          <Button look="bare" id={`edit-${id}`} aria-label={t`Edit: ${name}`} onClick={onEdit}>
            <PenLine />
            <Trans>Edit</Trans>
          </Button>
        )}
        <DeleteRecord view={view} row={row} onFailed={setFailed}>
          {(ask) => (
            <Button look="bare" aria-label={t`Delete: ${name}`} onClick={ask}>
              <Trash2 />
              <Trans>Delete</Trans>
            </Button>
          )}
        </DeleteRecord>
      </div>
    </article>
  );
}
