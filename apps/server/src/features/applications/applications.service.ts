// The list of universities that a student keeps, each with what an application there takes.

import { addDays } from '@lantern/abroad/days';
import { datedTitle } from '@lantern/content/task-words';
import {
  type Application,
  type ApplicationFields,
  applicationCalls,
  applicationDraftCalls,
  applicationMessages,
  applicationsMax,
  isAdmission,
} from '@lantern/contract/applications';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import type { Caller } from '#feature/caller.ts';
import type { DatedEntry } from '#feature/dated-entry.ts';
import { hasPapers } from '#features/documents/documents.summary.service.ts';
import { hasEssays } from '#features/essays/essays.summary.service.ts';
import { findInstitutions } from '#features/institutions/institutions.service.ts';
import { tellWebhooks } from '#features/webhooks/webhooks.service.ts';
import { keyedService } from '#records/keyed-service.ts';
import { changeRecords, type RecordPorts, recordService } from '#records/record-service.ts';
import { draftStore } from './applications.drafts.store.ts';
import { applicationStore, listSavedInstitutions } from './applications.store.ts';

type Programme = Pick<ApplicationFields, 'institution_id' | 'name' | 'program' | 'intake'>;

const isSameProgramme = (one: Programme, other: Programme) =>
  one.institution_id === other.institution_id &&
  (one.institution_id !== null || one.name === other.name) &&
  one.program === other.program &&
  one.intake === other.intake;

/** Somewhere it is tomorrow already. */
const tomorrow = () => addDays(new Date().toISOString().slice(0, 10), 1);

/** What was sent, answered and paid has happened, and only who is admitted has an offer. */
function checkCourse({ submitted, decision, offer, deposit }: ApplicationFields): void {
  const last = tomorrow();
  if (submitted && submitted.day > last) throw Problem.field('submitted.day', applicationMessages.ahead);
  if (decision && decision.day > last) throw Problem.field('decision.day', applicationMessages.ahead);
  if (deposit?.paid_on && deposit.paid_on > last) throw Problem.field('deposit.paid_on', applicationMessages.ahead);
  if ((offer || deposit) && !(decision && isAdmission(decision.result)))
    throw Problem.field('decision', applicationMessages.offer);
}

type Attached = Pick<ApplicationFields, 'papers' | 'essays' | 'portfolio' | 'submitted'>;
const papersOf = ({ papers, portfolio, submitted }: Attached) =>
  [...papers, portfolio, submitted?.proof].flatMap((id) => id ?? []);

/** What is attached is the student's own. What was attached before may have gone since: it stays until it is taken off. */
async function checkAttached(
  transaction: Database,
  userId: string,
  id: string,
  fields: ApplicationFields,
): Promise<void> {
  const before = (await applicationStore.find(transaction, userId, id))?.record;
  const added = (now: string[], then: string[] | undefined) => now.filter((one) => !then?.includes(one));
  const papers = added(papersOf(fields), before && papersOf(before));
  if (papers.length > 0 && !(await hasPapers(transaction, userId, papers)))
    throw Problem.field('papers', applicationMessages.paper);
  const essays = added(
    fields.essays.map((one) => one.toLowerCase()),
    before?.essays,
  );
  if (essays.length > 0 && !(await hasEssays(transaction, userId, essays)))
    throw Problem.field('essays', applicationMessages.essay);
}

const beforeSubmission: readonly Application['stage'][] = ['considering', 'preparing'];

const isSubmitted = ({ stage, submitted }: Application) => submitted !== null || !beforeSubmission.includes(stage);

export const applications = recordService({
  calls: applicationCalls,
  table: 'saved_universities',
  store: applicationStore,
  full: { field: 'name', message: applicationMessages.full },
  async check(all, { transaction, caller, id, fields }) {
    checkCourse(fields);
    await checkAttached(transaction, caller.id, id, fields);
    const { institution_id: institution } = fields;
    if (institution !== null && (await findInstitutions(transaction, [institution])).length === 0)
      throw Problem.field('name', applicationMessages.unknown);
    const others = all.filter((one) => one !== fields);
    if (others.some((one) => isSameProgramme(one, fields))) throw Problem.field('program', applicationMessages.twice);
  },
  async follow({ transaction, jobs, caller, before, after }) {
    // a guest is nobody whom another program could know
    if (caller.guest || !isSubmitted(after) || (before && isSubmitted(before))) return;
    const { _id: subjectId, institution_id: institutionId } = after;
    await tellWebhooks(jobs, transaction, {
      event: 'application.submitted',
      ...{ studentId: caller.id, subjectId, institutionId },
    });
  },
});

