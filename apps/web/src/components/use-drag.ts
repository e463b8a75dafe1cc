import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Drag = { id: string; ids: readonly string[] };

/** Pixels from the edge of the window where the page begins to scroll, and how far at a time. */
const edge = 72;
const step = 12;

/**
 * Puts a list in order with a pointer: while something is held by its handle the list shows where it would go. The items
 * carry their id as `data-id` and stay where they are in the document, because what moves there loses the finger that holds
 * it: `placeOf` is the CSS order of each. `onDrop` gets the new order; Escape puts it back. Buttons are the way without a
 * pointer, so that a library's sensors and keyboard modes are not needed.
 */
export function useDrag(list: RefObject<HTMLElement | null>, ids: readonly string[], onDrop: (ids: string[]) => void) {
  const [drag, setDrag] = useState<Drag>();
  const held = drag?.id;
  const now = useRef({ drag, ids, onDrop });
  now.current = { drag, ids, onDrop };

  useEffect(() => {
    if (!held) return;
    let y: number | undefined;
    let frame = 0;

    /** The order that the pointer means where it is. */
    function placed(before: Drag): Drag {
      if (y === undefined) return before;
      const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
      const middles = items
        .filter(({ dataset }) => dataset.id !== before.id && now.current.ids.includes(dataset.id ?? ''))
        .map((item) => item.getBoundingClientRect())
        .map(({ top, height }) => top + height / 2);
      const at = middles.filter((middle) => middle < (y ?? 0)).length;
      if (before.ids.indexOf(before.id) === at) return before;
      return { ...before, ids: before.ids.filter((id) => id !== before.id).toSpliced(at, 0, before.id) };
    }
    function scroll() {
      if (y !== undefined && y < edge) window.scrollBy(0, -step);
      if (y !== undefined && y > window.innerHeight - edge) window.scrollBy(0, step);
      setDrag((before) => before && placed(before));
      frame = requestAnimationFrame(scroll);
    }
    function move(event: globalThis.PointerEvent) {
      y = event.clientY;
    }
    function drop() {
      const { drag, ids, onDrop } = now.current;
      // a busy phone may not have shown the last place yet
      const dropped = drag && placed(drag);
      setDrag(undefined);
      if (dropped && dropped.ids.join() !== ids.join()) onDrop([...dropped.ids]);
    }
    function cancel() {
      setDrag(undefined);
    }
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();

    frame = requestAnimationFrame(scroll);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', onKey);
    };
  }, [held, list]);

  return {
    held,
    /** For `style`: where an item stands while something is held. */
    placeOf: (id: string) =>
      drag ? { order: drag.ids.includes(id) ? drag.ids.indexOf(id) : drag.ids.length } : undefined,
    /** For the handle of an item. */
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        setDrag({ id, ids });
      },
    }),
  };
}
