import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useUser } from '#api/session.ts';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { Lazy } from '#components/lazy.tsx';
import { useSoon } from '#components/use-soon.ts';
import { WaitingList } from '#components/waiting-list.tsx';
import { plainName } from '../document-words.ts';
import { DecidedPapers } from './decided-papers.tsx';
import { judgeDialog, type PaperToJudge } from './judge-dialog.api.ts';
import { PaperFacts } from './paper-facts.tsx';
import { type ReviewPaper, reviewQueueQuery } from './review.api.ts';
import { ReviewCard } from './review-card.tsx';

type Judging = { first: PaperToJudge; isRejecting: boolean; anew?: true };

const toJudge = ({ document, student }: ReviewPaper): PaperToJudge => ({
  id: document._id,
  version: document.version,
  name: plainName(document.name),
  pages: document.checks?.pages ?? null,
  facts: <PaperFacts document={document} student={student} />,
});

/** For administrators: papers that wait for somebody to look at them, oldest first, and what was decided. */
export function Screen() {
  const { role } = useUser();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(reviewQueueQuery);
  const papers = data?.pages.flatMap((page) => page.papers) ?? [];
  const [judging, setJudging] = useState<Judging>();
  const [showsDecided, setShowsDecided] = useState(false);
  useSoon(judgeDialog);
  return (
    <>
      <WaitingList
        asked={{ data: data && { waiting: papers.length, papers }, error, refetch, isFetching }}
        title={<Trans>Papers to review</Trans>}
        about={<About />}
        above={
          // those who look after papers have no such page
          role === 'admin' && (
            <Link href="/admin">
              <Trans>Administration</Trans>
            </Link>
          )
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
          waiting.papers.map((paper) => (
            <ReviewCard
              key={`${paper.document._id} ${paper.document.version}`}
              paper={paper}
              onJudge={({ isRejecting }) => setJudging({ first: toJudge(paper), isRejecting })}
            />
          ))
        }
      </WaitingList>
      <details className="fold read" onToggle={({ currentTarget }) => setShowsDecided(currentTarget.open)}>
        <summary>
          <Trans>What was decided</Trans>
          <ChevronDown />
        </summary>
        {showsDecided && (
          <DecidedPapers onAnew={(paper) => setJudging({ first: toJudge(paper), isRejecting: false, anew: true })} />
        )}
      </details>
      {judging && (
        <Lazy
          part={judgeDialog}
          props={{
            ...judging,
            // decided anew is one alone
            papers: judging.anew ? [] : papers.map(toJudge),
            onClose: () => setJudging(undefined),
          }}
        />
      )}
    </>
  );
}
