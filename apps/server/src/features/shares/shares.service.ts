// Sharing with mentors. Which live share lets a mentor open what is decided in database/shares.ts: reads that are declared
// with `readers` ask it in http/session.ts, other queries over what is shared take `isSharedWith` into their `where`.

import type { ShareScope } from '@lantern/contract/access';
import { linkOver, linkTooLong } from '@lantern/contract/documents.problems';
import { hours, inSeconds } from '@lantern/contract/durations';
import type { Parsed } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import { type addMentorShares, type changeMentorShare, type MentorShare, sharesMax } from '@lantern/contract/shares';
import { listBlocked } from '#database/blocks.ts';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { cardOf, listPublished, type MentorSearch, pageOf } from '#features/mentors/mentors.service.ts';
import { notify } from '#features/notifications/notifications.service.ts';
import { tellWebhooks } from '#features/webhooks/webhooks.service.ts';
import { checkEnd } from '#links/secret-links.ts';
import type { Ports } from '#ports/ports.ts';
import { notifyAtEnd, publishShares } from './shares.ends.ts';
import * as mentors from './shares.mentor.store.ts';
import * as store from './shares.store.ts';

export { isOfSharer, isSharedWith } from '#database/shares.ts';

type Told = Pick<Ports, 'database' | 'events'>;
type Sharing = Told & Pick<Ports, 'jobs'>;

const perStudent: Throttle = { tries: 300, windowSeconds: inSeconds(hours(1)) };

/** Tells the open pages of mentors that something which is shared with them is gone; called after the commit. */
export async function notifyMentors(
  { database, events }: Told,
  studentId: string,
  ...scopes: ShareScope[]
): Promise<void> {
  for (const mentorId of await store.listMentorsOf(database, studentId, scopes))
    events.publish(mentorId, { topic: 'shares', id: studentId });
}

const checkDay = (day: string | null) => day !== null && checkEnd(day, { over: linkOver, tooLong: linkTooLong });

export async function listMentors(database: Database, { id: studentId }: Caller, search: MentorSearch) {
  const blocked = await listBlocked(database, studentId);
  const published = await listPublished(database);
  const reachable = published.filter(({ id }) => !blocked.has(id));
  const { mentors, more } = pageOf(reachable, search);
  return { mentors: mentors.map(cardOf), more, blocked: published.length - reachable.length };
}

export async function shareItems(
  { database, events, jobs }: Sharing,
  caller: Caller,
  { mentor_id: mentorId, items, ends_on }: Parsed<typeof addMentorShares>['body'],
): Promise<MentorShare[]> {
  checkDay(ends_on);
  await countTry(database, tryKey('shares', caller.id), perStudent);
  if (!(await store.isMentorFor(database, caller.id, mentorId))) throw new Problem('not_found');
  if ((await listBlocked(database, caller.id)).has(mentorId)) throw new Problem('share_blocked');
  const chosen = withoutDoubles(items);
  const ids = await database.transaction().execute(async (transaction) => {
    const open = await store.countOpen(transaction, caller.id);
    if (open + chosen.length > sharesMax) throw new Problem('too_many_shares');
    await requireOwned(transaction, caller.id, chosen);
    if (caller.guest)
      throw new Problem('forbidden', { detail: 'Make this workspace an account before you share: a mentor reads it.' });
    const end = store.endOf(ends_on);
    const put = await store.putShares(transaction, caller.id, mentorId, chosen, end);
    await notifyAtEnd(jobs, transaction, { studentId: caller.id, mentorId }, end);
    // one event, however many things are shared at once
    if (put.isAnyNew) await tellWebhooks(jobs, transaction, { event: 'share.made', studentId: caller.id, mentorId });
    const student = await store.findName(transaction, caller.id);
    for (const { scope, item_id } of chosen)
      if (scope === 'videos' && item_id)
        await notify(jobs, transaction, {
          userId: mentorId,
          kind: 'video-shared',
          key: `video:${item_id}`,
          places: { student },
          about: caller.id,
          path: `/mentor/videos/${item_id}`,
        });
    if (put.isAnyNew && chosen.some(({ scope }) => scope !== 'videos'))
      await notify(jobs, transaction, {
        userId: mentorId,
        kind: 'student-shares',
        // once a day, however often the student ticks one more item
        key: `shares:${caller.id}:${new Date().toISOString().slice(0, 10)}`,
        places: { student },
        about: caller.id,
        path: `/mentor/students/${caller.id}`,
      });
    return put.ids;
  });
  publishShares(events, { studentId: caller.id, mentorId });
  return (await store.listShares(database, caller.id)).filter(({ _id }) => ids.includes(_id));
}

function withoutDoubles(items: readonly store.SharedItem[]): store.SharedItem[] {
  const lower = items.map(({ scope, item_id }) => ({ scope, item_id: item_id ?? null }));
  return [...new Map(lower.map((item) => [`${item.scope} ${item.item_id}`, item])).values()];
}

/** Items of somebody else, and those that are deleted, do not exist. */
async function requireOwned(transaction: Database, studentId: string, items: readonly store.SharedItem[]) {
  const idsOf = (scope: string) => items.flatMap((one) => (one.scope === scope && one.item_id ? [one.item_id] : []));
  for (const scope of ['essays', 'documents', 'videos'] as const) {
    const ids = idsOf(scope);
    if ((await store.countOwned(transaction, scope, studentId, ids)) !== ids.length) throw new Problem('not_found');
  }
}

async function requireShare(database: Database, studentId: string, id: string): Promise<MentorShare> {
  const share = await store.findShare(database, studentId, id);
  if (!share) throw new Problem('not_found');
  return share;
}

export async function changeShare(
  { database, events, jobs }: Sharing,
  caller: Caller,
  { share_id, ends_on }: Parsed<typeof changeMentorShare>['body'],
): Promise<MentorShare> {
  checkDay(ends_on);
  const mentorId = await database.transaction().execute(async (transaction) => {
    const end = store.endOf(ends_on);
    const whose = await store.setEnd(transaction, caller.id, share_id, end);
    if (!whose) throw new Problem('not_found');
    await notifyAtEnd(jobs, transaction, { studentId: caller.id, mentorId: whose }, end);
    return whose;
  });
  publishShares(events, { studentId: caller.id, mentorId });
  return await requireShare(database, caller.id, share_id);
}

export async function revokeShare({ database, events }: Told, caller: Caller, id: string): Promise<MentorShare> {
  const mentorId = await store.revokeShare(database, caller.id, id);
  if (!mentorId) throw new Problem('not_found');
  publishShares(events, { studentId: caller.id, mentorId });
  return await requireShare(database, caller.id, id);
}

/** What one student shares with the mentor now. Names and states alone: opening an item is what is noted. */
export async function readSharingStudent(database: Database, caller: Caller, studentId: string) {
  const found = await mentors.findSharingStudent(database, caller.id, studentId);
  if (!found) throw new Problem('not_found');
  const { name, record, ends_on } = found;
  const [essays, documents] = await Promise.all([
    mentors.listSharedEssays(database, caller.id, studentId),
    mentors.listSharedDocuments(database, caller.id, studentId),
  ]);
  return { student: { id: studentId, name }, record, ends_on, essays, documents };
}
