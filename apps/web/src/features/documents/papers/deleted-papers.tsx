import type { VaultDocument } from '@lantern/contract/documents';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIdle } from '#api/idle.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { formatDay } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { categoryWords, plainName } from '../document-words.ts';
import { bringBack, deletedQuery, deleteForGood } from '../documents.api.ts';
import { Facts } from '../facts.tsx';
import styles from './papers.module.css';
import { usePaperWork } from './use-paper-work.ts';

/** Papers of the last 30 days that can come back. Not there when there are none. */
export function DeletedPapers() {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery({ ...deletedQuery, enabled: useIdle() });
  const { run, busy, failed } = usePaperWork();
  const [leaving, setLeaving] = useState<VaultDocument>();
  if (data.length === 0) return null;

  async function restore(id: string) {
    if (await run(() => bringBack(id))) toast({ text: <Trans>The document is back.</Trans> });
  }

  async function remove(id: string) {
    const done = await run(() => deleteForGood(id));
    setLeaving(undefined);
    if (done) toast({ text: <Trans>Deleted for good.</Trans> });
  }
  const leavingName = leaving && plainName(leaving.name);
  return (
    <details className="fold">
      <summary>
        <Plural value={data.length} one="Recently deleted: # document" other="Recently deleted: # documents" />
        <ChevronDown className="s" />
      </summary>
      <div aria-live="polite">{failed && <FieldError id="deleted-failed">{failed}</FieldError>}</div>
      <ul className="rules closed">
        {data.map((paper) => {
          const name = plainName(paper.name);
          return (
            <li key={paper._id} className={styles.gone}>
              <div className={styles.went}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <Facts>
                  {i18n._(categoryWords[paper.category].name)}
                  <Trans>deleted on {formatDay(new Date(paper.deleted_at), i18n)}</Trans>
                  <Trans>can come back until {formatDay(new Date(paper.restorable_until), i18n)}</Trans>
                </Facts>
              </div>
              <div className={styles.ways}>
                <Button
                  look="bare"
                  busy={busy !== undefined}
                  aria-label={t`Restore: ${name}`}
                  onClick={() => void restore(paper._id)}
                >
                  <RotateCcw className="flip" />
                  <Trans>Restore</Trans>
                </Button>
                <Button look="bare" aria-label={t`Delete for good: ${name}`} onClick={() => setLeaving(paper)}>
                  <Trash2 />
                  <Trans>Delete for good</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        title={<Trans>Delete this document for good?</Trans>}
        open={leaving !== undefined}
        confirm={<Trans>Delete for good</Trans>}
        danger
        busy={busy !== undefined}
        onConfirm={() => leaving && void remove(leaving._id)}
        onCancel={() => setLeaving(undefined)}
      >
        <Trans>
          <b>{leavingName}</b> and all its versions are removed from Lantern. Nobody can bring them back.
        </Trans>
      </ConfirmDialog>
    </details>
  );
}
