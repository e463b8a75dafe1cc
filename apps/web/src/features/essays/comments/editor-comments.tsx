import type { Essay } from '@lantern/contract/essays';
import type { CommentState, EssayComment } from '@lantern/contract/essays.comments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, RotateCcw, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import type { EditCounter } from '../editor/log/count-edit.ts';
import { writeSpan } from '../marks/write-span.ts';
import { CommentItem } from './comment-item.tsx';
import { CommentMarks } from './comment-marks.tsx';
import { decide, reply, useWaitingWords } from './comment-outbox.ts';
import { commentsQuery } from './comments.api.ts';
import styles from './comments.module.css';
import { usePlaces } from './use-places.ts';
import { withWaiting } from './waiting-words.ts';

type EditorCommentsProps = {
  id: string;
  essay: Essay | undefined;
  text: string;
  area: RefObject<HTMLTextAreaElement | null>;
  counter: EditCounter;
  /** The essay is complete: its words stay. */
  locked: boolean;
  /** Gets the text with the words of open comments marked. */
  onMarks: (marks: ReactNode) => void;
  /** Shows the text, or this list, where only one of the two is in view. */
  onShow: (part: 'text' | 'comments') => void;
};

const none: readonly EssayComment[] = [];

/** What mentors said about this essay: the writer takes suggestions over or not, one by one, and answers. */
export function EditorComments({ id, essay, text, area, counter, locked, onMarks, onShow }: EditorCommentsProps) {
  const { i18n } = useLingui();
  const { data = none, error, isPending, refetch, isFetching } = useQuery(commentsQuery(id));
  const waiting = useWaitingWords();
  const [current, setCurrent] = useState<string>();
  const comments = useMemo(() => data.map((one) => withWaiting(one, waiting[one._id])), [data, waiting]);
  const places = usePlaces({
    essay: id,
    comments,
    text,
    current: essay && { revision: essay.revision, text: essay.final_text },
    keep: true,
  });

  useEffect(() => {
    onMarks(places.size > 0 ? <CommentMarks text={text} places={places} current={current} /> : null);
    return () => onMarks(null);
  }, [onMarks, text, places, current]);

  function note(comment: EssayComment, state: CommentState) {
    decide(comment, state).catch((problem: unknown) => toast({ tone: 'bad', text: explain(problem, i18n) }));
  }

  function goTo({ _id }: EssayComment) {
    const place = places.get(_id);
    if (!place) return;
    setCurrent(_id);
    onShow('text');
    // After the text's tab is shown: a hidden field takes no focus.
    requestAnimationFrame(() => {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(place.start, place.end);
      document.querySelector(`[data-comment="${_id}"]`)?.scrollIntoView({ block: 'center' });
    });
  }

  /** The field must be shown for the browser to take what is written as typed, and to undo it. */
  function write(start: number, end: number, words: string) {
    flushSync(() => onShow('text'));
    if (area.current) writeSpan(area.current, counter, start, end, words);
    flushSync(() => onShow('comments'));
  }

  function accept(comment: EssayComment) {
    const place = places.get(comment._id);
    const words = comment.replacement;
    if (!place || words === null) return;
    const { start, end } = place;
    write(start, end, words);
    note(comment, 'accepted');
    toast({
      text: <Trans>Changed.</Trans>,
      action: {
        label: <Trans>Undo</Trans>,
        run() {
          // what was written since stands: only the same words at the same place are put back
          if (area.current?.value.slice(start, start + words.length) === words)
            write(start, start + words.length, comment.quote);
          note(comment, 'open');
        },
      },
    });
  }

  function actionsFor(comment: EssayComment): ReactNode {
    const { state, replacement } = comment;
    if (state !== 'open') {
      return (
        <Button look="bare" onClick={() => note(comment, 'open')}>
          <RotateCcw />
          <Trans>Open again</Trans>
        </Button>
      );
    }
    const canAccept = replacement !== null && places.has(comment._id) && !locked;
    return (
      <>
        {canAccept && (
          <Button look="main" onClick={() => accept(comment)}>
            <Check />
            <Trans>Accept</Trans>
          </Button>
        )}
        {replacement !== null && (
          <Button onClick={() => note(comment, 'rejected')}>
            <X />
            <Trans>Reject</Trans>
          </Button>
        )}
        {(replacement === null || !canAccept) && (
          <Button onClick={() => note(comment, 'resolved')}>
            <Check />
            <Trans>Resolve</Trans>
          </Button>
        )}
      </>
    );
  }

  if (error && data === none) {
    return (
      <ErrorBlock title={<Trans>Could not load comments.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    );
  }
  if (isPending) return <Skeleton />;
  // what needs an answer first, in the order of the text
  const ordered = comments.toSorted(
    (a, b) =>
      Number(a.state !== 'open') - Number(b.state !== 'open') ||
      (places.get(a._id)?.start ?? a.start) - (places.get(b._id)?.start ?? b.start),
  );
  return (
    <section className="stack">
      <h2>
        <Trans>Comments of mentors</Trans>
      </h2>
      {locked && comments.some(({ replacement, state }) => replacement !== null && state === 'open') && (
        <p className="small dim">
          <Trans>This essay is complete. Edit it to accept a suggestion.</Trans>
        </p>
      )}
      {ordered.length === 0 && (
        <p className="dim">
          <Trans>No comment is left: the mentor took back what they wrote.</Trans>
        </p>
      )}
      <ul className={`rules ${styles.list}`}>
        {ordered.map((comment) => (
          <CommentItem
            key={comment._id}
            comment={comment}
            reader="student"
            isPlaced={places.has(comment._id)}
            isOlder={!places.has(comment._id) && (comment.revision !== essay?.revision || text !== essay.final_text)}
            actions={actionsFor(comment)}
            onGo={() => goTo(comment)}
            onReply={(words) => reply(comment, words)}
          />
        ))}
      </ul>
    </section>
  );
}
