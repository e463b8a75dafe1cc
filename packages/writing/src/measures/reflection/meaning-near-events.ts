/**
 * Of the sentences in which something happens, the share with a thought around: in the one before, itself, or the two after.
 * 0 to 1; a sentence counts as much as it holds, and the share is scaled down when the essay tells little.
 * Anchors: set by hand; a story needs sentences that only tell, so half is enough for most of the marks.
 */
import type { Measure } from '../measure.ts';
import { readTold } from '../told/told.ts';
import { hasMeaning, readThoughts } from './thought.ts';

/** So many full events are a story. */
const ENOUGH_EVENTS = 4;

export const meaningNearEvents: Measure = {
  id: 'meaning-near-events',
  label: 'Events whose meaning is told',
  unit: 'share',
  weight: 2,
  anchors: [
    [0, 0],
    [0.25, 4],
    [0.5, 8],
    [0.75, 10],
  ],
  take: ({ document }) => {
    const thoughts = readThoughts(document);
    const told = readTold(document);
    let events = 0;
    let meant = 0;
    for (const [place, { signed }] of thoughts.entries()) {
      const weight = told[place]?.scene ?? 0;
      const isMeant = hasMeaning(thoughts, place);
      // a thought about an event is no second event that lacks one
      if (isMeant || !signed) events += weight;
      if (isMeant) meant += weight;
    }
    return events === 0 ? 0 : (meant / events) * Math.min(1, events / ENOUGH_EVENTS);
  },
};
