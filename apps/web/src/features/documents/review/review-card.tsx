import type { VaultDocument } from '@lantern/contract/documents';
import { previewForReview } from '@lantern/contract/documents.review';
import { Problem } from '@lantern/contract/problem';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { fetchFile } from '#api/call.ts';
import { openInTab } from '#api/open-in-tab.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field, FieldError } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { categoryWords, formatSize, plainName } from '../document-words.ts';
import { Facts } from '../facts.tsx';
import { CheckHints } from '../papers/check-hints.tsx';
import { refreshQueue, review } from './review.api.ts';
import styles from './review.module.css';

/** Milliseconds: 10 MB on a slow line. */
const timeout = 600_000;

type ReviewCardProps = { paper: VaultDocument; student: string };

export function ReviewCard({ paper, student }: ReviewCardProps) {
  const { t, i18n } = useLingui();
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { _id: id, version, category, size, uploadDate, checks } = paper;
  const name = plainName(paper.name);

  async function decide(status: 'verified' | 'rejected') {
    setTried(true);
    if (status === 'rejected' && reason.trim() === '') return;
    setBusy(true);
    setFailed(undefined);
    try {
      await review({ document_id: id, version, status, ...(status === 'rejected' && { reason: reason.trim() }) });
      toast({ text: status === 'verified' ? t`${name} is verified.` : t`${name} is rejected.` });
    } catch (error) {
      const isNewer = error instanceof Problem && error.code === 'stale_revision';
      const isGone = error instanceof Problem && error.code === 'not_found';
      if (isNewer || isGone) void refreshQueue();
      if (isNewer) setFailed(t`A newer version of this paper has come. Look at that one.`);
      else
        setFailed(isGone ? t`This paper waits no longer: it was reviewed or deleted meanwhile.` : explain(error, i18n));
      setBusy(false);
    }
  }

  async function show() {
    setFailed(undefined);
    const bytes = () => fetchFile(previewForReview, { params: { id } }, { timeout: timeout });
    await openInTab(bytes, paper.name).catch((error) => setFailed(explain(error, i18n)));
  }

  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        <bdi>{name}</bdi>
      </h2>
      <Facts>
        <bdi>{student}</bdi>
        {i18n._(categoryWords[category].name)}
        {formatSize(size, i18n)}
        {checks?.pages && <Plural value={checks.pages} one="# page" other="# pages" />}
        {formatDay(new Date(uploadDate), i18n)}
      </Facts>
      <CheckHints paper={paper} />
      {rejecting && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void decide('rejected');
          }}
        >
          <Field
            label={<Trans>What is wrong?</Trans>}
            help={<Trans>One sentence that helps the student to mend it.</Trans>}
            error={tried && reason.trim() === '' ? t`Say what is wrong, so that the student can mend it.` : undefined}
          >
            <TextInput
              value={reason}
              maxLength={500}
              autoComplete="off"
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
          <div className={styles.acts}>
            <Button type="submit" look="danger" busy={busy}>
              <Trans>Reject</Trans>
            </Button>
            <Button onClick={() => setRejecting(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      )}
      <div aria-live="polite">{failed && <FieldError id={`review-${id}`}>{failed}</FieldError>}</div>
      {!rejecting && (
        <div className={styles.acts}>
          <Button aria-label={t`Open the file: ${name}, ${student}`} onClick={() => void show()}>
            <ExternalLink className="flip" />
            <Trans>Open the file</Trans>
          </Button>
          <Button busy={busy} aria-label={t`Verify: ${name}, ${student}`} onClick={() => void decide('verified')}>
            <CircleCheck />
            <Trans>Verify</Trans>
          </Button>
          <Button
            aria-label={t`Reject: ${name}, ${student}`}
            onClick={() => {
              setTried(false);
              setRejecting(true);
            }}
          >
            <CircleX />
            <Trans>Reject</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
