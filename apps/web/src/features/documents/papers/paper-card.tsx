import type { VaultDocument } from '@lantern/contract/documents';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, Hourglass } from 'lucide-react';
import { memo, useState } from 'react';
import { openInTab } from '#api/open-in-tab.ts';
import { explain } from '#api/problem-words.ts';
import { Badge, Remark } from '#components/badge.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { formatDay } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { Chooser } from '../choose/chooser.tsx';
import { formatSize, plainName, statusWords } from '../document-words.ts';
import { bringBack, deletePaper, fetchPaper } from '../documents.api.ts';
import { Facts } from '../facts.tsx';
import { useVault } from '../vault-context.ts';
import { CheckHints } from './check-hints.tsx';
import { ExpiryLine } from './expiry-line.tsx';
import { PaperMenu } from './paper-menu.tsx';
import styles from './papers.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { usePaperWork } from './use-paper-work.ts';

type PaperCardProps = {
  paper: VaultDocument;
  /** Where the searched words stand in its text. */
  excerpt?: string | undefined;
};

export const PaperCard = memo(function PaperCard({ paper, excerpt }: PaperCardProps) {
  const { t, i18n } = useLingui();
  const { chosen } = useVault();
  const { run, busy, failed } = usePaperWork();
  const [asking, setAsking] = useState(false);
  const { _id: id, size, checks, version } = paper;
  const name = plainName(paper.name);
  const status = statusWords[paper.status];

  async function remove() {
    const done = await run(() => deletePaper(id));
    setAsking(false);
    if (!done) return;
    const words = (
      <>
        <b>
          <Trans>File deleted</Trans>
        </b>{' '}
        <Trans>Your document has been removed.</Trans>
      </>
    );
    toast({ text: words, action: { label: <Trans>Undo</Trans>, run: () => void takeBack() } });
  }

  async function takeBack() {
    try {
      await bringBack(id);
    } catch (error) {
      const reason = explain(error, i18n);
      toast({ tone: 'bad', stays: true, text: <Trans>The paper could not be brought back. {reason}</Trans> });
    }
  }

  const preview = () => void run(() => openInTab(() => fetchPaper(id), paper.name), t`Opening…`);
  return (
    <article className={styles.card} aria-label={name} id={`paper-${id}`}>
      <Thumbnail paper={paper} />
      <div className={styles.about}>
        <button type="button" className={styles.name} aria-label={t`Preview: ${name}`} onClick={preview}>
          <bdi>{name}</bdi>
          <ExternalLink className="s flip" />
        </button>
        <Facts>
          {formatSize(size, i18n)}
          {checks?.pages && <Plural value={checks.pages} one="# page" other="# pages" />}
          {formatDay(new Date(paper.uploadDate), i18n)}
          {version > 1 && <Trans>version {i18n.number(version)}</Trans>}
        </Facts>
        {excerpt && <p className={`small ${styles.excerpt}`}>{excerpt}</p>}
        <p className={styles.states}>
          <Badge icon={status.icon} tone={status.tone}>
            {i18n._(status.word)}
          </Badge>
          <Reviewed paper={paper} />
        </p>
      </div>
      {chosen ? (
        <Chooser id={id} name={name} />
      ) : (
        <PaperMenu paper={paper} run={run} onPreview={preview} onDelete={() => setAsking(true)} />
      )}
      <div className={styles.remarks}>
        <CheckHints paper={paper} />
        <ExpiryLine paper={paper} />
        <div aria-live="polite" className={styles.live}>
          {busy && <Remark icon={Hourglass}>{busy}</Remark>}
          {failed && <FieldError id={`failed-${id}`}>{failed}</FieldError>}
        </div>
      </div>
      {asking && (
        <ConfirmDialog
          title={<Trans>Delete this document?</Trans>}
          open
          confirm={<Trans>Delete document</Trans>}
          danger
          busy={busy !== undefined}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <Trans>
            <b>{name}</b> leaves your vault, and links that you shared no longer show it. You can bring it back for 30
            days.
          </Trans>
        </ConfirmDialog>
      )}
    </article>
  );
});

/** By whom and when, and why not. */
function Reviewed({
  paper: { _id, status, reviewed_at, reviewed_by, reviewer_id, status_reason },
}: {
  paper: VaultDocument;
}) {
  const { i18n } = useLingui();
  if (status === 'pending' || !reviewed_at) return null;
  const day = formatDay(new Date(reviewed_at), i18n);
  return (
    <span className="small dim">
      <Trans>
        by <bdi>{reviewed_by}</bdi>, {day}
      </Trans>
      {status === 'rejected' && status_reason && (
        <>
          {': '}
          <b className={styles.reason}>{status_reason}</b>
          {reviewer_id && <ReportButton person={reviewer_id} name={reviewed_by} about={{ kind: 'paper', id: _id }} />}
        </>
      )}
    </span>
  );
}
