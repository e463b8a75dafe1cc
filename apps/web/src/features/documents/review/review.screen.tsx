import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { reviewQueueQuery } from './review.api.ts';
import styles from './review.module.css';
import { ReviewCard } from './review-card.tsx';

/** For administrators: papers that wait for somebody to look at them, oldest first. */
export function Screen() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(reviewQueueQuery);
  const list = useRef<HTMLUListElement>(null);
  const papers = data?.pages.flatMap((page) => page.papers) ?? [];
  const count = papers.length;

  // After a decision the reader goes on with the next paper.
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    const next = list.current?.querySelector<HTMLElement>('button') ?? document.getElementById('main');
    next?.focus();
  }, [count]);

  return (
    <div className="stack read">
      <div className={styles.head}>
        <div>
          <h1>
            <Trans>Papers to review</Trans>
          </h1>
          <p className="dim">
            <Trans>Open each one, then say whether it is what it should be. The student reads your reason.</Trans>
          </p>
        </div>
        <ButtonLink look="bare" href="/admin">
          <Trans>Administration</Trans>
        </ButtonLink>
      </div>
      {!data && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && count === 0 && (
        <EmptyState
          level={2}
          title={<Trans>Nothing waits for you</Trans>}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              <RefreshCw />
              <Trans>Look again</Trans>
            </Button>
          }
        >
          <Trans>New papers of students appear here.</Trans>
        </EmptyState>
      )}
      {data && count > 0 && (
        <>
          <p role="status" className="small dim">
            {hasNextPage ? (
              <Plural
                value={count}
                one="# paper here, and more behind it"
                other="The oldest # papers; more wait behind them"
              />
            ) : (
              <Plural value={count} one="# paper waits" other="# papers wait" />
            )}
          </p>
          <ul className="rules closed" ref={list}>
            {papers.map(({ document, student }) => (
              <ReviewCard key={`${document._id} ${document.version}`} paper={document} student={student} />
            ))}
          </ul>
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
