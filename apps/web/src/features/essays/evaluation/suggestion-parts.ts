// One chunk for what suggestions say: the words of all rules are many.
export { suggestionWords } from './rule-words/rule-words.ts';
export { Suggestions } from './suggestions.tsx';
