/** What a measure is: one number taken from an essay, and the points that turn it into a score. */
import type { Flag } from '../language/flag.ts';
import type { MeasureId } from '../measure-ids.ts';
import type { Document } from '../text/document.ts';
import type { EvaluateInput } from '../types.ts';
import type { Anchors } from './scale.ts';

/** What measures may look at. */
export type Essay = { document: Document; input: EvaluateInput; flags: readonly Flag[] };

export type Measure = {
  id: MeasureId;
  label: string;
  unit: string;
  /** Relative to the other measures of its criterion. */
  weight: number;
  anchors: Anchors;
  take: (essay: Essay) => number;
  /** It looks at clichés too; the others read the essay without the sentences that are nothing else. */
  readsCliches?: boolean;
  /** Left out of its criterion when false (no limit was given, for one). */
  applies?: (essay: Essay) => boolean;
};
