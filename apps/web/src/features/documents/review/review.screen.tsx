import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { WaitingList } from '#components/waiting-list.tsx';
import { reviewQueueQuery } from './review.api.ts';
import { ReviewCard } from './review-card.tsx';

/** For administrators: papers that wait for somebody to look at them, oldest first. */
export function Screen() {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(reviewQueueQuery);
  const papers = data?.pages.flatMap((page) => page.papers) ?? [];
  return (
    <WaitingList
      asked={{ data: data && { waiting: papers.length, papers }, error, refetch, isFetching }}
      title={<Trans>Papers to review</Trans>}
      about={<About />}
      above={
        <Link href="/admin">
          <Trans>Administration</Trans>
        </Link>
      }
      none={<Trans>New papers of students appear here.</Trans>}
      count={(count) =>
        hasNextPage ? (
          <Plural
            value={count}
            one="# paper here, and more behind it"
            other="The oldest # papers; more wait behind them"
          />
        ) : (
          <Plural value={count} one="# paper waits" other="# papers wait" />
        )
      }
      cards={false}
      more={
        hasNextPage && (
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        )
      }
    >
      {(waiting) =>
        waiting.papers.map(({ document, student }) => (
          <ReviewCard key={`${document._id} ${document.version}`} paper={document} student={student} />
        ))
      }
    </WaitingList>
  );
}
