import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { fieldWord } from '#api/field-words.ts';
import { explain } from '#api/problem-words.ts';
import { useQuiet } from '#api/quiet.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { bringBack, deletedQuery } from './activities.api.ts';
import styles from './activities.module.css';

/** Activities of the last 30 days that can come back. Not there when there are none. */
export function DeletedActivities() {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery({ ...deletedQuery, enabled: useQuiet() });
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState<string>();
  if (data.length === 0) return null;

  async function restore(id: string) {
    setBusy(id);
    setFailed(undefined);
    try {
      await bringBack(id);
      toast({ text: <Trans>The activity is back.</Trans> });
    } catch (error) {
      const [reason] = error instanceof Problem ? Object.values(error.fields ?? {}) : [];
      setFailed(fieldWord(reason, i18n) ?? explain(error, i18n));
    }
    setBusy(undefined);
  }

  return (
    <details className="fold">
      <summary>
        <Plural value={data.length} one="Recently deleted: # activity" other="Recently deleted: # activities" />
        <ChevronDown className="s" />
      </summary>
      <div aria-live="polite" className={styles.live}>
        {failed && <FieldError id="deleted-failed">{failed}</FieldError>}
      </div>
      <ul className="rules closed">
        {data.map(({ _id, name, title }) => (
          <li key={_id} className={styles.gone}>
            <p>
              <b>{name}</b>
              {title && `, ${title}`}
            </p>
            <Button
              look="bare"
              className="push"
              busy={busy === _id}
              aria-label={t`Restore: ${name}`}
              onClick={() => void restore(_id)}
            >
              <RotateCcw className="flip" />
              <Trans>Restore</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
