// Fine: routes know http, and another feature is entered by its door.
import type { FastifyInstance } from 'fastify';
import { readStamps } from '#features/stamps/stamps.service.ts';
import { answer } from '#http/answer.ts';
import { readLetters } from './letters.service.ts';

export const lettersRoutes = (app: FastifyInstance) => [app, answer, readLetters(), readStamps()];
