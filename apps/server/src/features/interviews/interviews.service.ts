import { isDeepStrictEqual } from 'node:util';
import { questionBank } from '@lantern/content/interviews/questions';
import { hours, inSeconds } from '@lantern/contract/durations';
import {
  type Interview,
  type InterviewHead,
  type InterviewReport,
  interviewsMax,
  type KeptInterview,
  type saveInterview as saveInterviewCall,
} from '@lantern/contract/interviews';
import { Problem } from '@lantern/contract/problem';
import type * as z from 'zod/mini';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import type { Ports } from '#ports/ports.ts';
import type { Printable } from '#ports/print/print.ts';
import * as store from './interviews.store.ts';

type Interviews = Pick<Ports, 'database' | 'events'>;

/** A device sends what is typed at most every two seconds. */
const savesPerStudent: Throttle = { tries: 1800, windowSeconds: inSeconds(hours(1)) };
const reportsPerStudent: Throttle = { tries: 60, windowSeconds: inSeconds(hours(1)) };

const known = new Map(
  Object.entries(questionBank).map(([type, questions]) => [type, new Set(questions.map(({ id }) => id))]),
);

export async function listInterviews(database: Database, caller: Caller): Promise<InterviewHead[]> {
  return await store.listInterviews(database, caller.id);
}

export async function readInterview(database: Database, caller: Caller, id: string): Promise<KeptInterview> {
  const found = await store.findInterview(database, caller.id, id);
  if (!found) throw new Problem('not_found');
  return found;
}

/** What the schema cannot see: the questions are of the bank, and what ended was begun. */
function check(interview: Interview): Interview {
  const ofType = known.get(interview.type);
  if (interview.questions.some(({ id }) => !ofType?.has(id)))
    throw Problem.field('interview.questions', 'One of the questions is not in the question bank.');
  if (interview.ended_at && !interview.started_at)
    throw Problem.field('interview.ended_at', 'This session ended before it began.');
  return interview;
}

/** Two devices that say the same do not disagree; otherwise an old base changes nothing and learns what stands. */
export async function saveInterview(
  { database, events }: Interviews,
  caller: Caller,
  id: string,
  body: z.infer<typeof saveInterviewCall.body>,
): Promise<KeptInterview> {
  const interview = check(body.interview);
  const saved = await database.transaction().execute(async (transaction) => {
    await store.lockInterviews(transaction, caller.id);
    const there = await store.lockInterview(transaction, caller.id, id);
    if (there && isDeepStrictEqual(there.interview, interview)) return { kept: there, isNew: false };
    if (there && there.revision !== body.base_revision)
      throw new Problem('stale_revision', {
        detail: 'This interview went on somewhere else. Nothing was replaced.',
        extra: there,
      });
    // one that was deleted on another device does not come back by itself
    if (!there && body.base_revision > 0) throw new Problem('not_found');
    await countTry(transaction, tryKey('interviews', caller.id), savesPerStudent);
    if (there) return { kept: await store.storeInterview(transaction, caller.id, id, interview), isNew: true };
    if ((await store.countInterviews(transaction, caller.id)) >= interviewsMax)
      throw new Problem('too_many_interviews');
    const kept = await store.insertInterview(transaction, caller.id, id, interview);
    if (!kept) throw new Problem('id_taken');
    return { kept, isNew: true };
  });
  if (saved.isNew) events.publish(caller.id, { topic: 'interviews', id });
  return saved.kept;
}

export async function deleteInterview({ database, events }: Interviews, caller: Caller, id: string): Promise<void> {
  if (!(await store.deleteInterview(database, caller.id, id))) throw new Problem('not_found');
  events.publish(caller.id, { topic: 'interviews', id });
}

/** As a PDF. Its words are the device's, which has the feedback and the student's language. */
export async function printReport(
  { database, print }: Pick<Ports, 'database' | 'print'>,
  caller: Caller,
  report: InterviewReport,
): Promise<Buffer> {
  await countTry(database, tryKey('interview-reports', caller.id), reportsPerStudent);
  const { title, notes, sections, language } = report;
  const printable: Printable = {
    title,
    author: '',
    meta: notes,
    blocks: sections.flatMap(({ heading, paragraphs }) => [
      { kind: 'heading' as const, text: heading },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    ]),
    language,
  };
  return await print.make('pdf', printable);
}
