import type { Essay } from '@lantern/contract/essays';
import type { EssayComment } from '@lantern/contract/essays.comments';
import { Trans } from '@lingui/react/macro';
import { Check, PenLine, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { Button, ButtonLink } from '#components/button.tsx';
import { showComment } from './show-comment.ts';
import { StudentList } from './student-list.tsx';
import { useStudentComments } from './use-student-comments.tsx';

type ViewCommentsProps = {
  id: string;
  essay: Essay;
  text: string;
  /** the text as it is read */
  box: RefObject<HTMLElement | null>;
  onMarks: (marks: ReactNode) => void;
};

/** What mentors said about an essay that is read: to answer, and to reject or resolve; its words change in the editor. */
export function ViewComments({ id, essay, text, box, onMarks }: ViewCommentsProps) {
  const all = useStudentComments({ id, essay, text, onMarks });
  const { setCurrent, note } = all;

  useEffect(() => {
    const target = box.current;
    function open(event: MouseEvent) {
      const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-comment]') : null;
      const comment = mark?.dataset.comment;
      // words that are being chosen are not a tap
      if (!comment || !getSelection()?.isCollapsed) return;
      setCurrent(comment);
      showComment(comment, { focus: true });
    }
    target?.addEventListener('click', open);
    return () => target?.removeEventListener('click', open);
  }, [box, setCurrent]);

  function goTo({ _id }: EssayComment) {
    setCurrent(_id);
    box.current?.focus({ preventScroll: true });
    box.current?.querySelector(`[data-comment="${_id}"]`)?.scrollIntoView({ block: 'center' });
  }

  return (
    <StudentList
      of={all}
      actionsFor={(comment) => (
        <>
          {comment.replacement === null ? (
            <Button onClick={() => note(comment, 'resolved')}>
              <Check />
              <Trans>Resolve</Trans>
            </Button>
          ) : (
            <>
              <ButtonLink href={`/essay/edit/${id}`}>
                <PenLine />
                <Trans>Change it in the editor</Trans>
              </ButtonLink>
              <Button onClick={() => note(comment, 'rejected')}>
                <X />
                <Trans>Reject</Trans>
              </Button>
            </>
          )}
        </>
      )}
      onGo={goTo}
    />
  );
}
