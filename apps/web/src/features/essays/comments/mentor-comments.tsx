import type { Essay } from '@lantern/contract/essays';
import type { EssayComment } from '@lantern/contract/essays.comments';
import type { Anchor } from '@lantern/writing/comments/anchor';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listen } from '#api/events.ts';
import { readForm, useKeptForm } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { MarkedTextarea } from '../editor/marked-textarea.tsx';
import { CommentForm, nothingTyped } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentMarks } from './comment-marks.tsx';
import { mentorCommentsQuery, putBack, sendMentorReply, takeBack } from './comments.api.ts';
import styles from './comments.module.css';
import { inOrder } from './in-order.ts';
import { showComment } from './show-comment.ts';
import { useMarkTaps } from './use-mark-taps.ts';
import { usePlaces } from './use-places.ts';
import { useSelection } from './use-selection.ts';

type ReadEssay = Pick<Essay, '_id' | 'revision' | 'final_text'>;

type MentorCommentsProps = {
  essay: ReadEssay;
  /** Fetches the essay again, when its writer has gone on since. */
  onStale: () => Promise<ReadEssay | undefined>;
};

const none: readonly EssayComment[] = [];

/** An essay's text for a mentor: choose words by mouse, touch or keyboard, comment on them or suggest others. */
export function MentorComments({ essay, onStale }: MentorCommentsProps) {
  const { t, i18n } = useLingui();
  const { _id: id, final_text: text, revision } = essay;
  const { data = none, error, isPending, refetch, isFetching } = useQuery(mentorCommentsQuery(id));
  useEffect(() => listen('essay-comments', () => void refetch()), [refetch]);
  const [current, setCurrent] = useState<string>();
  const draft = `essay-comment.${id}`;
  const [typed, setTyped] = useState(() => ({ ...nothingTyped, ...readForm<typeof nothingTyped>(draft).values }));
  useKeptForm(draft, typed, nothingTyped);
  /** What the form is about, as it was when it opened. Sent again for the same words it is the same comment. */
  const [writing, setWriting] = useState<{ id: string; chosen: Anchor; essay: ReadEssay }>();
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const under = useRef<HTMLDivElement>(null);
  const chosen = useSelection(area, text);
  const places = usePlaces({ essay: id, comments: data, text, current: { revision, text }, keep: false });
  useMarkTaps(area, {
    places,
    current,
    onOpen(comment, { isTouch }) {
      setCurrent(comment);
      showComment(comment, { focus: isTouch });
    },
  });

  function goTo({ _id }: EssayComment) {
    const place = places.get(_id);
    if (!place) return;
    setCurrent(_id);
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(place.start, place.end);
    under.current?.querySelector(`[data-comment="${_id}"]`)?.scrollIntoView({ block: 'center' });
  }

  function begin(anchor: Anchor) {
    const isSame = writing?.chosen.start === anchor.start && writing.chosen.quote === anchor.quote;
    setWriting({ id: isSame ? writing.id : newId(), chosen: anchor, essay });
    setOpen(true);
  }

  function attempt(work: Promise<unknown>) {
    work.catch((problem: unknown) => toast({ tone: 'bad', text: explain(problem, i18n) }));
  }

  async function remove(comment: EssayComment) {
    await takeBack(comment);
    toast({
      text: <Trans>Comment taken back.</Trans>,
      action: { label: <Trans>Undo</Trans>, run: () => attempt(putBack(comment)) },
    });
  }

  return (
    <div className={styles.desk}>
      <section className={styles.leaf} aria-label={t`Essay`}>
        <MarkedTextarea
          ref={area}
          under={under}
          value={text}
          aria-label={t`Essay text`}
          aria-readonly="true"
          // a field that takes no words: it has a caret, so that words can be chosen with the keyboard too
          inputMode="none"
          spellCheck={false}
          marked={<CommentMarks text={text} places={places} current={current} />}
          found={null}
        />
        <div className={styles.foot}>
          <p className="small" role="status">
            {chosen ? (
              <span dir="auto">“{shorten(chosen.quote)}”</span>
            ) : (
              <Trans>Choose words of the text to comment on them.</Trans>
            )}
          </p>
          {chosen && (
            <Button look="main" onClick={() => begin(chosen)}>
              <MessageSquarePlus />
              <Trans>Comment</Trans>
            </Button>
          )}
        </div>
      </section>
      {open && writing && (
        <CommentForm
          {...writing}
          typed={typed}
          onTyped={setTyped}
          onStale={onStale}
          onClose={() => setOpen(false)}
          onSent={() => {
            setTyped(nothingTyped);
            setWriting(undefined);
            setOpen(false);
          }}
        />
      )}
      <section className="stack" aria-label={t`Your comments`}>
        <h2>
          <Trans>Your comments</Trans>
        </h2>
        {error && data === none && (
          <ErrorBlock title={<Trans>Could not load comments.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
            {explain(error, i18n)}
          </ErrorBlock>
        )}
        {isPending && !error && <Skeleton />}
        {!isPending && data.length === 0 && !error && (
          <p className="dim">
            <Trans>You have not commented on this essay yet.</Trans>
          </p>
        )}
        <ul className={`rules ${styles.list}`}>
          {inOrder(data, places).map((comment) => (
            <CommentItem
              key={comment._id}
              comment={comment}
              reader="mentor"
              other={{ id: comment.student_id, name: t`your student` }}
              isCurrent={comment._id === current}
              isPlaced={places.has(comment._id)}
              isOlder={comment.revision !== revision}
              actions={
                <Button look="bare" onClick={() => attempt(remove(comment))}>
                  <Trash2 />
                  <Trans>Take back</Trans>
                </Button>
              }
              onGo={() => goTo(comment)}
              onReply={(said, reply) => sendMentorReply(comment, reply, said)}
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

const shorten = (quote: string) =>
  quote.length > 80 ? `${quote.slice(0, 60).trimEnd()} … ${quote.slice(-15)}` : quote;
