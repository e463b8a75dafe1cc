// The adapter behind every provider. Imported only where a language model is configured: the libraries take 30 MB.
import { readJson } from '@lantern/writing/model/read-json';
import {
  APICallError,
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai';
import type { Answer, Asking, Ended, ModelSetup, Models, Question } from './models.ts';
import { anthropic } from './models-anthropic.ts';
import { openAiCompatible } from './models-openai-compatible.ts';

// its warnings would quote settings on the console
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A provider that says it used more than this is not believed more than this. */
const believableTokens = 10_000_000;

/** What went wrong, in our own words: errors of the libraries carry keys, essays and answers. */
type Failed = Extract<Answer, { failure: string }> & { why: string };

export function sdkModels(setup: ModelSetup, onError: (error: Error) => void): Models {
  const modelOf = setup.provider === 'anthropic' ? anthropic(setup) : openAiCompatible(setup);
  const stopping = new AbortController();
  /** The provider refused to be given a schema, and answered without one. */
  let takesNoSchema = false;

  async function generate({ system, text, schema, slow, maxTokens }: Question, signal: AbortSignal, plain: boolean) {
    const result = await generateText({
      model: modelOf(slow && setup.slowName ? setup.slowName : setup.name),
      instructions: system,
      prompt: text,
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      // else the library offers older models a tool to write JSON with
      providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
      ...(!plain && { output: Output.object({ schema: jsonSchema(schema) }) }),
    });
    const tokens = tokensOf(result.usage);
    const answer = plain ? readJson(result.text) : result.output;
    return answer === undefined ? { ...unusable('The answer was not JSON.'), tokens } : { answer, tokens };
  }

  async function ask(question: Question, signal: AbortSignal): Promise<Answer | Failed> {
    try {
      return await generate(question, signal, takesNoSchema);
    } catch (error) {
      if (takesNoSchema || !refusesRequest(error)) return explain(error, signal);
    }
    try {
      const answer = await generate(question, signal, true);
      takesNoSchema = true;
      return answer;
    } catch (error) {
      return explain(error, signal);
    }
  }

  async function tell(asking: Asking, hear: (text: string) => boolean, signal: AbortSignal): Promise<Ended | Failed> {
    const enough = new AbortController();
    let tokens: number | undefined;
    try {
      const { stream } = streamText({
        model: modelOf(setup.name),
        instructions: asking.system,
        prompt: asking.text,
        maxOutputTokens: asking.maxTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, enough.signal]),
        // an error comes as a part of the stream; the library would write it to the console as well
        onError: () => {},
      });
      for await (const part of stream) {
        if (part.type === 'error') return explain(part.error, signal);
        if (part.type === 'abort') return enough.signal.aborted ? { tokens } : explain(part.reason, signal);
        if (part.type === 'finish') tokens = tokensOf(part.totalUsage);
        if (part.type === 'text-delta' && !hear(part.text)) enough.abort();
      }
      return { tokens };
    } catch (error) {
      return enough.signal.aborted ? { tokens } : explain(error, signal);
    }
  }

  /** Notes what went wrong, without keys and texts. */
  function note<T extends object>(answer: T | (T & { why: string })): T {
    if (!('why' in answer)) return answer;
    const { why, ...failed } = answer;
    if (!stopping.signal.aborted) onError(new Error(`The language model failed. ${why}`));
    return failed as T;
  }

  return {
    setup,
    ask: async (question) => note<Answer>(await ask(question, AbortSignal.any([question.signal, stopping.signal]))),
    tell: async (asking, hear) =>
      note<Ended>(await tell(asking, hear, AbortSignal.any([asking.signal, stopping.signal]))),
    stop: () => stopping.abort(),
  };
}

const refusesRequest = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

function explain(error: unknown, signal: AbortSignal): Answer | Failed {
  if (signal.aborted) {
    const reason = signal.reason as Error | undefined;
    // Lantern stops, or the reader has left
    if (reason?.name !== 'TimeoutError') return { failure: 'unreachable', tokens: undefined };
    return { failure: 'too_slow', why: 'It did not answer in time.', tokens: undefined };
  }
  if (NoObjectGeneratedError.isInstance(error)) {
    const answer = readJson(error.text ?? '');
    const tokens = tokensOf(error.usage);
    return answer === undefined ? { ...unusable('The answer was not JSON.'), tokens } : { answer, tokens };
  }
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode !== undefined && statusCode < 300) return unusable('What it sent was not an answer.');
    const why = statusCode === undefined ? reachWords(error.cause) : `Its server answered with status ${statusCode}.`;
    return { failure: 'unreachable', why, tokens: 0 };
  }
  const isNetwork = error instanceof TypeError;
  return isNetwork
    ? { failure: 'unreachable', why: reachWords(error.cause), tokens: 0 }
    : unusable('What it sent was not an answer.');
}

const unusable = (why: string): Failed => ({ failure: 'unusable_answer', why, tokens: undefined });

function reachWords(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
  return `Its server could not be reached (${code}), or sent us elsewhere.`;
}

function tokensOf({ totalTokens, inputTokens, outputTokens }: Partial<LanguageModelUsage> = {}): number | undefined {
  const tokens = totalTokens ?? (inputTokens ?? Number.NaN) + (outputTokens ?? Number.NaN);
  return Number.isSafeInteger(tokens) && tokens >= 0 ? Math.min(tokens, believableTokens) : undefined;
}
