import { type RefObject, useEffect, useRef } from 'react';
import type { CommentPlaces } from './follow-comments.ts';
import { commentAt } from './in-order.ts';

type UseMarkTaps = {
  places: CommentPlaces;
  current: string | undefined;
  onOpen: (id: string, by: { isTouch: boolean }) => void;
};

/** Milliseconds in which a second press makes it the choice of a word. */
const doublePress = 250;

/**
 * A tap or a click on marked words of a field opens their comment. The marks lie under the field, so it is the caret that
 * tells. A second tap means the words themselves.
 */
export function useMarkTaps(area: RefObject<HTMLTextAreaElement | null>, taps: UseMarkTaps) {
  const latest = useRef(taps);
  latest.current = taps;
  useEffect(() => {
    const field = area.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function click(event: MouseEvent) {
      clearTimeout(timer);
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      timer = setTimeout(() => {
        if (!field || field.selectionStart !== field.selectionEnd) return;
        const { places, current, onOpen } = latest.current;
        const id = commentAt(places, field.selectionStart);
        if (id && id !== current) onOpen(id, { isTouch });
      }, doublePress);
    }
    field?.addEventListener('click', click);
    return () => {
      clearTimeout(timer);
      field?.removeEventListener('click', click);
    };
  }, [area]);
}
