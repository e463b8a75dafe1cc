// The list of universities that a student keeps, each with what an application there takes.
import {
  type Application,
  type ApplicationFields,
  applicationCalls,
  applicationMessages,
  applicationsMax,
} from '@lantern/contract/applications';
import { Problem } from '@lantern/contract/problem';
import type { Caller } from '#caller.ts';
import type { Database } from '#database/database.ts';
import { findInstitutions } from '#features/institutions/institutions.service.ts';
import { changeRecords, type RecordPorts, recordService, refuse } from '#records/record-service.ts';
import { applicationStore, listSavedInstitutions } from './applications.store.ts';

type Programme = Pick<ApplicationFields, 'institution_id' | 'name' | 'program' | 'intake'>;

const isSameProgramme = (one: Programme, other: Programme) =>
  one.institution_id === other.institution_id &&
  (one.institution_id !== null || one.name === other.name) &&
  one.program === other.program &&
  one.intake === other.intake;

export const applications = recordService({
  calls: applicationCalls,
  table: 'saved_universities',
  store: applicationStore,
  full: { field: 'name', message: applicationMessages.full },
  async check(all, { transaction, fields }) {
    const { institution_id: institution } = fields;
    if (institution !== null && (await findInstitutions(transaction, [institution])).length === 0)
      refuse('name', applicationMessages.unknown);
    const others = all.filter((one) => one !== fields);
    if (others.some((one) => isSameProgramme(one, fields))) refuse('program', applicationMessages.twice);
  },
});

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
} as const satisfies Partial<ApplicationFields>;

/**
 * Puts an institution on the list, or finds it there: saving it twice is one, and without a programme any of its
 * programmes is it. Answers the id of the row.
 */
export async function saveInstitution(
  ports: RecordPorts,
  caller: Caller,
  institutionId: string,
  program: string,
): Promise<string> {
  return await changeRecords(ports, caller, applicationCalls.topic, async (transaction) => {
    const all = await applicationStore.list(transaction, caller.id);
    const ofIt = all.filter((one) => one.institution_id === institutionId);
    const there = program === '' ? ofIt[0] : ofIt.find((one) => one.program === program);
    if (there) return there._id;
    if (all.length >= applicationsMax) throw new Problem('too_many_saved');
    const id = crypto.randomUUID();
    const fields = { ...unplanned, costs: [], tests_needed: [], requirements: [], institution_id: institutionId };
    await applicationStore.insert(transaction, caller.id, id, { ...fields, name: '', program });
    return id;
  });
}

export async function savedInstitutions(database: Database, userId: string): Promise<ReadonlySet<string>> {
  return new Set(await listSavedInstitutions(database, userId));
}

export type DatedApplication = {
  /** the same for the same thing, whenever it is asked */
  id: string;
  /** the university and the programme; what falls due there is the kind */
  title: string;
  /** `YYYY-MM-DD` where the university is, with the local time where one is known, and the zone of both */
  date: string;
  time: string | null;
  zone: string | null;
  kind: 'application-deadline';
  link: string;
  isDone: boolean;
};

const beforeSubmission: readonly Application['stage'][] = ['considering', 'preparing'];

/** Everything of the student's applications that has a day, sorted: for tasks, the dashboard and calendars. */
export async function datedThings(database: Database, userId: string): Promise<DatedApplication[]> {
  const all = await applicationStore.list(database, userId);
  const things = all.flatMap((one): DatedApplication[] => {
    if (!one.deadline) return [];
    const title = one.program ? `${one.name}: ${one.program}` : one.name;
    return [
      {
        id: `application:${one._id}:deadline`,
        title,
        date: one.deadline.day,
        time: one.deadline.time,
        zone: one.deadline.zone,
        kind: 'application-deadline',
        link: `/saved-universities/${one._id}`,
        isDone: !beforeSubmission.includes(one.stage),
      },
    ];
  });
  return things.sort((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id));
}
