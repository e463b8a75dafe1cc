import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { problemWord } from '#api/problem-words.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { dropReplies, sendAgain } from './comment-outbox.ts';
import styles from './comments.module.css';
import type { StudentComments } from './use-student-comments.tsx';

/** Answers that the server did not take, also to a comment that is gone: their texts stand nowhere else. */
export function RefusedReplies({ refused }: Pick<StudentComments, 'refused'>) {
  const { i18n } = useLingui();
  return refused.map(({ comment, replies, code }) => (
    <div key={comment} className="stack">
      {replies.map(({ reply_id, text }) => (
        <p key={reply_id} dir="auto" className={styles.words}>
          {text}
        </p>
      ))}
      <Remark tone="bad" icon={CircleAlert}>
        <Trans>Your answer was not sent.</Trans> {problemWord(code, i18n)}
      </Remark>
      <div className={styles.actions}>
        <Button onClick={() => sendAgain(comment)}>
          <Trans>Try again</Trans>
        </Button>
        <Button look="danger" onClick={() => dropReplies(comment)}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </div>
  ));
}
