import type { Essay } from '@lantern/contract/essays';
import type { CommentState, EssayComment } from '@lantern/contract/essays.comments';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { toast } from '#components/toast.tsx';
import { CommentMarks } from './comment-marks.tsx';
import { decide, useWaitingWords } from './comment-outbox.ts';
import { commentsQuery } from './comments.api.ts';
import { usePlaces } from './use-places.ts';
import { withWaiting } from './waiting-words.ts';

type UseStudentComments = {
  id: string;
  essay: Essay | undefined;
  text: string;
  /** Gets the text with the words of open comments marked. */
  onMarks: (marks: ReactNode) => void;
};

export type StudentComments = ReturnType<typeof useStudentComments>;

const none: readonly EssayComment[] = [];

/** An essay's comments as its writer left them on this device, where their words stand in the text, and which one is open. */
export function useStudentComments({ id, essay, text, onMarks }: UseStudentComments) {
  const { i18n } = useLingui();
  const query = useQuery(commentsQuery(id));
  const { data = none } = query;
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

  const refused = Object.entries(waiting).flatMap(([comment, { essay: of, replies, refused: code }]) =>
    code && of === id ? [{ comment, replies, code }] : [],
  );
  return {
    query,
    comments,
    refused,
    places,
    current,
    setCurrent,
    isOlder: ({ _id, revision }: EssayComment) =>
      !places.has(_id) && (revision !== essay?.revision || text !== essay.final_text),
    note(comment: EssayComment, state: CommentState) {
      decide(comment, state).catch((problem: unknown) => toast({ tone: 'bad', text: explain(problem, i18n) }));
    },
  };
}
