// How much was typed, pasted and deleted, from the text before and after each change. Events of the browser tell what
// kind a change was; how large it was is measured, because keyboards for Bangla, Arabic or Chinese and those of phones
// send whole words again and again while one is composed.
import { findEdit } from '../../evaluation/follow-marks.ts';

export type Counts = { typed: number; pasted: number; deleted: number; pastes: number };

/** Characters that nobody types at once: so many come from a clipboard, whatever the browser calls it. */
const burst = 100;
const pasteTypes: readonly string[] = [
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
];

const size = (text: string) => Array.from(text).length;

/** True between the two halves of a character outside the Basic Multilingual Plane. */
const isInside = (text: string, at: number) =>
  /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '');

/** The edit between two texts, wide enough to cut no character in two: two of them can share a half. */
function findWholeEdit(before: string, after: string) {
  const { start, oldEnd, newEnd } = findEdit(before, after);
  const early = isInside(before, start) || isInside(after, start) ? 1 : 0;
  const late = isInside(before, oldEnd) || isInside(after, newEnd) ? 1 : 0;
  return { start: start - early, oldEnd: oldEnd + late, newEnd: newEnd + late };
}

export type EditCounter = ReturnType<typeof createCounter>;

/** `text` is what stands there now. Each method answers what is to be added to the log, if anything. */
export function createCounter(text: string) {
  let known = text;
  let composing = false;
  /** Taken away by a drag that may end in this text again. */
  let dragged = '';
  let announced: Counts | undefined;

  function count(now: string, type: string): Counts | undefined {
    const counts = announced;
    announced = undefined;
    if (counts) {
      known = now;
      return counts;
    }
    if (now === known) return undefined;
    const { start, oldEnd, newEnd } = findWholeEdit(known, now);
    const [gone, come] = [known.slice(start, oldEnd), now.slice(start, newEnd)];
    known = now;
    // What comes back was counted when it came first, and going back is no writing.
    if (type === 'historyUndo' || type === 'historyRedo') return undefined;
    if (type === 'deleteByDrag') {
      dragged = gone;
      return undefined;
    }
    const moved = type === 'insertFromDrop' && dragged !== '' && come.trim() === dragged.trim();
    const deleted = size(gone) + (moved ? 0 : size(dragged));
    dragged = '';
    const length = size(come);
    if (moved) return deleted > 0 ? { typed: 0, pasted: 0, deleted, pastes: 0 } : undefined;
    const pasted = pasteTypes.includes(type) || length > burst;
    return { typed: pasted ? 0 : length, pasted: pasted ? length : 0, deleted, pastes: pasted && length > 0 ? 1 : 0 };
  }

  return {
    /** The text changed in another way than by writing: from another tab, or to an earlier version. */
    follow(now: string) {
      if (!composing) known = now;
    },
    beginComposition() {
      composing = true;
    },
    endComposition(now: string): Counts | undefined {
      composing = false;
      return count(now, 'insertCompositionText');
    },
    /** After each `input` event. */
    input(now: string, type: string): Counts | undefined {
      return composing && !pasteTypes.includes(type) ? undefined : count(now, type);
    },
    /** What the next change is, when the editor makes it on the writer's behalf. */
    announce(counts: Counts) {
      announced = counts;
    },
  };
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    typed: a.typed + b.typed,
    pasted: a.pasted + b.pasted,
    deleted: a.deleted + b.deleted,
    pastes: a.pastes + b.pastes,
  };
}
