import { deleteForGood } from '@lantern/contract/essays';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { bringBack, deletedQuery } from '../essays.api.ts';
import styles from './list.module.css';

/** Essays of the last 30 days that can come back. Not there when there are none. */
export function DeletedEssays() {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery(deletedQuery);
  const [asking, setAsking] = useState<{ _id: string; title: string }>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  if (data.length === 0) return null;

  async function attempt(work: () => Promise<unknown>, done: React.ReactNode) {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      toast({ text: done });
    } catch (error) {
      setFailed(explain(error, i18n));
    }
    setAsking(undefined);
    setBusy(false);
  }

  async function removeForGood(id: string) {
    await call(deleteForGood, { params: { id } });
    await queryClient.invalidateQueries({ queryKey: deletedQuery.queryKey });
  }

  return (
    <details className="fold">
      <summary>
        <Plural value={data.length} one="Recently deleted: # essay" other="Recently deleted: # essays" />
        <ChevronDown className="s" />
      </summary>
      <div aria-live="polite">{failed && <FieldError id="deleted-failed">{failed}</FieldError>}</div>
      <ul className="rules closed">
        {data.map(({ _id, title, deleted_at }) => (
          <li key={_id} className={styles.gone}>
            <div>
              <p>
                <b>{title}</b>
              </p>
              <p className="small dim">
                <Trans>
                  Deleted <TimeAgo at={Date.parse(deleted_at)} />
                </Trans>
              </p>
            </div>
            <div className="row wrap push">
              <Button
                look="bare"
                busy={busy}
                aria-label={t`Restore: ${title}`}
                onClick={() => void attempt(() => bringBack(_id), <Trans>The essay is back.</Trans>)}
              >
                <RotateCcw className="flip" />
                <Trans>Restore</Trans>
              </Button>
              <Button look="bare" aria-label={t`Delete for good: ${title}`} onClick={() => setAsking({ _id, title })}>
                <Trash2 />
                <Trans>Delete for good</Trans>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={<Trans>Delete for good</Trans>}
        open={asking !== undefined}
        confirm={<Trans>Delete for good</Trans>}
        danger
        busy={busy}
        onConfirm={() =>
          asking && void attempt(() => removeForGood(asking._id), <Trans>The essay and its versions are gone.</Trans>)
        }
        onCancel={() => setAsking(undefined)}
      >
        <p>
          <Trans>
            Are you sure you want to delete <b>{asking?.title}</b> and all its versions? This action cannot be undone.
          </Trans>
        </p>
      </ConfirmDialog>
    </details>
  );
}
