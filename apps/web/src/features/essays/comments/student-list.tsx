import type { EssayComment } from '@lantern/contract/essays.comments';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { CommentItem } from './comment-item.tsx';
import { reply } from './comment-outbox.ts';
import styles from './comments.module.css';
import { inOrder } from './in-order.ts';
import { RefusedReplies } from './refused-replies.tsx';
import type { StudentComments } from './use-student-comments.tsx';

type StudentListProps = {
  of: StudentComments;
  /** Stands below the title. */
  remark?: ReactNode;
  /** What can be done with an open one. */
  actionsFor: (comment: EssayComment) => ReactNode;
  onGo: (comment: EssayComment) => void;
};

/** What mentors said about an essay, for its writer: what needs an answer first. */
export function StudentList({ of, remark, actionsFor, onGo }: StudentListProps) {
  const { i18n } = useLingui();
  const { query, comments, refused, places, current, isOlder, note } = of;
  const { data, error, isPending, refetch, isFetching } = query;
  if (error && !data) {
    return (
      <ErrorBlock title={<Trans>Could not load comments.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  }
  if (isPending) return <Skeleton />;
  return (
    <section className="stack">
      <h2>
        <Trans>Comments of mentors</Trans>
      </h2>
      {remark}
      <RefusedReplies refused={refused} />
      {comments.length === 0 && (
        <p className="dim">
          <Trans>The mentor deleted this comment.</Trans>
        </p>
      )}
      <ul className={`rules ${styles.list}`}>
        {inOrder(comments, places).map((comment) => (
          <CommentItem
            key={comment._id}
            comment={comment}
            reader="student"
            other={comment.mentor}
            isCurrent={comment._id === current}
            isPlaced={places.has(comment._id)}
            isOlder={isOlder(comment)}
            actions={
              comment.state === 'open' ? (
                actionsFor(comment)
              ) : (
                <Button look="bare" onClick={() => note(comment, 'open')}>
                  <RotateCcw />
                  <Trans>Open again</Trans>
                </Button>
              )
            }
            onGo={() => onGo(comment)}
            onReply={(text, id) => reply(comment, text, id)}
          />
        ))}
      </ul>
    </section>
  );
}
