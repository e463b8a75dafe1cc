import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { boundedFetch } from '../bounded-fetch.ts';
import type { ModelSetup } from './models.ts';

/** Any server that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM, llama.cpp and many more. */
export function openAiCompatible({ baseUrl = '', apiKey }: ModelSetup): (name: string) => LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    fetch: boundedFetch,
    supportsStructuredOutputs: true,
    // a stream reports the tokens that it used only with this option
    includeUsage: true,
    // OpenAI's newer models refuse the older name; other servers know only that
    ...(new URL(baseUrl).hostname === 'api.openai.com' && { transformRequestBody: renameLimit }),
  });
  return (name) => provider(name);
}

function renameLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens };
}
