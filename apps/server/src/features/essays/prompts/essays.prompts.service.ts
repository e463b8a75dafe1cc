// Which prompts an essay answers, and what it still lacks for each.
import { essayPrompt, essayPrompts } from '@lantern/content/essay-prompts';
import type { Parsed } from '@lantern/contract/endpoint';
import {
  type addEssayPrompt,
  type CataloguePrompt,
  type Coverage,
  coveredMax,
  type EssayPrompt,
  promptsMax,
} from '@lantern/contract/essays.prompts';
import { Problem } from '@lantern/contract/problem';
import { coverPrompt } from '@lantern/writing/prompts/cover-prompt';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './essays.prompts.store.ts';

type Prompts = Pick<Ports, 'database' | 'events'>;
type Asked = Parsed<typeof addEssayPrompt>['body'];
type Essay = NonNullable<Awaited<ReturnType<typeof store.findPromptedEssay>>>;

export function listCatalogue(): CataloguePrompt[] {
  return essayPrompts.map((prompt) => ({ ...prompt }));
}

export async function listPrompts(database: Database, owners: string[], essayId: string): Promise<EssayPrompt[]> {
  const essay = await store.findPromptedEssay(database, owners, essayId);
  if (!essay) throw new Problem('not_found');
  const prompts: EssayPrompt[] = [];
  for (const prompt of await store.listPrompts(database, owners, essay.id)) {
    prompts.push(coveredBy(essay, prompt));
    // between two prompts other students have their turn
    await new Promise((resolve) => setImmediate(resolve));
  }
  return prompts;
}

/** Maps an essay to a prompt; one that it has already is answered as it stands. */
export async function addPrompt({ database, events }: Prompts, caller: Caller, asked: Asked): Promise<EssayPrompt> {
  const { essay, prompt, added } = await database.transaction().execute(async (transaction) => {
    const essay = await store.findPromptedEssay(transaction, [caller.id], asked.essay_id, true);
    if (!essay) throw new Problem('not_found');
    const wanted = wantedPrompt(essay, asked);
    const there = await store.listPrompts(transaction, [caller.id], essay.id);
    const same = there.find(({ prompt_id, prompt }) =>
      wanted.prompt_id ? prompt_id === wanted.prompt_id : prompt_id === null && prompt === wanted.prompt,
    );
    if (same) return { essay, prompt: same, added: false };
    if (there.length >= promptsMax) throw new Problem('too_many_prompts');
    const prompt = await store.insertPrompt(transaction, caller.id, wanted);
    if (!prompt) throw new Error('a prompt came in between though its essay was locked');
    return { essay, prompt, added: true };
  });
  if (added) events.publish(caller.id, { topic: 'essays', id: essay.id });
  return coveredBy(essay, prompt);
}

export async function removePrompt({ database, events }: Prompts, caller: Caller, id: string): Promise<void> {
  const essayId = await store.removePrompt(database, caller.id, id);
  if (!essayId) throw new Problem('not_found');
  events.publish(caller.id, { topic: 'essays', id: essayId });
}

function wantedPrompt(essay: Essay, { prompt_id, prompt, max_words, limit_unit }: Asked): store.NewPrompt {
  const words = prompt?.trim();
  if (prompt_id !== undefined) {
    const known = essayPrompt(prompt_id);
    if (!known) throw Problem.field('prompt_id', 'Choose a prompt from the list.');
    if (words !== undefined) throw Problem.field('prompt', 'A prompt of the list has its own words.');
    const { id, text, limit } = known;
    return { essay_id: essay.id, prompt_id: id, prompt: text, limit_max: limit.max, limit_unit: limit.unit };
  }
  if (!words) throw Problem.field('prompt', 'Write some text here.');
  return {
    essay_id: essay.id,
    prompt_id: null,
    prompt: words,
    limit_max: max_words ?? essay.limit_max,
    limit_unit: limit_unit ?? essay.limit_unit,
  };
}

function coveredBy(essay: Essay, { id, essay_id, prompt_id, prompt, limit_max, limit_unit }: store.StoredPrompt) {
  const known = prompt_id === null ? undefined : essayPrompt(prompt_id);
  const covered: EssayPrompt = {
    _id: id,
    essay_id,
    prompt_id,
    prompt,
    max_words: limit_max,
    limit_unit,
    coverage: coverageOf(essay, prompt, known?.essay_type ?? essay.essay_type, { max: limit_max, unit: limit_unit }),
  };
  return covered;
}

type Limit = { max: number; unit: 'words' | 'characters' };

/** A longer text is read to a point, without its length being judged: every call would wait for it. */
function coverageOf(essay: Essay, prompt: string, essayType: Essay['essay_type'], limit: Limit): Coverage {
  const isRead = essay.text.length <= coveredMax;
  const text = isRead ? essay.text : essay.text.slice(0, coveredMax);
  return coverPrompt({ text, prompt, essayType, ...(isRead && { limit }) }).parts;
}
