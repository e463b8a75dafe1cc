/** The door for a worker thread (piscina): one default function, one task at a time. */
import { evaluateEssay, warmUp } from './evaluate.ts';
import type { EvaluateInput, Evaluation } from './types.ts';

export type WritingTask = { task: 'evaluate'; input: EvaluateInput } | { task: 'warmUp' };

/** `warmUp` loads the word data (1-2 s) and answers null; `evaluate` answers the evaluation. */
export default async function runTask(task: WritingTask): Promise<Evaluation | null> {
  if (task.task === 'warmUp') {
    await warmUp();
    return null;
  }
  return evaluateEssay(task.input);
}
