// One chunk for all that an evaluation shows: its words are many, and nobody needs them before there is one.
export { Evaluator } from './evaluator.tsx';
export { suggestionWords } from './rule-words/rule-words.ts';
export { Scores } from './scores.tsx';
export { Suggestions } from './suggestions.tsx';
