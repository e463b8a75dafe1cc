import type { RefObject } from 'react';
import type { useFind } from './use-find.ts';
import type { useFocusMode } from './use-focus-mode.ts';
import type { Review } from './use-review.ts';

type Places = {
  area: RefObject<HTMLTextAreaElement | null>;
  under: RefObject<HTMLElement | null>;
  review: Review;
  find: ReturnType<typeof useFind>;
  focus: ReturnType<typeof useFocusMode>;
  onText: () => void;
};

/** What leads to the text from elsewhere in the editor: a suggestion, the find bar, the quiet mode. */
export function useMoves({ area, under, review, find, focus, onText }: Places) {
  function goTo(index: number) {
    const place = review.places[index];
    if (!place) return;
    onText();
    // After the text's tab is shown: a hidden field takes no focus.
    requestAnimationFrame(() => {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(place.start, place.end);
      under.current?.querySelector(`[data-mark="${index}"]`)?.scrollIntoView({ block: 'center' });
    });
  }
  function openFind() {
    onText();
    find.open();
  }
  function beginFocus() {
    onText();
    focus.set(true);
    requestAnimationFrame(() => area.current?.focus());
  }
  return { goTo, openFind, beginFocus };
}
