// One chunk for what the details of an evaluation show: their words are many, and few readers open them.
export { Changes } from './changes-shown.tsx';
export { HistoryTable } from './history-table.tsx';
export { Measures } from './measures.tsx';
export { ModelScores } from './model-scores.tsx';
export { ScoreParts } from './score-parts.tsx';
