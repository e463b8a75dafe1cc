/** What a contradiction is: something said that differs from what the student's record or session says. */
import type { Answer } from '../../answer.ts';
import type { KnownFacts } from '../../types.ts';

export type Contradiction = { id: string; start: number; end: number; said: string; known: string };

export type FindContradictions = (answer: Answer, facts: KnownFacts) => Contradiction[];
