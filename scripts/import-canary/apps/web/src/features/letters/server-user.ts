// breaks: apps-never-meet
import type { answer } from '../../../../server/src/http/answer.ts';

export type Answer = typeof answer;
