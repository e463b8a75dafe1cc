/** An essay paragraph by paragraph: what each mostly is, beside the order that is usual for its type. */
import { type ParagraphKind, readParagraphs } from '../measures/told/paragraph-kinds.ts';
import { countWords } from '../text/count.ts';
import { readPlainDocument } from '../text/document.ts';
import type { EssayType } from '../types.ts';

export type MappedParagraph = {
  kind: ParagraphKind;
  /** What a good part of it is besides. */
  also: readonly ParagraphKind[];
  /** Where it stands in the text as given. */
  start: number;
  end: number;
  words: number;
};

export type StructureMap = {
  paragraphs: readonly MappedParagraph[];
  /** What mostly comes after what; empty where a type has no such order. */
  usual: readonly ParagraphKind[];
  /** Kinds of the usual order that hardly a word is of. */
  missing: readonly ParagraphKind[];
};

/** A shorter line is a title, a greeting or a signature. */
const FEWEST_WORDS = 8;

/** Source: how guides of admission offices describe each type, in our words. A proposal is built of other parts. */
const USUAL: Readonly<Record<EssayType, readonly ParagraphKind[]>> = {
  SOP: ['scene', 'summary', 'thought', 'plan'],
  'Motivation Letter': ['scene', 'summary', 'plan'],
  'Personal Statement': ['scene', 'summary', 'thought', 'plan'],
  'Diversity Essay': ['scene', 'thought'],
  'Research Proposal': [],
  Other: ['scene', 'thought'],
  Generic: ['scene', 'thought'],
};

/** Pure and synchronous, without word data: a browser can ask. It reads signs; the writer knows better what a paragraph is for. */
export function mapStructure(text: string, essayType: EssayType): StructureMap {
  const usual = USUAL[essayType] ?? USUAL.Generic;
  const paragraphs = readParagraphs(readPlainDocument(text))
    .filter(({ words }) => words >= FEWEST_WORDS)
    .map(({ kind, also, start, end }) => ({ kind, also, start, end, words: countWords(text.slice(start, end)) }));
  const found = new Set(paragraphs.flatMap(({ kind, also }) => [kind, ...also]));
  return { paragraphs, usual, missing: paragraphs.length === 0 ? [] : usual.filter((kind) => !found.has(kind)) };
}
