import { createAnthropic } from '@ai-sdk/anthropic';
import type { LanguageModel } from 'ai';
import { boundedFetch } from '../bounded-fetch.ts';
import type { ModelSetup } from './models.ts';

// named here, or the library would look into the environment
const publicAddress = 'https://api.anthropic.com/v1';

export function anthropic({ baseUrl = publicAddress, apiKey = '' }: ModelSetup): (name: string) => LanguageModel {
  const provider = createAnthropic({ baseURL: baseUrl, apiKey, fetch: boundedFetch });
  return (name) => provider(name);
}
