// What is said about a question in the reader's language: what it means, and the advice beside it. The question itself, and what
// may be asked next, are practised in English.
import type { InterviewQuestion } from './types.ts';

/** Every sentence about these questions that is translated. */
export function adviceOf(questions: readonly InterviewQuestion[]): string[] {
  return questions.flatMap(({ text, finds, contains, avoid }) => [text, finds, ...contains, ...avoid]);
}
