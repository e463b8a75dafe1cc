import { plainName } from '@lantern/contract/documents.rules';
import { Problem } from '@lantern/contract/problem';
import type { SharedDocument } from '@lantern/contract/shares.students';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Download, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openInTab } from '#api/open-in-tab.ts';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { toast } from '#components/toast.tsx';
import { fetchPaper } from '#features/documents/documents.api.ts';
import { isEnded, refreshMentor } from './mentor.api.ts';
import styles from './mentor.module.css';
import { paperKinds, paperStates } from './mentor-words.ts';
import { judgePaper } from './paper.api.ts';
import { RejectForm } from './reject-form.tsx';

type SharedPaperProps = { paper: SharedDocument; isWanted: boolean };

/** A paper of a student: to open, to download, and to verify or reject while nobody has. */
export function SharedPaper({ paper, isWanted }: SharedPaperProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [rejecting, setRejecting] = useState(false);
  const [failed, setFailed] = useState<string>();
  const item = useRef<HTMLLIElement>(null);
  const { _id: id, version, category, pages, status, status_reason, reviewed_by, reviewed_at, upload_date } = paper;
  const name = plainName(paper.name);
  const state = paperStates[status];

  useEffect(() => {
    if (isWanted) item.current?.focus();
  }, [isWanted]);

  async function run(work: () => Promise<unknown>) {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
    } catch (error) {
      const isNewer = error instanceof Problem && error.code === 'stale_revision';
      if (isEnded(error)) void refreshMentor();
      if (isNewer) setFailed(t`A newer version of this paper has come. Look at that one.`);
      else
        setFailed(
          isEnded(error) ? t`It is not shared with you any more, or it was judged already.` : explain(error, i18n),
        );
    } finally {
      setBusy(false);
    }
  }
  const judge = (verdict: 'verified' | 'rejected', reason = '') =>
    run(async () => {
      await judgePaper({ document_id: id, version, status: verdict, ...(reason && { reason }) });
      setRejecting(false);
      toast({ text: verdict === 'verified' ? t`${name} is verified.` : t`${name} is rejected.` });
    });

  return (
    <li className={styles.paper} ref={item} tabIndex={-1}>
      <div className="row wrap">
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <Badge icon={state.icon} tone={state.tone}>
          {i18n._(state.word)}
        </Badge>
      </div>
      <p className={`small dim ${styles.facts}`}>
        <span>{i18n._(paperKinds[category])}</span>
        {pages !== null && (
          <span>
            <Plural value={pages} one="# page" other="# pages" />
          </span>
        )}
        <span>{formatDay(new Date(upload_date), i18n)}</span>
      </p>
      {reviewed_at && (
        <p className="small">
          <bdi>{reviewed_by}</bdi>, {formatDay(new Date(reviewed_at), i18n)}
          {status_reason && (
            <>
              {': '}
              <bdi>{status_reason}</bdi>
            </>
          )}
        </p>
      )}
      <div aria-live="polite">{failed && <FieldError id={`paper-${id}`}>{failed}</FieldError>}</div>
      {rejecting && (
        <RejectForm
          busy={busy}
          onReject={(reason) => void judge('rejected', reason)}
          onCancel={() => setRejecting(false)}
        />
      )}
      {!rejecting && (
        <div className={styles.acts}>
          <Button
            aria-label={t`Open the file: ${name}`}
            onClick={() => void run(() => openInTab(() => fetchPaper(id), paper.name))}
          >
            <ExternalLink className="flip" />
            <Trans>Open the file</Trans>
          </Button>
          <Button
            busy={busy}
            aria-label={t`Download: ${name}`}
            onClick={() => void run(async () => saveFile(await fetchPaper(id), paper.name))}
          >
            <Download />
            <Trans>Download</Trans>
          </Button>
          {status === 'pending' && (
            <>
              <Button busy={busy} aria-label={t`Verify: ${name}`} onClick={() => void judge('verified')}>
                <CircleCheck />
                <Trans>Verify</Trans>
              </Button>
              <Button aria-label={t`Reject: ${name}`} onClick={() => setRejecting(true)}>
                <CircleX />
                <Trans>Reject</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
