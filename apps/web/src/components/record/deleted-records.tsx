import { Problem } from '@lantern/contract/problem';
import type { FieldsOf, RecordCalls } from '@lantern/contract/record';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { fieldWord } from '#api/field-words.ts';
import { useIdle } from '#api/idle.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import styles from './record.module.css';
import type { RecordView } from './record-view.ts';

type DeletedRecordsProps<Calls extends RecordCalls, Values extends object> = {
  view: Pick<RecordView<Calls, Values>, 'records' | 'nameOf'>;
};

/** Records of the last 30 days that can come back. Not there when there are none. */
export function DeletedRecords<Calls extends RecordCalls, Values extends object>({
  view: { records, nameOf },
}: DeletedRecordsProps<Calls, Values>) {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery({ ...records.deletedQuery, enabled: useIdle() });
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  if (data.length === 0) return null;
  const count = i18n.number(data.length);

  async function restore(id: string) {
    setBusy(id);
    setFailed(undefined);
    try {
      await records.bringBack(id);
      toast({ text: <Trans>It is back.</Trans> });
    } catch (error) {
      const [reason] = error instanceof Problem ? Object.values(error.fields ?? {}) : [];
      setFailed(fieldWord(reason, i18n) ?? explain(error, i18n));
    }
    setBusy(undefined);
  }

  return (
    <details className="fold">
      <summary>
        <Trans>Recently deleted: {count}</Trans>
        <ChevronDown className="s" />
      </summary>
      <div aria-live="polite" className={styles.live}>
        {failed && <FieldError id="deleted-failed">{failed}</FieldError>}
      </div>
      <ul className="rules closed">
        {data.map((record) => {
          const name = nameOf(record as FieldsOf<Calls>);
          return (
            <li key={record._id} className={styles.gone}>
              <p>
                <b dir="auto">{name}</b>
              </p>
              <Button
                look="bare"
                className="push"
                busy={busy === record._id}
                aria-label={t`Restore: ${name}`}
                onClick={() => void restore(record._id)}
              >
                <RotateCcw className="flip" />
                <Trans>Restore</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
