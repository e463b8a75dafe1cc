// Days until which letters are wanted: for tasks, the dashboard and calendars.
import { datedTitle } from '@lantern/content/task-words';
import { isWaiting } from '@lantern/contract/applications.letters';
import type { Database } from '#database/database.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import { listLetters } from './applications.letters.store.ts';
import { recommenderStore } from './applications.recommenders.store.ts';

/** Of requests that a letter can still come of, and of letters that came; what was declined or taken back has no day. */
export async function datedLetters(database: Database, userId: string, language: string): Promise<DatedEntry[]> {
  const [letters, recommenders] = await Promise.all([
    listLetters(database, userId),
    recommenderStore.list(database, userId),
  ]);
  const names = new Map(recommenders.map(({ _id, name }) => [_id, name]));
  return letters.flatMap((letter): DatedEntry[] => {
    const isDone = letter.state === 'received';
    if (letter.due_on === null || !(isDone || isWaiting(letter))) return [];
    return [
      {
        id: `letter:${letter._id}`,
        title: datedTitle('letterDue', names.get(letter.recommender_id) ?? '', language),
        date: letter.due_on,
        kind: 'letter',
        group: 'documents',
        link: '/recommenders',
        isDone,
      },
    ];
  });
}
