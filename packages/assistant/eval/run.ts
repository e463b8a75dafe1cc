// Prints the figures of the evaluation set: node packages/assistant/eval/run.ts
import { measureAssistant } from './measure.ts';

for (const [name, { right, of, wrong }] of Object.entries(measureAssistant())) {
  process.stdout.write(`${name}: ${right} of ${of} (${((100 * right) / of).toFixed(1)}%)\n`);
  for (const line of wrong) process.stdout.write(`  ${line}\n`);
}
