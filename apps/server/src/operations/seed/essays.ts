// Essays with their versions and evaluations, ideas, and what mentors say about them.

import { randomUUID } from 'node:crypto';
import { type DemoComment, type DemoEssay, demoComments, demoEssays } from '@lantern/content/demo-school/essays';
import { days } from '@lantern/contract/durations';
import { favoriteEssay, getEssay, startDraft, updateEssay, updateEssayStatus } from '@lantern/contract/essays';
import { saveIdea } from '@lantern/contract/essays.brainstorm';
import { addComment, decideComment, replyToComment } from '@lantern/contract/essays.comments';
import { evaluateEssay } from '@lantern/contract/essays.evaluations';
import { addToLog } from '@lantern/contract/essays.log';
import { addEssayPrompt } from '@lantern/contract/essays.prompts';
import { nameVersion } from '@lantern/contract/essays.versions';
import type { Database } from '#database/database.ts';
import { named, type People, type Person } from './people.ts';
import { ageEssay } from './seed.store.ts';

export type Written = { id: string; owner: Person };

/** Answers them by their titles. */
export async function seedEssays({ students }: People): Promise<Map<string, Written>> {
  const written = new Map<string, Written>();
  for (const essay of demoEssays) {
    const owner = named(students, essay.student);
    written.set(essay.title, { id: await writeEssay(owner, essay), owner });
  }
  const nadia = named(students, 'nadia');
  const first = named(written, 'Nine taka');
  await nadia.call(addEssayPrompt, { body: { essay_id: first.id, prompt_id: 'ucas-1' } });
  for (const [title, summary] of [
    ['The nine taka between two washers', 'What it takes to make an office buy the better part.'],
    ['Who reads the second book to whom', 'Two small brothers, one lamp, and an order of reading that you keep.'],
  ] as const) {
    const hints = {
      how_to_start: 'Begin with the object in your hand.',
      what_to_include: ['One figure from your notebook'],
    };
    await nadia.call(saveIdea, { body: { title, summary, ...hints, why_it_works: 'Nobody else has this notebook.' } });
  }
  return written;
}

async function writeEssay({ call }: Person, essay: DemoEssay): Promise<string> {
  const { title, type, prompt, texts, status } = essay;
  const essay_id = randomUUID();
  await call(startDraft, { body: { essay_id, title, essay_type: type, ...(prompt && { prompt }) } });
  for (const [index, final_text] of texts.entries()) {
    const { revision } = await call(getEssay, { params: { id: essay_id } });
    const tags = [...(essay.tags ?? [])];
    await call(updateEssay, { body: { essay_id, final_text, tags, base_revision: revision, save_id: randomUUID() } });
    if (index < texts.length - 1) await call(nameVersion, { body: { essay_id, name: 'Before I went to the office' } });
  }
  const text = texts.at(-1) ?? '';
  if (essay.evaluated) await call(evaluateEssay, { body: { essay_id, essay_text: text } });
  await call(updateEssayStatus, { body: { essay_id, status } });
  if (essay.favorite) await call(favoriteEssay, { body: { essay_id, favorited: true } });
  const began = Date.now() - days(essay.began);
  const sitting = { id: randomUUID(), typed: text.length + 140, pasted: 0, deleted: 140, pastes: 0 };
  const times = { started_at: new Date(began).toISOString(), ended_at: new Date(began + 2_400_000).toISOString() };
  await call(addToLog, { body: { essay_id, sittings: [{ ...sitting, ...times }] } });
  return essay_id;
}

/** The essays must be shared with those who comment. */
export async function seedComments({ mentors }: People, written: ReadonlyMap<string, Written>): Promise<void> {
  for (const comment of demoComments) await say(named(mentors, comment.mentor), named(written, comment.essay), comment);
}

async function say(mentor: Person, { id, owner }: Written, comment: DemoComment): Promise<void> {
  const { final_text, revision } = await mentor.call(getEssay, { params: { id } });
  const start = final_text.indexOf(comment.quote);
  if (start < 0) throw new Error(`“${comment.quote}” is not in the essay`);
  const commentId = randomUUID();
  const { quote, text, replacement = null, reply, state } = comment;
  await mentor.call(addComment, {
    params: { id },
    body: { comment_id: commentId, revision, start, quote, text, replacement },
  });
  const params = { id, commentId };
  if (reply) await owner.call(replyToComment, { params, body: { reply_id: randomUUID(), text: reply } });
  if (state) await owner.call(decideComment, { params, body: { state } });
}

/** After all that is done to them. */
export async function ageEssays(database: Database, written: ReadonlyMap<string, Written>): Promise<void> {
  for (const { title, began } of demoEssays) await ageEssay(database, named(written, title).id, began);
}
