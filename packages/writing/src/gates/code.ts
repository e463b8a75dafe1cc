/** Program code, or a table, pasted instead of an essay: most of it stands in lines that no prose has. */
import type { Gate } from './gate.ts';

const FEWEST_LINES = 8;
const MOST_OF_TEXT = 0.5;

/** Ends like code and has the marks of code in it: a list of points with semicolons has not. */
const CODE = [
  /^(?=.*[=(){}[\]]).*[;{}(,[:]$/,
  /^[)}\]>]+[;,)]*$/,
  /=>|\w\(\)|^\s*(?:\/\/|\/\*|\*\/|#include|@\w+)|^[.#]?[\w-]+(?::\w+)? \{$|^[\w-]+: [^.!?]*;$/,
  /^(?:import|from|export|const|let|var|def|class|return|public|private|function)\b.*[;:{}'"\w)]$(?<![.!?])/,
];

/** Cells between tabs, bars or semicolons, or a short line with two figures and no full stop. */
const ROW = [
  /^[^\t]*(?:\t[^\t]*){2,}$/,
  /^(?:[^|]*\|){3,}[^|]*$/,
  /^(?:[^;]*;){3,}[^;]*$/,
  /^(?:[^,\s][^,]*,){3,}[^,\s][^,.!?]*$/,
  /^(?=(?:\D*\d+){2})(?:[^\s.!?]+(?:\.\d+)?\s+){1,8}[^\s.!?]+(?:\.\d+)?$/,
];

const isLine = (line: string) => [...CODE, ...ROW].some((pattern) => pattern.test(line));

/** Longer lines are paragraphs. */
const LONG = 200;

export const codeGate: Gate = {
  id: 'code',
  effect: 'refuse',
  advisory:
    'This looks like program code or a table, not like an essay, so it was not scored. Paste the text of the essay alone.',
  trips: ({ document: { given } }) => {
    const lines = given.split('\n').flatMap((line) => line.trim() || []);
    if (lines.length < FEWEST_LINES) return false;
    const such = lines.filter((line) => line.length <= LONG && isLine(line));
    const length = (some: readonly string[]) => some.reduce((sum, line) => sum + line.length, 0);
    return such.length >= FEWEST_LINES && length(such) > MOST_OF_TEXT * length(lines);
  },
};
