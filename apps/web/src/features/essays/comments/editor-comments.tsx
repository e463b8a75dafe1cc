import type { Essay } from '@lantern/contract/essays';
import type { EssayComment } from '@lantern/contract/essays.comments';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/button.tsx';
import { toast } from '#components/toast.tsx';
import type { EditCounter } from '../editor/log/count-edit.ts';
import { writeSpan } from '../marks/write-span.ts';
import { showComment } from './show-comment.ts';
import { StudentList } from './student-list.tsx';
import { useMarkTaps } from './use-mark-taps.ts';
import { useStudentComments } from './use-student-comments.tsx';

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

/** What mentors said about this essay: the writer takes suggestions over or not, one by one, and answers. */
export function EditorComments({ id, essay, text, area, counter, locked, onMarks, onShow }: EditorCommentsProps) {
  const all = useStudentComments({ id, essay, text, onMarks });
  const { comments, places, current, setCurrent, note } = all;

  useMarkTaps(area, {
    places,
    current,
    onOpen(comment, { isTouch }) {
      setCurrent(comment);
      onShow('comments');
      // who writes with a mouse goes on where they clicked
      showComment(comment, { focus: isTouch });
    },
  });

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
  function write(start: number, end: number, replacement: string) {
    flushSync(() => onShow('text'));
    if (area.current) writeSpan(area.current, counter, start, end, replacement);
    flushSync(() => onShow('comments'));
  }

  function accept(comment: EssayComment) {
    const place = places.get(comment._id);
    const { replacement } = comment;
    if (!place || replacement === null) return;
    const { start, end } = place;
    write(start, end, replacement);
    note(comment, 'accepted');
    toast({
      text: <Trans>Changed.</Trans>,
      action: {
        label: <Trans>Undo</Trans>,
        run() {
          // what was written since stands: only the same words at the same place are put back
          if (area.current?.value.slice(start, start + replacement.length) === replacement)
            write(start, start + replacement.length, comment.quote);
          note(comment, 'open');
        },
      },
    });
  }

  function actionsFor(comment: EssayComment): ReactNode {
    const { replacement } = comment;
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

  const isHeld = locked && comments.some(({ replacement, state }) => replacement !== null && state === 'open');
  return (
    <StudentList
      of={all}
      remark={
        isHeld && (
          <p className="small dim">
            <Trans>This essay is complete. Edit it to accept a suggestion.</Trans>
          </p>
        )
      }
      actionsFor={actionsFor}
      onGo={goTo}
    />
  );
}
