import type { Scholarship } from '@lantern/catalogue/scholarship';
import { datedTitle } from '@lantern/content/task-words';
import type { Output, Parsed } from '@lantern/contract/endpoint';
import { Problem } from '@lantern/contract/problem';
import {
  type listScholarshipsAt as listAtEndpoint,
  savedScholarships,
  scholarshipAnswers,
  scholarshipsAtMost,
  scholarshipsPerPage,
  type searchScholarships as searchEndpoint,
  type weighSearch as weighEndpoint,
} from '@lantern/contract/scholarships';
import { type EligibilityRecord, ownKey, questionKey } from '@lantern/matching/eligibility';
import type { MatchLevel } from '@lantern/matching/profile';
import { isOpenNow } from '@lantern/matching/scholarship-order';
import type { Database } from '#database/database.ts';
import { readToday } from '#database/reader-day.ts';
import type { Caller } from '#feature/caller.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import { findInstitutions, findScholarship, listScholarships } from '#features/institutions/institutions.service.ts';
import { nextLevel, readMatchRecord } from '#features/matching/matching.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import type { Ports } from '#ports/ports.ts';
import { keyedService } from '#records/keyed-service.ts';
import type { RecordPorts } from '#records/record-service.ts';
import { answersStore, listAnswers } from './scholarships.answers.store.ts';
import { findAll, namedFirst, relax, roundOf, type Wishes } from './scholarships.search.ts';
import { listKept, savedStore } from './scholarships.store.ts';
import { cardOf, countQuestions, countRefusals, institutionsOf, type Judged, judgeAll } from './scholarships.views.ts';

const kept = keyedService({ calls: savedScholarships, store: savedStore });
const answered = keyedService({ calls: scholarshipAnswers, store: answersStore });

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

export const answersService: typeof answered = {
  ...answered,
  /** Only questions that some scholarship asks have answers. */
  async put(ports: RecordPorts, caller: Caller, key: string, body: object) {
    const all = await listScholarships(ports.database);
    const isAsked = all.some(
      ({ id, rules }) => key === ownKey(id) || rules.some((rule) => questionKey(rule, id) === key),
    );
    if (!isAsked) throw new Problem('not_found');
    return await answered.put(ports, caller, key, body);
  },
};

type Asked = { level: MatchLevel | null; field: string | null };

async function readRecord(
  ports: Pick<Ports, 'database'>,
  userId: string,
  { level, field }: Asked,
  today: string,
): Promise<EligibilityRecord> {
  const [record, { dateOfBirth, country }, answers] = await Promise.all([
    readMatchRecord(ports, userId, level, today),
    readPersonalInfo(ports, userId),
    listAnswers(ports.database, userId),
  ]);
  const { citizenship, grade, tests } = record;
  return {
    ...{ citizenship, grade, tests, level, field, answers },
    birthDate: dateOfBirth || null,
    residence: country || null,
  };
}

async function cardsOf(database: Database, judged: readonly Judged[], askedBy: ReadonlyMap<string, number>) {
  const institutions = await findInstitutions(database, institutionsOf(judged));
  const names = new Map(institutions.map(({ id, name }) => [id, name]));
  return judged.map((one) => cardOf(one, names, askedBy));
}

const mayBeOpen = ({ eligibility, round }: Judged): boolean => eligibility.state !== 'no' && isOpenNow(round);

function isWished(wish: Wishes['eligibility'], one: Judged): boolean {
  if (wish === 'open') return mayBeOpen(one);
  return !wish || one.eligibility.state === wish || (wish === 'may' && one.eligibility.state !== 'no');
}

const shortOf = ({ id, name, hostCountries, levels, type, window }: Scholarship) => ({
  ...{ id, name, type },
  country: hostCountries,
  level: levels,
  deadline: window?.closes ?? null,
});

export async function searchScholarships(
  ports: Pick<Ports, 'database'>,
  caller: Caller,
  wishes: Wishes,
): Promise<Output<typeof searchEndpoint>> {
  const today = await readToday(ports.database, caller.id);
  const asked = wishes.level && wishes.level !== 'Diploma' ? wishes.level : null;
  const level = asked ?? (await nextLevel(ports, caller.id));
  const [all, record] = await Promise.all([
    listScholarships(ports.database),
    readRecord(ports, caller.id, { level, field: wishes.field ?? null }, today),
  ]);
  const found = findAll(all, wishes, today);
  const judged = namedFirst(judgeAll(found, record, today), wishes.q);
  const shown = judged.filter((one) => isWished(wishes.eligibility, one));
  if (wishes.all) return { scholarships: shown.map(({ scholarship }) => shortOf(scholarship)), found: shown.length };
  const count = (state: string) => judged.filter(({ eligibility }) => eligibility.state === state).length;
  const pages = Math.max(1, Math.ceil(shown.length / scholarshipsPerPage));
  const first = (wishes.page - 1) * scholarshipsPerPage;
  const { citizenship, birthDate, grade } = record;
  return {
    scholarships: await cardsOf(
      ports.database,
      shown.slice(first, first + scholarshipsPerPage),
      countQuestions(judged),
    ),
    ...{ page: wishes.page, pages, found: judged.length },
    eligibility: { yes: count('yes'), no: count('no'), unknown: count('unknown') },
    open: judged.filter(mayBeOpen).length,
    refusals: countRefusals(judged),
    relaxed: judged.length === 0 ? relax(all, wishes, today) : [],
    judged_by: { citizenship, has_birth: birthDate !== null, has_grade: grade !== null, level },
  };
}

