// One chunk for all that an evaluation shows: its words are many, and nobody needs them before there is one.
export { Panel } from './panel.tsx';
export { Suggestions } from './suggestions.tsx';
