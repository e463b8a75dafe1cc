// breaks: packages-know-no-app
import { answer } from '../../../apps/server/src/http/answer.ts';

export const copy = answer;
