/** The door for a worker thread (piscina): one default function, one task at a time. */
import { checkLanguage } from './check-language.ts';
import { evaluateEssay, warmUp } from './evaluate.ts';
import type { Tongue } from './rules/calques/calque.ts';
import type { EvaluateInput, Evaluation, Suggestion } from './types.ts';

/** What each task is given, and what it answers. */
export type WritingTasks = {
  /** Loads the word data (1-2 s). */
  warmUp: { given: { task: 'warmUp' }; answer: null };
  evaluate: { given: { task: 'evaluate'; input: EvaluateInput }; answer: Evaluation };
  /** Language suggestions for a changed part: see checkLanguage. */
  check: {
    given: { task: 'check'; text: string; words?: readonly string[]; tongues?: readonly Tongue[] };
    answer: Suggestion[];
  };
};

export type WritingTask = WritingTasks[keyof WritingTasks]['given'];

export default async function runTask(task: WritingTask): Promise<Evaluation | Suggestion[] | null> {
  if (task.task === 'check') return checkLanguage(task.text, task.words, task.tongues);
  if (task.task === 'evaluate') return evaluateEssay(task.input);
  await warmUp();
  return null;
}
