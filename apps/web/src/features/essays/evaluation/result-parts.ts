// One chunk for all that an evaluation shows: nobody needs it before there is a text to judge.
export { Evaluator } from './evaluator.tsx';
export { Scores } from './scores.tsx';
