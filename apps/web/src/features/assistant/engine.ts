// The search, what recognizes questions, and what hears somebody in distress: a file of its own, loaded after the screen stands.
import { answerQuestion } from '@lantern/assistant/answer-parts';
import { isAboutMine, readIntents } from '@lantern/assistant/intents';
import { indexPassages } from '@lantern/assistant/passage-index';
import { saysDistress } from '@lantern/content/crisis/says-distress';

export const engine = { isAboutMine, readIntents, answerQuestion, indexPassages, saysDistress };