export const applicationDrafts = keyedService({ calls: applicationDraftCalls, store: draftStore });

/** What an application is while nothing but its university is known. */
const unplanned = {
  city: '',
  country: '',
  level: null,
  intake: null,
  deadline: null,
  stage: 'considering',
  costs: [],
  tests_needed: [],
  requirements: [],
  notes: '',
  papers: [],
  essays: [],
  portfolio_needed: null,
  portfolio: null,
  asked: [],
  submitted: null,
  decision: null,
  offer: null,
  deposit: null,
} as const satisfies Partial<ApplicationFields>;

/**
 * The level that the student said for all others: it is the same for the next one, until they say otherwise. The month in
 * which another university begins says nothing of this one.
 */
function sameLevel(all: readonly Application[]): Application['level'] {
  const said = new Set(all.flatMap(({ level }) => level ?? []));
  const [only] = said;
  return said.size === 1 && only !== undefined ? only : null;
}

/**
 * Puts an institution on the list, or finds it there: saving it twice is one, and without a programme any of its
 * programmes is it. Answers the id of the row.
 */
export async function saveInstitution(
  ports: RecordPorts,
  caller: Caller,
  institutionId: string,
  { program, level, likely }: Pick<ApplicationFields, 'program' | 'level'> & { likely: ApplicationFields['level'] },
): Promise<string> {
  return await changeRecords(ports, caller, applicationCalls.topic, async (transaction) => {
    const all = await applicationStore.list(transaction, caller.id);
    const ofIt = all.filter((one) => one.institution_id === institutionId);
    const there = program === '' ? ofIt[0] : ofIt.find((one) => one.program === program);
    if (there) return there._id;
    if (all.length >= applicationsMax) throw new Problem('too_many_saved');
    const id = crypto.randomUUID();
    const known = { level: level ?? sameLevel(all) ?? likely, institution_id: institutionId, name: '', program };
    const fields = { ...structuredClone(unplanned), ...known };
    await applicationStore.insert(transaction, caller.id, id, fields as unknown as ApplicationFields);
    return id;
  });
}

export async function savedInstitutions(database: Database, userId: string): Promise<ReadonlySet<string>> {
  return new Set(await listSavedInstitutions(database, userId));
}

type DatedApplication = DatedEntry & { kind: 'application-deadline' | 'offer-answer' | 'deposit' };

const datedWords = {
  'application-deadline': 'applicationDeadline',
  'offer-answer': 'offerAnswer',
  deposit: 'depositDue',
} as const;

type Day = { day: string; time: string | null; zone: string | null };

/** Everything of the student's applications that has a day, sorted: for tasks, the dashboard and calendars. */
export async function datedEntries(database: Database, userId: string, language: string): Promise<DatedEntry[]> {
  const all = await applicationStore.list(database, userId);
  const entries = all.flatMap((one): DatedApplication[] => {
    const name = one.program ? `${one.name}: ${one.program}` : one.name;
    const { deadline, offer, deposit } = one;
    const entry = (kind: DatedApplication['kind'], { day, time, zone }: Day, isDone: boolean): DatedApplication => ({
      id: `application:${one._id}:${kind}`,
      title: datedTitle(datedWords[kind], name, language),
      ...{ date: day, time, zone, kind, isDone },
      link: `/saved-universities/${one._id}`,
    });
    const wholeDay = (day: string): Day => ({ day, time: null, zone: null });
    const isPaid = deposit !== null && deposit.paid_on !== null;
    return [
      ...(deadline ? [entry('application-deadline', deadline, !beforeSubmission.includes(one.stage))] : []),
      ...(offer?.answer_by
        ? [entry('offer-answer', wholeDay(offer.answer_by), one.stage === 'deposit' || isPaid)]
        : []),
      ...(deposit?.due ? [entry('deposit', wholeDay(deposit.due), isPaid)] : []),
    ];
  });
  return entries.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}
