import type { modelFailures } from '@lantern/contract/essays.evaluations';

/** Where the language model is and what it may cost, as the administrator set it. */
export type ModelSetup = {
  provider: 'openai-compatible' | 'anthropic';
  /** without a slash at its end; undefined for the provider's own address */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  name: string;
  /** asked instead when a student wants the slow one */
  slowName: string | undefined;
  /** for each student, by UTC days */
  tokensPerDay: number;
  /** for everything that an evaluation asks of the model */
  timeoutMs: number;
};

export type Question = {
  system: string;
  text: string;
  /** JSON Schema of the answer: a wish, not a promise */
  schema: object;
  slow: boolean;
  /** the most that the answer may cost */
  maxTokens: number;
  /** aborts at the deadline */
  signal: AbortSignal;
};

type ModelFailure = Exclude<(typeof modelFailures)[number], 'daily_limit'>;

/** `tokens` is what the provider says it used; undefined when it did not say. */
export type Answer = ({ answer: unknown } | { failure: ModelFailure }) & { tokens: number | undefined };

export type Asking = Omit<Question, 'schema' | 'slow'>;

/** What came to an end: everything that was said, or why not. */
export type Ended = { failure?: ModelFailure; tokens: number | undefined };

/** The optional language model. Nothing is contacted before the first question. */
export type Models = {
  setup: Pick<ModelSetup, 'name' | 'slowName' | 'tokensPerDay' | 'timeoutMs'>;
  /** Asks once. Never rejects; what went wrong is in the answer, and in the log without keys or texts. */
  ask(question: Question): Promise<Answer>;
  /** Streams text to `hear`, which answers false to stop; never rejects either. */
  tell(asking: Asking, hear: (text: string) => boolean): Promise<Ended>;
  /** Gives up every question that waits. */
  stop(): void;
};
