// The prompts that essays are mapped to, and those that can be chosen. Kept on the device; changes need a connection.
import {
  addEssayPrompt,
  type EssayPrompt,
  listCataloguePrompts,
  listEssayPrompts,
  removeEssayPrompt,
} from '@lantern/contract/essays.prompts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';
import { refreshEssays } from '../essays.api.ts';
import type { LengthLimit } from '../length.ts';
import { asMain, type MainFields } from './as-main.ts';

const hour = 60 * 60 * 1000;

export const promptsQuery = (essay: string) =>
  queryOptions({
    queryKey: ['essays', 'prompts', essay],
    queryFn: async ({ signal }) => (await call(listEssayPrompts, { params: { id: essay } }, { signal })).prompts,
  });

export const catalogueQuery = queryOptions({
  queryKey: ['prompt-catalogue'],
  queryFn: async ({ signal }) => (await call(listCataloguePrompts, {}, { signal })).prompts,
  staleTime: hour,
});

/** One of the catalogue by its id, or own words with their limit. */
export type NewPrompt = { prompt_id: string } | { prompt: string; max_words: number; limit_unit: LengthLimit['unit'] };

function put(essay: string, change: (prompts: EssayPrompt[]) => EssayPrompt[]) {
  const { queryKey } = promptsQuery(essay);
  void putAnswer(queryKey, change(queryClient.getQueryData(queryKey) ?? []));
  void refreshEssays();
}

export async function addPrompt(essay: string, wanted: NewPrompt): Promise<EssayPrompt> {
  const { prompt } = await call(addEssayPrompt, { body: { essay_id: essay, ...wanted } });
  put(essay, (prompts) => [...prompts.filter(({ _id }) => _id !== prompt._id), prompt]);
  return prompt;
}

/** What an essay takes over of a prompt, and what the prompt is called; of known ones as this device has the catalogue. */
export async function findKnown(wanted: NewPrompt): Promise<(MainFields & { name: string }) | undefined> {
  if (!('prompt_id' in wanted)) return { ...asMain(wanted), name: wanted.prompt };
  const known = (await queryClient.ensureQueryData(catalogueQuery)).find(({ id }) => id === wanted.prompt_id);
  if (!known) return undefined;
  const { text, limit, name } = known;
  return { ...asMain({ prompt: text, max_words: limit.max, limit_unit: limit.unit }, known), name };
}

export async function removePrompt({ _id: id, essay_id }: EssayPrompt) {
  await call(removeEssayPrompt, { params: { id } });
  put(essay_id, (prompts) => prompts.filter(({ _id }) => _id !== id));
}

/** What brings a removed prompt back. */
export function asNew({ prompt_id, prompt, max_words, limit_unit }: EssayPrompt): NewPrompt {
  return prompt_id === null ? { prompt, max_words, limit_unit } : { prompt_id };
}

export function refreshPrompts(essay: string) {
  void queryClient.invalidateQueries({ queryKey: promptsQuery(essay).queryKey });
}
