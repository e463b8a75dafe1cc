// "This fact is wrong": students say so, an administrator looks at it.
import { days, inSeconds } from '@lantern/contract/durations';
import type { Output, Parsed } from '@lantern/contract/endpoint';
import {
  type addFact as addEndpoint,
  catalogueLoadsShown,
  type EditableFact,
  type keepFact as keepEndpoint,
  type listReportedFacts as listEndpoint,
  type listCatalogueLoads as loadsEndpoint,
  type mendFact as mendEndpoint,
  type reportFact as reportEndpoint,
  reportedPerPage,
  type listStaleFacts as staleEndpoint,
  staleFactsPerPage,
  type takeFact as takeEndpoint,
} from '@lantern/contract/matching.facts';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { endTaken, setTaken, takenOf } from '#database/taken.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import {
  findFact,
  historiesOf,
  listLoads,
  listStale,
  rewriteFact,
  type StoredFact,
  addFact as writeNewFact,
  writtenOf,
} from '#features/institutions/facts/institutions.editing.service.ts';
import { factView, findInstitutions } from '#features/institutions/institutions.service.ts';
import { notify, notifyStaff } from '#features/notifications/notifications.service.ts';
import type { Ports } from '#ports/ports.ts';
import * as store from './matching.reports.store.ts';

const todayIs = () => new Date().toISOString().slice(0, 10);
const limit: Throttle = { tries: 100, windowSeconds: inSeconds(days(1)) };

export async function reportFact(
  { database, jobs }: Ports,
  caller: Caller,
  { fact_id, words }: Parsed<typeof reportEndpoint>['body'],
): Promise<Output<typeof reportEndpoint>> {
  await countTry(database, tryKey('fact-report', caller.id), limit);
  const fact = await findFact(database, fact_id);
  if (!fact) throw new Problem('not_found');
  await database.transaction().execute(async (transaction) => {
    const report = { factId: fact_id, revision: fact.revision, words: words.trim() };
    await store.putReport(transaction, caller.id, report);
    await notifyStaff(jobs, transaction, 'facts', {
      ...{ kind: 'facts-wait', key: 'facts-wait', places: {}, path: '/admin/facts', renew: true },
    });
  });
  return { reported: true };
}

const institutionIn = (subject: string) => subject.replace(/^institution:/, '');

/** Facts as an administrator edits them, each with whose it is and how it stood before. */
async function editable(database: Database, facts: readonly StoredFact[]): Promise<EditableFact[]> {
  const histories = await historiesOf(
    database,
    facts.map(({ id }) => id),
  );
  const subjects = facts.map(({ subject }) => institutionIn(subject));
  const names = new Map((await findInstitutions(database, subjects)).map(({ id, name }) => [id, name]));
  return facts.map((fact) => ({
    fact: factView(fact, todayIs()),
    revision: fact.revision,
    about: names.get(institutionIn(fact.subject)) ?? fact.subject,
    written: writtenOf(fact),
    history: histories.get(fact.id) ?? [],
  }));
}

export async function listReported({ database }: Ports, caller: Caller): Promise<Output<typeof listEndpoint>> {
  const open = Map.groupBy(await store.listOpen(database, reportedPerPage), ({ factId }) => factId);
  const waiting = await store.countOpen(database);
  const facts = (await Promise.all([...open.keys()].map((id) => findFact(database, id)))).flatMap((fact) => fact ?? []);
  const taken = await takenOf(
    database,
    'fact',
    facts.map(({ id }) => id),
    caller.id,
  );
  return {
    waiting,
    facts: (await editable(database, facts)).map((one) => ({
      ...one,
      taken: taken(one.fact._id),
      reports: (open.get(one.fact._id) ?? []).map(({ _id, words, createdAt, revision }) => ({
        ...{ _id, words },
        created_at: createdAt.toISOString(),
        older: revision !== one.revision,
      })),
    })),
  };
}

export async function takeFact(
  { database }: Ports,
  caller: Caller,
  id: string,
  isTaken: boolean,
): Promise<Output<typeof takeEndpoint>> {
  if (!(await store.isReported(database, id))) throw new Problem('not_found');
  await setTaken(database, { kind: 'fact', id }, caller.id, isTaken);
  return { ok: true };
}

/** Closes the open reports of a fact and tells those who sent them; how many that were. */
async function answerReports(
  { jobs }: Ports,
  transaction: Database,
  { id, subject }: { id: string; subject: string },
  state: 'mended' | 'kept',
): Promise<number> {
  const closed = await store.closeReports(transaction, id, state);
  await endTaken(transaction, { kind: 'fact', id });
  const [institution] = await findInstitutions(transaction, [institutionIn(subject)]);
  for (const { id: report, userId } of closed)
    await notify(jobs, transaction, {
      userId,
      kind: state === 'mended' ? 'fact-mended' : 'fact-kept',
      key: `fact-report:${report}`,
      places: { about: institution?.name ?? '' },
      path: '/unipair',
    });
  return closed.length;
}

export async function listStaleFacts({ database }: Ports, page: number): Promise<Output<typeof staleEndpoint>> {
  const { facts, more, total } = await listStale(database, todayIs(), page, staleFactsPerPage);
  return { facts: await editable(database, facts), more, total, page };
}

export async function addFact(
  { database }: Ports,
  caller: Caller,
  body: Parsed<typeof addEndpoint>['body'],
): Promise<Output<typeof addEndpoint>> {
  return { fact: factView(await writeNewFact(database, caller.id, body), todayIs()) };
}

/** Counts of a report: of a load one figure, of an import one for each fate. */
function countsOf(value: unknown): Record<string, number> {
  if (typeof value === 'number') return { all: value };
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
  );
}

export async function listCatalogueLoads({ database }: Ports): Promise<Output<typeof loadsEndpoint>> {
  const loads = await listLoads(database, catalogueLoadsShown);
  return {
    loads: loads.map(({ id, what, at, report }) => {
      const { file, institutions, facts, scholarships, refusals } = report as Record<string, unknown>;
      return {
        ...{ id: String(id), what, at: at.toISOString() },
        file: typeof file === 'string' ? file : '',
        institutions: countsOf(institutions),
        facts: countsOf(facts),
        scholarships: typeof scholarships === 'number' ? scholarships : null,
        refusals: Array.isArray(refusals) ? refusals.map(String) : [],
      };
    }),
  };
}

export async function mendFact(
  ports: Ports,
  caller: Caller,
  { fact_id, base_revision, ...written }: Parsed<typeof mendEndpoint>['body'],
): Promise<Output<typeof mendEndpoint>> {
  return await ports.database.transaction().execute(async (transaction) => {
    const fact = await rewriteFact(transaction, { id: fact_id, revision: base_revision, written, editorId: caller.id });
    await answerReports(ports, transaction, fact, 'mended');
    return { fact: factView(fact, todayIs()) };
  });
}

export async function keepFact(
  ports: Ports,
  { fact_id }: Parsed<typeof keepEndpoint>['body'],
): Promise<Output<typeof keepEndpoint>> {
  await ports.database.transaction().execute(async (transaction) => {
    const fact = (await findFact(transaction, fact_id)) ?? { id: fact_id, subject: '' };
    if ((await answerReports(ports, transaction, fact, 'kept')) === 0) throw new Problem('not_found');
  });
  return { kept: true };
}
