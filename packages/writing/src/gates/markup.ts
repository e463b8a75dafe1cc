/** The source of a web page, pasted instead of what it shows. */
import type { Gate } from './gate.ts';

const TAG = /<(?:!|\/?[a-z])[^<>]{0,500}>/gi;
/** A sign or two of the kind may stand in an essay about web pages. */
const FEWEST_TAGS = 5;
const MOST_OF_TEXT = 0.2;

export const markupGate: Gate = {
  id: 'markup',
  effect: 'refuse',
  advisory: 'This looks like the source of a web page, not like an essay, so it was not scored. Paste the text itself.',
  trips: ({ document: { given } }) => {
    const tags = given.match(TAG) ?? [];
    const length = tags.reduce((sum, tag) => sum + tag.length, 0);
    return tags.length >= FEWEST_TAGS && length > MOST_OF_TEXT * given.length;
  },
};
