// What was decided, latest first: who decided takes it back for a while, an administrator decides it anew.
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { plainName, statusWords } from '../document-words.ts';
import { Facts } from '../facts.tsx';
import { decidedQuery, type ReviewPaper } from './review.api.ts';
import styles from './review.module.css';
import { takeBack } from './take-back.api.ts';

type DecidedPapersProps = { onAnew: (paper: ReviewPaper) => void };

export function DecidedPapers({ onAnew }: DecidedPapersProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(decidedQuery);
  const papers = data?.pages.flatMap((page) => page.papers);
  if (!papers && error)
    return (
      <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!papers) return <Skeleton />;
  if (papers.length === 0)
    return (
      <p className="dim">
        <Trans>Nothing was decided yet.</Trans>
      </p>
    );
  return (
    <>
      <ul className="rules closed">
        {papers.map((paper) => (
          <DecidedPaper key={paper.document._id} paper={paper} onAnew={onAnew} />
        ))}
      </ul>
      {error && (
        <ErrorBlock
          title={<Trans>We could not load the list.</Trans>}
          onRetry={() => void fetchNextPage()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {hasNextPage && !error && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function DecidedPaper({ paper, onAnew }: { paper: ReviewPaper } & DecidedPapersProps) {
  const { t, i18n } = useLingui();
  const { role } = useUser();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { document, student, undo_until } = paper;
  const name = plainName(document.name);
  const state = statusWords[document.status];
  const mayUndo = undo_until !== null && Date.parse(undo_until) > Date.now();

  async function undo() {
    setBusy(true);
    setFailed(undefined);
    await takeBack(document._id).catch((error) => setFailed(explain(error, i18n)));
    setBusy(false);
  }

  return (
    <li className={styles.card}>
      <div className="row wrap">
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <Badge icon={state.icon} tone={state.tone}>
          {i18n._(state.word)}
        </Badge>
      </div>
      <Facts>
        <bdi>{student}</bdi>
        <bdi>{document.reviewed_by}</bdi>
        {document.reviewed_at && formatDay(new Date(document.reviewed_at), i18n)}
        {document.status_reason && <bdi>{document.status_reason}</bdi>}
      </Facts>
      <div aria-live="polite">{failed && <FieldError id={`decided-${document._id}`}>{failed}</FieldError>}</div>
      <div className={styles.acts}>
        {mayUndo && (
          <Button busy={busy} aria-label={t`Take it back: ${name}, ${student}`} onClick={() => void undo()}>
            <Undo2 className="flip" />
            <Trans>Take it back</Trans>
          </Button>
        )}
        {role === 'admin' && (
          <Button aria-label={t`Decide again: ${name}, ${student}`} onClick={() => onAnew(paper)}>
            <Trans>Decide again</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}
