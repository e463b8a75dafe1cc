import type { Scholarship } from '@lantern/catalogue/scholarship';
import { datedTitle } from '@lantern/content/task-words';
import type { Output } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import {
  savedScholarships,
  scholarshipsPerPage,
  type searchScholarships as searchEndpoint,
} from '@lantern/contract/scholarships';
import { type EligibilityRecord, type RecordPart, recordParts } from '@lantern/matching/eligibility';
import type { MatchLevel } from '@lantern/matching/profile';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import type { DatedThing } from '#dated-thing.ts';
import { findInstitutions, findScholarship, listScholarships } from '#features/institutions/institutions.service.ts';
import { readMatchRecord } from '#features/matching/matching.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedService } from '#records/keyed-service.ts';
import type { RecordPorts } from '#records/record-service.ts';
import { findAll, inOrder, relax, roundOf, type Wishes } from './scholarships.search.ts';
import { listKept, savedStore } from './scholarships.store.ts';
import { cardOf, institutionsOf, type Judged, judgeAll } from './scholarships.views.ts';

const kept = keyedService({ calls: savedScholarships, store: savedStore });

export const savedService: typeof kept = {
  ...kept,
  /** Only what the catalogue has can be saved; what it had once can still be changed. */
  async put(ports: RecordPorts, caller: Caller, id: string, body: object) {
    const isKnown =
      (await findScholarship(ports.database, id)) ?? (await savedStore.find(ports.database, caller.id, id));
    if (!isKnown) throw new Problem('not_found');
    return await kept.put(ports, caller, id, body);
  },
};

const todayIs = () => new Date().toISOString().slice(0, 10);

async function readRecord(
  ports: Pick<Ports, 'database'>,
  userId: string,
  level: MatchLevel | null,
  today: string,
): Promise<EligibilityRecord> {
  const [record, { dateOfBirth }] = await Promise.all([
    readMatchRecord(ports, userId, level, today),
    readPersonalInfo(ports, userId),
  ]);
  const { citizenship, grade, tests } = record;
  return { citizenship, grade, tests, birthDate: dateOfBirth || null, level };
}

async function cardsOf(database: Database, judged: readonly Judged[]) {
  const institutions = await findInstitutions(database, institutionsOf(judged));
  const names = new Map(institutions.map(({ id, name }) => [id, name]));
  return judged.map((one) => cardOf(one, names));
}

/** What would let the most conditions be judged, among those that would decide something. */
function countMissing(judged: readonly Judged[]): { needs: RecordPart; conditions: number }[] {
  const conditions = judged.flatMap(({ eligibility }) => (eligibility.decides ? eligibility.conditions : []));
  return recordParts
    .map((needs) => ({ needs, conditions: conditions.filter((condition) => condition.needs === needs).length }))
    .filter((part) => part.conditions > 0)
    .sort((a, b) => b.conditions - a.conditions);
}

export async function searchScholarships(
  ports: Pick<Ports, 'database'>,
  caller: Caller,
  wishes: Wishes,
): Promise<Output<typeof searchEndpoint>> {
  const today = todayIs();
  const level = wishes.level && wishes.level !== 'Diploma' ? wishes.level : null;
  const [all, record] = await Promise.all([
    listScholarships(ports.database),
    readRecord(ports, caller.id, level, today),
  ]);
  const judged = judgeAll(inOrder(findAll(all, wishes, today), today), record, today);
  const count = (state: string) => judged.filter(({ eligibility }) => eligibility.state === state).length;
  const shown = wishes.eligibility ? judged.filter((one) => one.eligibility.state === wishes.eligibility) : judged;
  const pages = Math.max(1, Math.ceil(shown.length / scholarshipsPerPage));
  const first = (wishes.page - 1) * scholarshipsPerPage;
  return {
    scholarships: await cardsOf(ports.database, shown.slice(first, first + scholarshipsPerPage)),
    page: wishes.page,
    pages,
    found: judged.length,
    eligibility: { yes: count('yes'), no: count('no'), unknown: count('unknown') },
    missing: countMissing(judged),
    relaxed: judged.length === 0 ? relax(all, wishes, today) : [],
    judged_by: {
      citizenship: record.citizenship,
      has_birth: record.birthDate !== null,
      has_grade: record.grade !== null,
    },
  };
}

async function readKept(database: Database, userId: string) {
  const [saved, all] = await Promise.all([listKept(database, userId), listScholarships(database)]);
  const known = new Map(all.map((one) => [one.id, one]));
  return saved.map((one) => ({ saved: one, scholarship: known.get(one._id) }));
}

export async function readSaved(ports: Pick<Ports, 'database'>, caller: Caller) {
  const today = todayIs();
  const [mine, record] = await Promise.all([
    readKept(ports.database, caller.id),
    readRecord(ports, caller.id, null, today),
  ]);
  const known = mine.flatMap(({ scholarship }): Scholarship[] => (scholarship ? [scholarship] : []));
  return { scholarships: await cardsOf(ports.database, judgeAll(known, record, today)) };
}

export type DatedScholarship = DatedThing & {
  /** false: the usual closing of earlier rounds, which the student has yet to look up */
  isConfirmed: boolean;
};

/**
 * When the round closes that was meant on the day of saving: it stays when that goes by. What was saved when one had
 * closed is meant for the next.
 */
function usualClosing(scholarship: Scholarship, since: string): string | null {
  const round = roundOf(scholarship, since);
  return round.state === 'passed' && round.opens !== null ? roundOf(scholarship, round.opens).closes : round.closes;
}

/** The deadlines of what a student keeps, sorted, for tasks and calendars: the student's own day, else the usual one. */
export async function datedThings(database: Database, userId: string, language: string): Promise<DatedScholarship[]> {
  const mine = await readKept(database, userId);
  return mine
    .flatMap(({ saved, scholarship }): DatedScholarship[] => {
      const date = saved.deadline ?? (scholarship && usualClosing(scholarship, saved.since));
      if (!date) return [];
      return [
        {
          id: `scholarship:${saved._id}`,
          title: datedTitle(saved.deadline ? 'scholarshipCloses' : 'scholarshipUsual', saved.name, language),
          date,
          kind: 'scholarship',
          link: '/scholarshiparc?show=saved',
          isDone: saved.state === 'applied',
          isConfirmed: saved.deadline !== null,
        },
      ];
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}
