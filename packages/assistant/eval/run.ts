// Prints the figures of the evaluation set: node packages/assistant/eval/run.ts
import { measureAssistant } from './measure.ts';

const { misled, ...sets } = measureAssistant();
for (const [name, { right, of, wrong }] of Object.entries(sets)) {
  process.stdout.write(`${name}: ${right} of ${of} (${((100 * right) / of).toFixed(1)}%)\n`);
  for (const line of wrong) process.stdout.write(`  ${line}\n`);
}
process.stdout.write(`answered wrongly: ${misled} of ${sets.students.of} questions of students\n`);
