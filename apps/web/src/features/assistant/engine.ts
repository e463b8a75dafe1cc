// The search and what recognizes questions: a file of its own, loaded after the screen stands.
import { readIntent } from '@lantern/assistant/intents';
import { answersTo, indexPassages } from '@lantern/assistant/search';

export const engine = { readIntent, answersTo, indexPassages };
