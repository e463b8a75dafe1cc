// breaks: services-without-http
import { answer } from '#http/answer.ts';

export const job = answer;
