// One chunk for what the folds of an evaluation show: their words are many, and few readers open them.
export { Changes } from './changes-shown.tsx';
export { HistoryTable } from './history-table.tsx';
export { Measures } from './measures.tsx';
export { OverallTable } from './overall-table.tsx';