export async function weighSearch(
  { database }: Pick<Ports, 'database'>,
  caller: Caller,
  wishes: Wishes,
): Promise<Output<typeof weighEndpoint>> {
  const today = await readToday(database, caller.id);
  const all = await listScholarships(database);
  return { found: findAll(all, wishes, today).length, without: relax(all, wishes, today) };
}

/** What a student may apply for who wants to study there: for this institution alone, then for its country. */
export async function listAt(
  ports: Pick<Ports, 'database'>,
  caller: Caller,
  id: string,
  asked: Parsed<typeof listAtEndpoint>['query'],
): Promise<Output<typeof listAtEndpoint>> {
  const today = await readToday(ports.database, caller.id);
  const [institution] = await findInstitutions(ports.database, [id]);
  if (!institution) throw new Problem('not_found');
  const { country } = institution;
  const level = asked.level ?? (await nextLevel(ports, caller.id));
  const [all, record] = await Promise.all([
    listScholarships(ports.database),
    readRecord(ports, caller.id, { level, field: asked.field ?? null }, today),
  ]);
  const wishes: Wishes = { country, page: 1, ...(level && { level }), ...(asked.field && { field: asked.field }) };
  const there = findAll(all, wishes, today).filter((one) => isForHere(one, id) !== false);
  const may = judgeAll(there, record, today).flatMap(({ scholarship, eligibility: { state } }) =>
    state === 'no' ? [] : [{ scholarship, state, is_here: isForHere(scholarship, id) === true }],
  );
  const sorted = may.toSorted(
    (a, b) => Number(b.is_here) - Number(a.is_here) || Number(b.state === 'yes') - Number(a.state === 'yes'),
  );
  return {
    scholarships: sorted.slice(0, scholarshipsAtMost).map(({ scholarship, state, is_here }) => ({
      id: scholarship.id,
      name: scholarship.name,
      coverage: scholarship.coverage,
      window: scholarship.window,
      review_due: scholarship.reviewDue,
      is_here,
      state,
    })),
    ...{ found: may.length, country, level },
  };
}

/** Whether it is given for studying at this institution; undefined where it is for all. One of another university is not. */
function isForHere({ type, rules }: Scholarship, id: string): boolean | undefined {
  const named = rules.flatMap((rule) => (rule.kind === 'at_institution' ? rule.institutions : []));
  if (named.length === 0) return type === 'university' ? false : undefined;
  return named.includes(id);
}

async function readKept(database: Database, userId: string) {
  const [saved, all] = await Promise.all([listKept(database, userId), listScholarships(database)]);
  const known = new Map(all.map((one) => [one.id, one]));
  return saved.map((one) => ({ saved: one, scholarship: known.get(one._id) }));
}

export async function readSaved(ports: Pick<Ports, 'database'>, caller: Caller) {
  const today = await readToday(ports.database, caller.id);
  const [mine, record] = await Promise.all([
    readKept(ports.database, caller.id),
    readRecord(ports, caller.id, { level: null, field: null }, today),
  ]);
  const known = mine.flatMap(({ scholarship }): Scholarship[] => (scholarship ? [scholarship] : []));
  const judged = judgeAll(known, record, today);
  return { scholarships: await cardsOf(ports.database, judged, countQuestions(judged)) };
}

export type DatedScholarship = DatedEntry & {
  /** false: the usual closing of earlier rounds, which the student has yet to look up */
  isConfirmed: boolean;
};

/** The deadlines of what a student keeps, sorted, for tasks and calendars: the student's own day, else the usual one. */
export async function datedEntries(database: Database, userId: string, language: string): Promise<DatedScholarship[]> {
  const mine = await readKept(database, userId);
  return mine
    .flatMap(({ saved, scholarship }): DatedScholarship[] => {
      // the round that was meant on the day of saving: it stays when that goes by
      const date = saved.deadline ?? (scholarship && roundOf(scholarship, saved.since).closes);
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
