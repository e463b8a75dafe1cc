// Prints the figures of the evaluation sets: node packages/assistant/eval/run.ts
import { measureAssistant, misled, nearly } from './measure.ts';

const sets = measureAssistant();
for (const [name, { right, of, wrong }] of Object.entries(sets)) {
  process.stdout.write(`${name}: ${right} of ${of} (${((100 * right) / of).toFixed(1)}%)\n`);
  for (const line of wrong) process.stdout.write(`  ${line}\n`);
}
for (const name of ['students', 'counsellor', 'fresh', 'unseen', 'mended', 'measured', 'typed'] as const) {
  const { [name]: set } = sets;
  process.stdout.write(`${name}, answered wrongly: ${misled(set)} of ${set.of}; offered: ${nearly(set)}\n`);
}
