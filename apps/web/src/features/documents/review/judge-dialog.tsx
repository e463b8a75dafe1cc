// A paper in view with the question what is so. The next one comes by itself, and the last verdict can be taken back.
import { reviewDocument, showPageForReview } from '@lantern/contract/documents.review';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call, fetchFile } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { FieldError } from '#components/field.tsx';
import { useIsHere } from '#components/go-on.ts';
import { toast } from '#components/toast.tsx';
import { PaperPages } from '../papers/paper-pages.tsx';
import { RejectForm } from './reject-form.tsx';
import styles from './review.module.css';
import { refreshReviews, takeBack } from './take-back.api.ts';

export type PaperToJudge = { id: string; version: number; name: string; pages: number | null; facts: ReactNode };

export type JudgeDialogProps = {
  first: PaperToJudge;
  /** The reason is asked for at once. */
  isRejecting: boolean;
  /** What else waits, in its order. */
  papers: readonly PaperToJudge[];
  /** An administrator decides what was decided before. */
  anew?: boolean;
  onClose: () => void;
};

type Verdict = { paper: PaperToJudge; status: 'verified' | 'rejected' };

const fetchPage = (id: string, page: number, signal: AbortSignal) =>
  fetchFile(showPageForReview, { params: { id, page: String(page) } }, { signal, timeout: 120_000 });

export function JudgeDialog({ first, isRejecting, papers, anew = false, onClose }: JudgeDialogProps) {
  const { t, i18n } = useLingui();
  const [now, setNow] = useState(first);
  const [rejecting, setRejecting] = useState(isRejecting);
  const [last, setLast] = useState<Verdict>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const isHere = useIsHere();
  const judged = useRef(new Set<string>());
  const title = useTitleFocus(now.id);
  const left = papers.filter(({ id }) => id !== now.id && !judged.current.has(id)).length;

  /** What comes after this one, else the first that still waits. */
  function findNext(): PaperToJudge | undefined {
    const waits = ({ id }: PaperToJudge) => !judged.current.has(id);
    return papers.slice(papers.findIndex(({ id }) => id === now.id) + 1).find(waits) ?? papers.find(waits);
  }

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setFailed(undefined);
    await work().catch((error) => setFailed(whyNot(error)));
    setBusy(false);
  }

  function whyNot(error: unknown): string {
    const code = error instanceof Problem ? error.code : undefined;
    if (code === 'stale_revision' || code === 'not_found') void refreshReviews();
    if (code === 'stale_revision') return t`There is a newer version of this paper. Look at that one.`;
    if (code === 'not_found') return t`Somebody has checked or deleted this paper already.`;
    return explain(error, i18n);
  }

  const judge = (status: Verdict['status'], reason = '') =>
    run(async () => {
      const { id, version } = now;
      await call(reviewDocument, {
        body: { document_id: id, version, status, ...(reason && { reason }), ...(anew && { anew }) },
      });
      judged.current.add(id);
      void refreshReviews();
      const next = findNext();
      if (!next) {
        const undo = () => void takeBack(id).catch((error) => toast({ tone: 'bad', text: explain(error, i18n) }));
        toast({
          text: <Said paper={now} status={status} />,
          action: { label: <Trans>Take it back</Trans>, run: undo },
        });
        return isHere.current ? onClose() : undefined;
      }
      setLast({ paper: now, status });
      setRejecting(false);
      setNow(next);
    });

  const takeBackLast = ({ paper }: Verdict) =>
    run(async () => {
      await takeBack(paper.id);
      judged.current.delete(paper.id);
      setLast(undefined);
      setRejecting(false);
      setNow(paper);
    });

  return (
    <Dialog wide open title={<bdi ref={title}>{now.name}</bdi>} onClose={onClose}>
      <div role="status" className={last && 'row wrap small'}>
        {last && (
          <>
            <Said {...last} />
            <Button look="bare" busy={busy} onClick={() => void takeBackLast(last)}>
              <Trans>Take it back</Trans>
            </Button>
          </>
        )}
      </div>
      <div className={styles.judge}>
        <PaperPages
          key={now.id}
          title={now.name}
          pages={now.pages}
          queryKey={['documents', 'review', 'page', now.id, now.version]}
          fetchPage={(page, signal) => fetchPage(now.id, page, signal)}
        />
        <div className="stack">
          {now.facts}
          <div aria-live="polite">{failed && <FieldError id="judge-failed">{failed}</FieldError>}</div>
          {rejecting ? (
            <RejectForm
              key={now.id}
              busy={busy}
              onReject={(reason) => void judge('rejected', reason)}
              onCancel={() => setRejecting(false)}
            />
          ) : (
            <div className={styles.acts}>
              <Button look="main" busy={busy} onClick={() => void judge('verified')}>
                <CircleCheck />
                <Trans>Verify</Trans>
              </Button>
              <Button blocked={busy} onClick={() => setRejecting(true)}>
                <CircleX />
                <Trans>Reject</Trans>
              </Button>
            </div>
          )}
          {left > 0 && (
            <p className="small dim">
              <Plural
                value={left}
                one="# more paper waits. It comes by itself."
                other="# more papers wait. The next comes by itself."
              />
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Said({ paper, status }: Verdict): ReactNode {
  const name = paper.name;
  return status === 'verified' ? <Trans>{name} is verified.</Trans> : <Trans>{name} is rejected.</Trans>;
}

/** Each paper after the first begins at its name, as a dialog does. */
function useTitleFocus(id: string) {
  const title = useRef<HTMLElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    title.current?.closest('h2')?.focus();
  }, [id]);
  return title;
}
