import { previewForReview } from '@lantern/contract/documents.review';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { fetchFile } from '#api/call.ts';
import { openInTab } from '#api/open-in-tab.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { Taken } from '#components/taken.tsx';
import { plainName } from '../document-words.ts';
import { CheckHints } from '../papers/check-hints.tsx';
import { PaperFacts } from './paper-facts.tsx';
import { type ReviewPaper, take } from './review.api.ts';
import styles from './review.module.css';

/** Milliseconds: 10 MB on a slow line. */
const timeout = 600_000;

type ReviewCardProps = { paper: ReviewPaper; onJudge: (how: { isRejecting: boolean }) => void };

export function ReviewCard({ paper: { document, student, taken }, onJudge }: ReviewCardProps) {
  const { t, i18n } = useLingui();
  const [failed, setFailed] = useState<string>();
  const { _id: id } = document;
  const name = plainName(document.name);

  async function show() {
    setFailed(undefined);
    const bytes = () => fetchFile(previewForReview, { params: { id } }, { timeout: timeout });
    await openInTab(bytes, document.name).catch((error) => setFailed(explain(error, i18n)));
  }

  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <PaperFacts document={document} student={student} />
      <CheckHints paper={document} />
      <div aria-live="polite">{failed && <FieldError id={`review-${id}`}>{failed}</FieldError>}</div>
      <Taken taken={taken} onTake={(isTaken) => take(id, isTaken)} />
      <div className={styles.acts}>
        <Button aria-label={t`Open the file: ${name}, ${student}`} onClick={() => void show()}>
          <ExternalLink className="flip" />
          <Trans>Open the file</Trans>
        </Button>
        <Button aria-label={t`Verify: ${name}, ${student}`} onClick={() => onJudge({ isRejecting: false })}>
          <CircleCheck />
          <Trans>Verify</Trans>
        </Button>
        <Button aria-label={t`Reject: ${name}, ${student}`} onClick={() => onJudge({ isRejecting: true })}>
          <CircleX />
          <Trans>Reject</Trans>
        </Button>
      </div>
    </li>
  );
}
