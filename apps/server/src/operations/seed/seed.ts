// npm run seed: a school of made-up people who have done something with every part of Lantern.
import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import type { Files } from '#ports/files/files.ts';
import type { Print } from '#ports/print/print.ts';
import { StartError } from '#runtime/start-error.ts';
import { listNotedFiles } from '../noted-files.ts';
import type { Say } from '../progress.ts';
import { ageEssays, seedComments, seedEssays } from './essays.ts';
import { seedCuriosity, seedHabits } from './habits.ts';
import { seedInterviews } from './interviews.ts';
import { seedPapers } from './papers.ts';
import { makePeople, named, type People } from './people.ts';
import { seedPlans } from './plans.ts';
import { seedRecord } from './record.ts';
import { ageTalks, countUnseenPapers, dropEverything, readRoom } from './seed.store.ts';
import { seedGuardians, seedHelp, seedSessions, seedShares, seedTalks, seedVideos } from './together.ts';

export type School = {
  app: FastifyInstance;
  database: Database;
  print: Print;
  publicUrl: string | undefined;
  /** the one-time link that makes the first administrator */
  adminLink: string;
  password: string;
};

/** Longest wait for the looks at papers; a server that starts later goes on with them. */
const looksMs = 25_000;

/** Throws StartError where somebody's data is, which nothing here may touch. With `again` a demo school makes room. */
export async function makeRoom(database: Database, files: Files, { dataDir }: Config, again: boolean): Promise<void> {
  const { isSeeded, accounts, others, tickets } = await readRoom(database);
  if (!isSeeded && accounts + tickets === 0) return;
  if (!isSeeded) throw new StartError('People use this Lantern: the demo school needs a folder (DATA_DIR) of its own.');
  if (others + tickets > 0)
    throw new StartError(
      'Somebody has signed up or written in this demo school. It stays as it is: use another DATA_DIR.',
    );
  if (!again) throw new StartError('The demo school is here already. To make it anew: npm run seed -- --again');
  // not whatever lies in the storage: a bucket may be another Lantern's too
  for await (const { key } of listNotedFiles(database)) await files.remove(key);
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
  await dropEverything(database);
}

/** Nobody can guess it, and it can be typed: no letter that looks like another. */
export function newPassword(): string {
  const letters = 'abcdefghkmnpqrstuvwxyz';
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `Demo-${part()}-${part()}-${randomInt(10, 100)}`;
}

export async function seedSchool(school: School, say: Say): Promise<People> {
  const people = await makePeople(school);
  const { students } = people;
  say(`${students.size} students, ${people.mentors.size} mentors and an administrator have accounts.`);
  for (const student of students.values()) await seedRecord(student);
  for (const key of ['nadia', 'arjun', 'hamza', 'zainab', 'meera']) await seedHabits(named(students, key));
  await seedCuriosity(named(students, 'nadia'));
  say('Their records are there.');
  const essays = await seedEssays(people);
  await seedPapers(school, people);
  await seedShares(people, essays);
  await seedComments(people, essays);
  say('Essays and papers are there.');
  await seedPlans(school, people, essays);
  say('Applications, letters, money and visas are there.');
  await seedSessions(school.database, people);
  await seedTalks(people);
  await seedVideos(people);
  await seedInterviews(people);
  await seedHelp(people);
  await seedGuardians(school.app, school.publicUrl, people);
  await ageEssays(school.database, essays);
  await ageTalks(school.database);
  const until = Date.now() + looksMs;
  while (Date.now() < until && (await countUnseenPapers(school.database)) > 0) await sleep(200);
  return people;
}
