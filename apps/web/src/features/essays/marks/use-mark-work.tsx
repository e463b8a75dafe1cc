import { Trans } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '#components/toast.tsx';
import { markOf } from '../evaluation/mark-of.ts';
import { type Mark, markFrom } from './marks-in-order.ts';
import type { Own } from './own.ts';

type MarkWork = {
  marks: readonly Mark[];
  own: Own;
  dismissed: readonly string[];
  onDismiss: (marks: string[]) => void;
  /** where the marks are drawn */
  layer: () => ParentNode | null | undefined;
};

/** Which mark is open, and what both the editor and the evaluator do with it. */
export function useMarkWork({ marks, own, dismissed, onDismiss, layer }: MarkWork) {
  const [name, setName] = useState<string>();
  const card = useRef<HTMLElement>(null);
  const at = marks.findIndex(({ suggestion }) => markOf(suggestion) === name);
  const current = marks[at];

  function open(mark: Mark | undefined, { focus = false } = {}) {
    setName(mark && markOf(mark.suggestion));
    if (!mark) return;
    requestAnimationFrame(() => {
      if (focus) card.current?.focus({ preventScroll: true });
      layer()?.querySelector(`[data-mark="${mark.index}"]`)?.scrollIntoView({ block: 'center' });
    });
  }

  /** The next one takes the place of one that is done with. */
  const goOn = (done: Mark) => {
    const rest = marks.filter(({ index }) => index !== done.index);
    setName(undefined);
    const next = rest.find(({ place }) => place.start >= done.place.start);
    if (next) open(next);
  };

  return {
    card,
    current,
    at: at + 1,
    count: marks.length,
    open,
    goOn,
    close: () => setName(undefined),
    step: (step: 1 | -1) => current && open(markFrom(marks, current.place.start, step)),
    ignore(mark: Mark) {
      const before = [...dismissed];
      onDismiss([...before, markOf(mark.suggestion)]);
      goOn(mark);
      toast({
        text: <Trans>Ignored here.</Trans>,
        action: { label: <Trans>Undo</Trans>, run: () => onDismiss(before) },
      });
    },
    add(mark: Mark, word: string) {
      own.keep(word, true);
      goOn(mark);
      toast({
        text: <Trans>“{word}” is one of your words now.</Trans>,
        action: { label: <Trans>Undo</Trans>, run: () => own.keep(word, false) },
      });
    },
  };
}

/** Listens while the element is there; the listeners are those of the last render. */
export function useListeners(
  element: RefObject<HTMLElement | null>,
  listeners: { click: (event: MouseEvent) => void; keydown: (event: KeyboardEvent) => void },
) {
  const latest = useRef(listeners);
  latest.current = listeners;
  useEffect(() => {
    const target = element.current;
    const click = (event: MouseEvent) => latest.current.click(event);
    const keydown = (event: KeyboardEvent) => latest.current.keydown(event);
    target?.addEventListener('click', click);
    target?.addEventListener('keydown', keydown);
    return () => {
      target?.removeEventListener('click', click);
      target?.removeEventListener('keydown', keydown);
    };
  }, [element]);
}

/** F8, and with Shift the other way: the key that programs for writing have for it. */
export function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (key !== 'F8') return undefined;
  return shiftKey ? -1 : 1;
}
