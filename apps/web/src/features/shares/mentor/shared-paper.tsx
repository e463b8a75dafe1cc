import { plainName } from '@lantern/contract/documents.rules';
import type { SharedDocument } from '@lantern/contract/shares.students';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Download, ExternalLink, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { openInTab } from '#api/open-in-tab.ts';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { FieldError } from '#components/field.tsx';
import { divider } from '#components/listed.ts';
import { fetchPaper } from '#features/documents/documents.api.ts';
import { takeBack } from '#features/documents/review/take-back.api.ts';
import { isEnded, refreshMentor } from './mentor.api.ts';
import styles from './mentor.module.css';
import { paperKinds, paperStates } from './mentor-words.ts';

type SharedPaperProps = {
  paper: SharedDocument;
  isWanted: boolean;
  onJudge: (how: { isRejecting: boolean }) => void;
};

/** A paper of a student: to open, to download, and to verify or reject while nobody has; taken back for a while. */
export function SharedPaper({ paper, isWanted, onJudge }: SharedPaperProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const item = useRef<HTMLLIElement>(null);
  const { _id: id, category, pages, status, status_reason, reviewed_by, reviewed_at, upload_date, undo_until } = paper;
  const mayUndo = undo_until !== null && Date.parse(undo_until) > Date.now();
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
      if (isEnded(error)) void refreshMentor();
      setFailed(
        isEnded(error)
          ? t`It is not shared with you any more, or somebody has checked it already.`
          : explain(error, i18n),
      );
    } finally {
      setBusy(false);
    }
  }

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
          <bdi>{reviewed_by}</bdi>
          {divider(i18n)}
          {formatDay(new Date(reviewed_at), i18n)}
          {status_reason && (
            <>
              {': '}
              <bdi>{status_reason}</bdi>
            </>
          )}
        </p>
      )}
      <div aria-live="polite">{failed && <FieldError id={`paper-${id}`}>{failed}</FieldError>}</div>
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
            <Button aria-label={t`Verify: ${name}`} onClick={() => onJudge({ isRejecting: false })}>
              <CircleCheck />
              <Trans>Verify</Trans>
            </Button>
            <Button aria-label={t`Reject: ${name}`} onClick={() => onJudge({ isRejecting: true })}>
              <CircleX />
              <Trans>Reject</Trans>
            </Button>
          </>
        )}
        {mayUndo && (
          <Button busy={busy} aria-label={t`Take it back: ${name}`} onClick={() => void run(() => takeBack(id))}>
            <Undo2 className="flip" />
            <Trans>Take it back</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
