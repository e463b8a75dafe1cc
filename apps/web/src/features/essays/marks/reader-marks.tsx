import type { Suggestion } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, PenLine } from 'lucide-react';
import { type RefObject, useEffect, useMemo } from 'react';
import { ButtonLink } from '#components/button.tsx';
import { choose } from '../evaluation/chosen.ts';
import type { Places } from '../evaluation/follow-marks.ts';
import { markOf } from '../evaluation/mark-of.ts';
import { suggestionWords } from '../evaluation/rule-words/rule-words.ts';
import { useDismissed } from './dismissed.ts';
import { fixWords, MarkCard } from './mark-card.tsx';
import { markFrom, marksInOrder } from './marks-in-order.ts';
import type { Own } from './own.ts';
import { useOwnWords } from './own-words.ts';
import { stepOf, useListeners, useMarkWork } from './use-mark-work.tsx';

type ReaderMarksProps = {
  /** the text with its marks */
  box: RefObject<HTMLElement | null>;
  essay: string | null;
  suggestions: readonly Suggestion[];
  places: Places;
  dismissed: readonly string[];
  onDismiss: (marks: string[]) => void;
  onOwn: (own: Own) => void;
  onCurrent: (index: number) => void;
};

/** Marks of a text to read: a tap, a click, Enter or F8 opens one; the text itself is changed in the editor. */
export function ReaderMarks(props: ReaderMarksProps) {
  const { box, essay, suggestions, places, dismissed, onDismiss, onOwn, onCurrent } = props;
  const { i18n } = useLingui();
  const own = useOwnWords();
  useEffect(() => onOwn(own), [own, onOwn]);
  useDismissed(essay);
  const marks = useMemo(
    () => marksInOrder(suggestions, places, (one) => dismissed.includes(markOf(one)) || own.has(one)),
    [suggestions, places, dismissed, own],
  );
  const work = useMarkWork({ marks, own, dismissed, onDismiss, layer: () => box.current });
  const { current } = work;
  const index = current?.index;
  useEffect(() => {
    if (index !== undefined) onCurrent(index);
  }, [index, onCurrent]);

  useListeners(box, {
    click(event) {
      const touched = event.target instanceof Element && event.target.closest<HTMLElement>('[data-mark]');
      const mark = touched && marks.find((one) => String(one.index) === touched.dataset.mark);
      if (mark) work.open(mark);
    },
    keydown(event) {
      const step = stepOf(event) ?? (event.key === 'Enter' ? 1 : undefined);
      const mark = step && markFrom(marks, current?.place.start ?? -1, step);
      if (!mark) return;
      event.preventDefault();
      work.open(mark, { focus: true });
    },
  });

  function close() {
    if (work.card.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
    work.close();
  }

  if (!current) return null;
  const { suggestion } = current;
  return (
    <MarkCard
      ref={work.card}
      suggestion={suggestion}
      words={suggestionWords(suggestion, i18n)}
      at={work.at}
      count={work.count}
      own={own}
      onStep={work.step}
      onClose={close}
      onIgnore={() => work.ignore(current)}
      onAdd={(word) => work.add(current, word)}
    >
      {essay && (
        <>
          {suggestion.fix !== undefined && (
            <ButtonLink look="main" href={`/essay/edit/${essay}`} onClick={() => choose(essay, suggestion, true)}>
              <Check />
              {fixWords(suggestion.fix)}
            </ButtonLink>
          )}
          <ButtonLink href={`/essay/edit/${essay}`} onClick={() => choose(essay, suggestion)}>
            <PenLine />
            <Trans>Change it in the editor</Trans>
          </ButtonLink>
        </>
      )}
    </MarkCard>
  );
}
