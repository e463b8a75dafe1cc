// Passages that a question names beyond doubt.
import { foldPattern } from './terms.ts';
import { direct } from './words/direct.ts';

const folded = direct.map(([passage, asked]) => [passage, foldPattern(asked)] as const);

/** The passages that the plain words of a question leave no doubt about, best first. */
export const directTo = (text: string): string[] => [
  ...new Set(folded.flatMap(([passage, asked]) => (asked.test(text) ? [passage] : []))),
];
