import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { fieldWord } from '#api/field-words.ts';
import { newId } from '#api/new-id.ts';
import { problemWord } from '#api/problem-words.ts';
import type { RecordOutbox } from '#api/record-outbox.ts';
import { isGone, type Kept, type Waiting } from '#api/record-waiting.ts';
import { Button } from '#components/button.tsx';
import styles from './record.module.css';

type RecordTroubleProps<Fields extends object, Record extends Kept> = {
  /** The parts of a list, of records with known ids, or of a single record that this needs. */
  records: {
    outbox: Pick<RecordOutbox<Fields, Record>, 'forget' | 'save' | 'sendMine'>;
    refresh: () => Promise<void>;
  };
  id: string;
  waiting: Waiting<Fields, Record> | undefined;
  /** How the other version is shown in a conflict. */
  theirs: (fields: Fields) => ReactNode;
  /** Opens the form, so that what was refused can be put right. */
  onEdit: () => void;
};

/** What the student has to decide before a record can be sent. Nothing when it only waits for a connection. */
export function RecordTrouble<Fields extends object, Record extends Kept & Fields>({
  records,
  id,
  waiting,
  theirs,
  onEdit,
}: RecordTroubleProps<Fields, Record>) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const { outbox } = records;
  if (!waiting) return null;
  const { conflict, refused, fields } = waiting;

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    // What the server refuses again shows here again.
    await work().catch(() => undefined);
    setBusy(false);
  }

  function discard() {
    outbox.forget(id);
    void records.refresh();
  }

  if (conflict) {
    return (
      <section className={`note warn ${styles.trouble}`}>
        <p>
          <Trans>Another device changed this too. Above is what this device has. The other device has:</Trans>
        </p>
        <blockquote className={styles.theirs}>{theirs(conflict)}</blockquote>
        <div className="row wrap">
          <Button busy={busy} onClick={() => void run(() => outbox.sendMine(id))}>
            <Trans>Keep this device's words</Trans>
          </Button>
          <Button busy={busy} onClick={discard}>
            <Trans>Keep the other words</Trans>
          </Button>
        </div>
      </section>
    );
  }
  if (!refused) return null;
  const gone = isGone(waiting);
  async function addAgain() {
    outbox.forget(id);
    await outbox.save(newId(), { fields, base: null });
  }
  const reasons = Object.values(refused.fields ?? {}).map((message) => fieldWord(message, i18n));
  return (
    <section className={`note bad ${styles.trouble}`}>
      <p>
        {gone && <Trans>This was deleted on another device. Your words are still here.</Trans>}
        {!gone && (reasons.length > 0 ? reasons.join(' ') : problemWord(refused.code, i18n))}
      </p>
      <div className="row wrap">
        {gone ? (
          <Button busy={busy} onClick={() => void run(addAgain)}>
            <Trans>Add it again</Trans>
          </Button>
        ) : (
          <Button onClick={onEdit}>
            <Trans>Put it right</Trans>
          </Button>
        )}
        <Button busy={busy} onClick={discard}>
          <Trans>Throw these words away</Trans>
        </Button>
      </div>
    </section>
  );
}
