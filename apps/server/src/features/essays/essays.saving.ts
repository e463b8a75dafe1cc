// Saving a draft: who wins when two devices write, and how nothing acknowledged is lost.
import { createHash } from 'node:crypto';
import {
  countCharacters,
  countWords,
  type Essay,
  type EssayConflict,
  makePreview,
  presetLimit,
  type SaveEssay,
  untitled,
} from '@lantern/contract/essays';
import type { EssayStatus } from '@lantern/contract/essays.types';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { type Caller, requireOwn } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import { findSave, insertSave } from './essays.saves.store.ts';
import { isSample, type LockedEssay, lockEssay } from './essays.store.ts';
import { taskDigest } from './essays.task.ts';
import { makeVersionDue, storeEssay } from './essays.text.store.ts';
import { keepConflict, keepReplaced } from './essays.versions.ts';

type Saving = Pick<Ports, 'database' | 'events'>;

/** A blank title is the default one. Half a surrogate pair, which PostgreSQL cannot hold, becomes U+FFFD here. */
export const titleOf = (title: string | undefined) => title?.trim() || untitled;

export const statusOf = (status: EssayStatus | 'completed'): EssayStatus =>
  status === 'completed' ? 'complete' : status;

/**
 * Stores a save, unless it was written on a revision that is not the current one: then the essay stays as it is, the
 * sent text becomes a version and stale_revision tells both. The lock on the essay's row lets one save at a time decide.
 */
export async function saveEssay({ database, events }: Saving, caller: Caller, save: SaveEssay): Promise<Essay> {
  requireOwn(caller, save.user_id);
  const outcome = await database.transaction().execute(async (transaction) => {
    const locked = await lockEssay(transaction, caller.id, save.essay_id);
    if (!locked) throw new Problem('not_found');
    const before = await savedBefore(transaction, locked.essay, save);
    if (before) return { essay: before, changed: false };
    const next = revise(locked.essay, save);
    if (isStale(locked.essay, next, save)) {
      return { conflict: await storeConflict(transaction, caller.id, locked.essay, next, save), changed: true };
    }
    const essay = await replace(transaction, caller.id, locked, next, save);
    return { essay, changed: essay !== locked.essay };
  });
  if (outcome.changed) events.publish(caller.id, { topic: 'essays', id: save.essay_id });
  // thrown only now: inside it would have rolled the kept version back
  if (outcome.conflict) throw new Problem('stale_revision', { extra: outcome.conflict });
  return outcome.essay;
}

/** The answer that a save got the first time, when the network lost it and the device sends the save again. */
async function savedBefore(transaction: Database, current: Essay, save: SaveEssay): Promise<Essay | undefined> {
  if (save.save_id === undefined || save.base_revision === current.revision) return undefined;
  const earlier = await findSave(transaction, current._id, save.save_id);
  if (!earlier?.digest.equals(digestOf(save))) return undefined;
  // the revision it got, not today's: the device must notice what was written on top of it since
  return { ...revise(current, save), status: current.status, revision: earlier.revision };
}

function digestOf(save: SaveEssay): Buffer {
  const { title, final_text, essay_type, prompt, tags, max_words, limit_unit, status } = save;
  const content = [title, final_text, essay_type, prompt, tags, max_words, limit_unit, status];
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** The essay as the save would have it. Words count revisions; a new prompt, tag or limit does not. */
function revise(current: Essay, save: SaveEssay): Essay {
  const text = save.final_text;
  const title = save.title === undefined ? current.title : titleOf(save.title);
  const textChanged = text !== current.text;
  const wordsChanged = textChanged || title !== current.title;
  const revision = wordsChanged ? current.revision + 1 : current.revision;
  const type = save.essay_type ?? current.essay_type;
  // a limit that was the old type's preset follows to the new type; one that the student chose stays
  const limit = hasPresetLimit(current) ? presetLimit(type) : { max: current.max_words, unit: current.limit_unit };
  const task = {
    essay_type: type,
    prompt: save.prompt ?? current.prompt,
    max_words: save.max_words ?? limit.max,
    limit_unit: save.limit_unit ?? limit.unit,
  };
  const change = { text: textChanged, task: !taskDigest(task).equals(taskDigest(current)) };
  const tags = save.tags ?? current.tags;
  const { sample, ...kept } = current;
  return {
    ...kept,
    ...(sample && isSample({ sample, tags }) && { sample }),
    ...task,
    title,
    type,
    status: nextStatus(current.status, save.status && statusOf(save.status), change),
    tags,
    text,
    final_text: text,
    final_essay: text,
    preview: textChanged ? makePreview(text) : current.preview,
    word_count: textChanged ? countWords(text) : current.word_count,
    character_count: textChanged ? countCharacters(text) : current.character_count,
    revision,
    evaluated_revision: evaluatedRevision(current, change, revision),
  };
}

function hasPresetLimit({ essay_type, max_words, limit_unit }: Essay): boolean {
  const preset = presetLimit(essay_type);
  return preset.max === max_words && preset.unit === limit_unit;
}

type Change = { text: boolean; task: boolean };

/** A new title leaves the evaluation one of the current text; another task leaves it one of nothing that stands. */
function evaluatedRevision(current: Essay, change: Change, revision: number): number | null {
  if (change.task) return null;
  return !change.text && current.evaluated_revision === current.revision ? revision : current.evaluated_revision;
}

/**
 * Editing what was evaluated or complete makes it a work in progress, unless the save itself gives a new status. So does
 * another task for what was evaluated: its scores were for the old one.
 */
function nextStatus(current: EssayStatus, asked: EssayStatus | undefined, change: Change): EssayStatus {
  if (asked !== undefined && asked !== current) return asked;
  const isOver = (current === 'complete' && change.text) || (current === 'evaluated' && (change.text || change.task));
  return isOver ? 'in-progress' : current;
}

/** Two devices that wrote the same words do not disagree. */
function isStale(current: Essay, next: Essay, save: SaveEssay): boolean {
  return (
    save.base_revision !== undefined && save.base_revision !== current.revision && next.revision !== current.revision
  );
}

async function storeConflict(
  transaction: Database,
  userId: string,
  current: Essay,
  sent: Essay,
  save: SaveEssay,
): Promise<EssayConflict> {
  // a revision that never was is not worth remembering, and need not fit into an integer
  const revision = Math.min(save.base_revision ?? current.revision, current.revision);
  const words = { essayId: current._id, revision, title: sent.title, text: sent.text };
  const version = await keepConflict(transaction, userId, words);
  // whichever of the two texts the student chooses next, the other one stays
  await makeVersionDue(transaction, userId, current._id);
  return { essay: current, conflict_version_id: version.id };
}

async function replace(
  transaction: Database,
  userId: string,
  locked: LockedEssay,
  next: Essay,
  save: SaveEssay,
): Promise<Essay> {
  if (save.save_id !== undefined)
    await insertSave(transaction, {
      essay_id: next._id,
      save_id: save.save_id,
      revision: next.revision,
      digest: digestOf(save),
    });
  if (next.revision === locked.essay.revision && settingsOf(next) === settingsOf(locked.essay)) return locked.essay;
  const kept = await keepReplaced(transaction, userId, locked, {
    title: next.title,
    text: next.text,
    hasBase: save.base_revision !== undefined,
  });
  return { ...next, updated_at: await storeEssay(transaction, userId, next, kept) };
}

const settingsOf = ({ essay_type, status, prompt, tags, max_words, limit_unit }: Essay) =>
  JSON.stringify([essay_type, status, prompt, tags, max_words, limit_unit]);
