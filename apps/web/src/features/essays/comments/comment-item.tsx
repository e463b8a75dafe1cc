import type { CommentState, EssayComment } from '@lantern/contract/essays.comments';
import { Trans } from '@lingui/react/macro';
import { Check, CircleDashed, CornerDownRight, Info, type LucideIcon, MessageSquareText, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge, Remark, type Tone } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { MarkedWords } from '#components/contacts/marked-words.tsx';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import styles from './comments.module.css';
import { EarlierText } from './earlier-text.tsx';
import { ReplyForm } from './reply-form.tsx';
import { itemId } from './show-comment.ts';

type CommentItemProps = {
  comment: EssayComment;
  /** Who reads it: their own words are called theirs. */
  reader: 'mentor' | 'student';
  /** Its words were tapped, or gone to, last. */
  isCurrent: boolean;
  /** Its words stand in the text at hand. */
  isPlaced: boolean;
  /** The text at hand is not the one that it was made for. */
  isOlder: boolean;
  /** Who wrote to the reader here; none whose account is gone. */
  other: { id: string; name: string } | null;
  /** What the reader can do with it. */
  actions: ReactNode;
  onGo: () => void;
  onReply: (text: string, id: string) => Promise<void>;
};

const looks: Record<CommentState, { tone: Tone; icon: LucideIcon }> = {
  open: { tone: 'info', icon: CircleDashed },
  accepted: { tone: 'ok', icon: Check },
  rejected: { tone: 'none', icon: X },
  resolved: { tone: 'ok', icon: Check },
};

function StateBadge({ state }: { state: CommentState }) {
  return (
    <Badge {...looks[state]}>
      {state === 'open' && <Trans context="state of a comment">Open</Trans>}
      {state === 'accepted' && <Trans>Accepted</Trans>}
      {state === 'rejected' && <Trans>Rejected</Trans>}
      {state === 'resolved' && <Trans>Resolved</Trans>}
    </Badge>
  );
}

/** One comment: the words that it is about, what is said or suggested, what became of it, the answers. */
export function CommentItem(props: CommentItemProps) {
  const { comment, reader, other, isCurrent, isPlaced, isOlder, actions, onGo, onReply } = props;
  const [answering, setAnswering] = useState(false);
  const { quote, text, replacement, state, replies } = comment;
  const isOpen = state === 'open';
  return (
    <li className={styles.item} id={itemId(comment._id)} tabIndex={-1} data-current={isCurrent || undefined}>
      <p className={styles.facts}>
        <StateBadge state={state} />
        <span className="small dim">
          {reader === 'student' && <MentorName comment={comment} />} <TimeAgo at={Date.parse(comment.created_at)} />
        </span>
      </p>
      <blockquote className={styles.quote} dir="auto">
        {replacement === null ? quote : <del>{quote}</del>}
        {replacement !== null && replacement !== '' && (
          <>
            {' '}
            <ins>{replacement}</ins>
          </>
        )}
      </blockquote>
      {replacement === '' && (
        <p className="small">
          <Trans>Suggests to remove these words.</Trans>
        </p>
      )}
      {text && (
        <p dir="auto" className={styles.words}>
          <MarkedWords text={text} />
        </p>
      )}
      {isOpen && !isPlaced && (
        <Remark icon={Info}>
          <Trans>These words are not in the text any more.</Trans>
        </Remark>
      )}
      {isOlder && <EarlierText comment={comment} />}
      {replies.length > 0 && (
        <ul className={styles.replies}>
          {replies.map((one) => (
            <li key={one._id}>
              <CornerDownRight className="s flip" />
              <div>
                <p className="small dim">
                  {one.by === reader ? (
                    <Trans>You</Trans>
                  ) : one.by === 'mentor' ? (
                    <MentorName comment={comment} />
                  ) : (
                    <Trans>The student</Trans>
                  )}{' '}
                  <TimeAgo at={Date.parse(one.created_at)} />
                </p>
                <p dir="auto" className={styles.words}>
                  <MarkedWords text={one.text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {answering ? (
        <ReplyForm comment={comment._id} onSend={onReply} onClose={() => setAnswering(false)} />
      ) : (
        <div className={styles.actions}>
          {actions}
          {isOpen && isPlaced && (
            <Button look="bare" onClick={onGo}>
              <Trans>Go to the words</Trans>
            </Button>
          )}
          <Button look="bare" onClick={() => setAnswering(true)}>
            <MessageSquareText />
            <Trans>Reply</Trans>
          </Button>
          {other && (
            <ReportButton person={other.id} name={other.name} about={{ kind: 'essay-comment', id: comment._id }} />
          )}
        </div>
      )}
    </li>
  );
}

function MentorName({ comment: { mentor } }: { comment: EssayComment }) {
  return mentor ? <span dir="auto">{mentor.name}</span> : <Trans>A mentor who has left</Trans>;
}
