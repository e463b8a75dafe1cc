// The brainstorm wizard: its questions, the ideas that come out, and where each student is in it.

import { isDeepStrictEqual } from 'node:util';
import { type QuizQuestion, quizIn } from '@lantern/content/quiz';
import { type Reflections, reflectionsIn } from '@lantern/content/reflections';
import { traitName, traits } from '@lantern/content/traits';
import { hours, inSeconds } from '@lantern/contract/durations';
import type * as contract from '@lantern/contract/essays.brainstorm';
import { Problem } from '@lantern/contract/problem';
import { generateIdeas } from '@lantern/writing/ideas/generate-ideas';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './essays.brainstorm.store.ts';

type Brainstorm = Pick<Ports, 'database' | 'events'>;
type Generate = z.infer<typeof contract.generateIdeas.body>;
type SaveInput = z.infer<typeof contract.saveInput.body>;
type SaveState = z.infer<typeof contract.saveBrainstorm.body>;
type Kept = contract.KeptBrainstorm;

const generationsPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };
const runsPerStudent: Throttle = { tries: 120, windowSeconds: inSeconds(hours(1)) };
/** A device sends what is typed at most every two seconds. */
const savesPerStudent: Throttle = { tries: 1800, windowSeconds: inSeconds(hours(1)) };
/** Older runs make room for newer ones. */
const runsKept = 100;
/** As much as the longest essay: the engine reads it all at once, and a student's runs must not fill the disk. */
const inputMax = 200_000;

export function readQuiz(language = 'en'): contract.Quiz {
  const questions: QuizQuestion[] = quizIn(language);
  return {
    questions,
    traits: traits.map((id) => ({ id, name: traitName(id, language), ...reflectionsIn(language, [id]) })),
  };
}

export function readReflections(chosen: string | string[] = [], language = 'en'): Reflections {
  return reflectionsIn(language, [chosen].flat());
}

function inputOf({ traits, reflections, ec_activities }: Pick<Generate, 'traits' | 'reflections' | 'ec_activities'>) {
  const input = { traits, reflections, ec_activities };
  if (JSON.stringify(input).length > inputMax)
    throw new Problem('invalid_request', {
      detail: 'This is too much to read at once. Choose fewer activities, or shorten your answers.',
    });
  return input;
}

export async function makeIdeas(
  { database }: Pick<Brainstorm, 'database'>,
  caller: Caller,
  body: Generate,
): Promise<z.infer<typeof contract.generateIdeas.response>> {
  requireOwn(caller, body.user_id);
  const { traits, reflections, ec_activities } = inputOf(body);
  await countTry(database, tryKey('ideas', caller.id), generationsPerStudent);
  const activities = ec_activities.map(({ name, title = '', duration = '', outcome = '', description = '' }) => ({
    name,
    title,
    duration,
    outcome,
    description,
  }));
  return { ideas: generateIdeas({ traits, reflections, activities }), engine: 'lantern' };
}

/** Keeps a run of the generator; sent again under its id it is the same run. */
export async function saveRun({ database }: Pick<Brainstorm, 'database'>, caller: Caller, body: SaveInput) {
  requireOwn(caller, body.user_id);
  const input = inputOf(body);
  const ideas = body.generated_ideas;
  const id = body.run_id ?? crypto.randomUUID();
  return await database.transaction().execute(async (transaction) => {
    if (await store.hasRun(transaction, caller.id, id)) return id;
    await countTry(transaction, tryKey('idea-runs', caller.id), runsPerStudent);
    if (!(await store.insertRun(transaction, caller.id, { id, input, ideas }))) {
      // the same call twice at once
      if (await store.hasRun(transaction, caller.id, id)) return id;
      throw new Problem('id_taken');
    }
    await store.removeOldRuns(transaction, caller.id, runsKept);
    return id;
  });
}

const nothing: Kept = { state: null, revision: 0, updated_at: null };

export async function readState(database: Database, caller: Caller): Promise<Kept> {
  return (await store.findState(database, caller.id)) ?? nothing;
}

/** Two devices that say the same do not disagree; otherwise an old base changes nothing and learns what stands. */
export async function saveState({ database, events }: Brainstorm, caller: Caller, body: SaveState): Promise<Kept> {
  const state = body.state;
  const saved = await database.transaction().execute(async (transaction) => {
    const first = body.base_revision === 0 && (await store.insertState(transaction, caller.id, state));
    if (first) return { kept: first, isNew: true };
    const there = await store.lockState(transaction, caller.id);
    if (there && isDeepStrictEqual(there.state, state)) return { kept: there, isNew: false };
    if (!there || there.revision !== body.base_revision)
      throw new Problem('stale_revision', {
        detail: 'You went on with the brainstorm somewhere else. Nothing was replaced.',
        extra: there ?? nothing,
      });
    await countTry(transaction, tryKey('brainstorm', caller.id), savesPerStudent);
    return { kept: await store.storeState(transaction, caller.id, state), isNew: true };
  });
  if (saved.isNew) events.publish(caller.id, { topic: 'essays', id: 'brainstorm' });
  return saved.kept;
}
