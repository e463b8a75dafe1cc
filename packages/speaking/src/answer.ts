/** An answer, read once: everything the measures, gates and rules look at. */
import { type Evidence, readEvidence } from '@lantern/writing/measures/evidence';
import { type Document, readPlainDocument } from '@lantern/writing/text/document';
import { type FoundPart, findParts } from './asked.ts';
import { readGround } from './hollow.ts';
import { findTopic, type Topic } from './topic.ts';
import type { FeedbackInput } from './types.ts';

export type Answer = {
  input: FeedbackInput;
  document: Document;
  evidence: readonly Evidence[];
  /** How much each sentence stands on, 0 to 1. */
  ground: readonly number[];
  parts: readonly FoundPart[];
  topic: Topic;
  /** Words and numbers. */
  count: number;
};

/** About fifty minutes of speech: nobody's answer is longer, and more would only take time. */
const READ_LIMIT = 40_000;

export function readAnswer(input: FeedbackInput): Answer {
  const document = readPlainDocument(input.answer.slice(0, READ_LIMIT));
  const evidence = readEvidence(document);
  const ground = readGround(document, evidence);
  return {
    input,
    document,
    evidence,
    ground,
    parts: findParts(document, evidence, ground, input.question.asks),
    topic: findTopic(
      document,
      input.question,
      evidence.some(({ acts }) => acts),
    ),
    count: document.words.length,
  };
}
