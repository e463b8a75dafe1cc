import type { Suggestion } from '@lantern/contract/essays.evaluations';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { toast } from '#components/toast.tsx';
import type { EditCounter } from '../editor/log/count-edit.ts';
import type { Review } from '../editor/use-review.ts';
import { takeFix } from '../evaluation/chosen.ts';
import { markOf } from '../evaluation/mark-of.ts';
import { useDismissed } from './dismissed.ts';
import { MarkCard } from './mark-card.tsx';
import { type Mark, markAt, markFrom, marksInOrder } from './marks-in-order.ts';
import { useOwnWords } from './own-words.ts';
import { putDismissed } from './put-dismissed.ts';
import { stepOf, useListeners, useMarkWork } from './use-mark-work.tsx';
import { writeSpan } from './write-span.ts';

type EditorMarksProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  under: RefObject<HTMLDivElement | null>;
  review: Review;
  locked: boolean;
  /** Marks are not shown now. */
  off: boolean;
  counter: EditCounter;
};
type Words = (suggestion: Suggestion, i18n: I18n) => string;

let wordsOf: Words = ({ suggestion }) => suggestion;

/** The words of all rules are in the part that shows evaluations, and are loaded with it. */
export function wordMarksBy(words: Words) {
  wordsOf = words;
}

/** Marks that answer: a tap or a click on one opens it, F8 goes through them. Nothing of the text changes by it. */
export function EditorMarks({ area, under, review, locked, off, counter }: EditorMarksProps) {
  const { i18n } = useLingui();
  const own = useOwnWords();
  const { id, suggestions, places, dismissed, isAway, showOwn } = review;
  useEffect(() => showOwn(own), [own, showOwn]);
  useDismissed(id);
  const marks = useMemo(
    () => (off ? [] : marksInOrder(suggestions, places, isAway)),
    [off, suggestions, places, isAway],
  );
  const work = useMarkWork({
    marks,
    own,
    dismissed,
    onDismiss: (next) => void putDismissed(id, next),
    layer: () => under.current,
  });
  const { current } = work;

  useListeners(area, {
    click(event) {
      const field = area.current;
      if (!field || field.selectionStart !== field.selectionEnd) return;
      const mark = markAt(marks, field.selectionStart);
      // a second tap means the words themselves
      if (!mark || mark.index === current?.index) return work.close();
      // the keyboard of a phone would lie over what the mark says
      if (event instanceof PointerEvent && event.pointerType === 'touch') field.blur();
      work.open(mark);
    },
    keydown(event) {
      const step = stepOf(event);
      const from = area.current?.selectionStart ?? 0;
      const mark = step && markFrom(marks, step === 1 ? from - 1 : from, step);
      if (!mark) return;
      event.preventDefault();
      work.open(mark, { focus: true });
    },
  });

  function close() {
    const isInside = work.card.current?.contains(document.activeElement);
    work.close();
    if (!isInside || !current) return;
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(current.place.end, current.place.end);
  }

  function write(start: number, end: number, words: string) {
    if (area.current) writeSpan(area.current, counter, start, end, words);
  }

  function fix({ place, ...mark }: Mark, words: string) {
    const { start, end } = place;
    const was = area.current?.value.slice(start, end) ?? '';
    work.goOn({ ...mark, place });
    write(start, end, words);
    toast({
      text: <Trans>Changed.</Trans>,
      action: {
        label: <Trans>Undo</Trans>,
        run() {
          // what was written since stands: only the same words at the same place are put back
          if (area.current?.value.slice(start, start + words.length) === words) write(start, start + words.length, was);
        },
      },
    });
  }

  // chosen in the evaluator with one press
  const fixNow = useRef(fix);
  fixNow.current = fix;
  useEffect(() => {
    if (marks.length === 0 || locked) return;
    const name = takeFix(id);
    const mark = name && marks.find(({ suggestion }) => markOf(suggestion) === name);
    if (mark && mark.suggestion.fix !== undefined) fixNow.current(mark, mark.suggestion.fix);
  }, [id, marks, locked]);

  if (!current) return null;
  return (
    <MarkCard
      ref={work.card}
      suggestion={current.suggestion}
      words={wordsOf(current.suggestion, i18n)}
      at={work.at}
      count={work.count}
      own={own}
      onStep={work.step}
      onClose={close}
      onIgnore={() => work.ignore(current)}
      onAdd={(word) => work.add(current, word)}
      onFix={locked ? undefined : (words) => fix(current, words)}
    />
  );
}
