import {
  type Application,
  type ApplicationFields,
  applicationsMax,
  type DecisionResult,
  type Moment,
} from '@lantern/contract/applications';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { oldestRestorable } from '#database/deletions.ts';
import type { SavedUniversities } from '#database/tables.ts';
import type { RecordStore } from '#records/record-service.ts';

/** A row with who the catalogue says the university is. */
type Row = Selectable<SavedUniversities> & {
  known_name: string | null;
  known_city: string | null;
  known_country: string | null;
};

const deadlineOf = ({ deadline_on, deadline_time, deadline_zone }: Row): Moment | null =>
  deadline_on && deadline_zone ? { day: deadline_on, time: deadline_time, zone: deadline_zone } : null;

const applicationOf = (row: Row): Application => ({
  _id: row.id,
  institution_id: row.institution_id,
  name: row.known_name ?? row.institution_name,
  city: row.known_city ?? row.institution_city,
  country: row.known_country ?? row.institution_country,
  program: row.program,
  level: row.level as Application['level'],
  intake: row.intake,
  deadline: deadlineOf(row),
  stage: row.stage as Application['stage'],
  costs: row.costs as Application['costs'],
  tests_needed: row.tests_needed as Application['tests_needed'],
  requirements: row.requirements as Application['requirements'],
  notes: row.notes,
  papers: row.papers,
  essays: row.essays,
  portfolio_needed: row.portfolio_needed,
  portfolio: row.portfolio,
  asked: row.asked as Application['asked'],
  submitted: row.submitted_on
    ? { day: row.submitted_on, proof: row.submitted_proof, reference: row.submitted_reference }
    : null,
  decision:
    row.decision && row.decided_on
      ? { result: row.decision as DecisionResult, day: row.decided_on, note: row.decision_note }
      : null,
  offer: row.offer as Application['offer'],
  deposit: row.deposit as Application['deposit'],
  revision: row.revision,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

const valuesOf = (fields: ApplicationFields) => ({
  institution_id: fields.institution_id,
  institution_name: fields.institution_id ? '' : fields.name,
  institution_city: fields.institution_id ? '' : fields.city,
  institution_country: fields.institution_id ? '' : fields.country,
  program: fields.program,
  level: fields.level,
  intake: fields.intake,
  deadline_on: fields.deadline?.day ?? null,
  deadline_time: fields.deadline?.time ?? null,
  deadline_zone: fields.deadline?.zone ?? null,
  stage: fields.stage,
  costs: JSON.stringify(fields.costs),
  tests_needed: JSON.stringify(fields.tests_needed),
  requirements: JSON.stringify(fields.requirements),
  notes: fields.notes,
  papers: [...fields.papers],
  essays: [...fields.essays],
  portfolio_needed: fields.portfolio_needed,
  portfolio: fields.portfolio,
  asked: JSON.stringify(fields.asked),
  submitted_on: fields.submitted?.day ?? null,
  submitted_reference: fields.submitted?.reference ?? '',
  submitted_proof: fields.submitted?.proof ?? null,
  decision: fields.decision?.result ?? null,
  decided_on: fields.decision?.day ?? null,
  decision_note: fields.decision?.note ?? '',
  offer: fields.offer && JSON.stringify(fields.offer),
  deposit: fields.deposit && JSON.stringify(fields.deposit),
});

const rowsOf = (database: Database, userId: string) =>
  database
    .selectFrom('saved_universities')
    .leftJoin('institutions', 'institutions.id', 'saved_universities.institution_id')
    .selectAll('saved_universities')
    .select([
      'institutions.name as known_name',
      'institutions.city as known_city',
      'institutions.country as known_country',
    ])
    .where('saved_universities.user_id', '=', userId);

async function readOne(database: Database, userId: string, id: string): Promise<Application> {
  const row = await rowsOf(database, userId).where('saved_universities.id', '=', id).executeTakeFirstOrThrow();
  return applicationOf(row);
}

export const applicationStore: RecordStore<ApplicationFields, Application> = {
  /** The next deadline first, those without one after them. */
  async list(database, userId) {
    const rows = await rowsOf(database, userId)
      .where('saved_universities.deleted_at', 'is', null)
      .orderBy('saved_universities.deadline_on', (order) => order.asc().nullsLast())
      .orderBy('saved_universities.created_at')
      .orderBy('saved_universities.id')
      .limit(applicationsMax)
      .execute();
    return rows.map(applicationOf);
  },

  async find(database, userId, id) {
    const row = await rowsOf(database, userId)
      .where('saved_universities.id', '=', id)
      .where((row) =>
        row.or([
          row('saved_universities.deleted_at', 'is', null),
          row('saved_universities.deleted_at', '>', oldestRestorable),
        ]),
      )
      .executeTakeFirst();
    return row && { record: applicationOf(row), deleted: row.deleted_at !== null };
  },

  async insert(transaction, userId, id, fields) {
    const row = await transaction
      .insertInto('saved_universities')
      .values({ id, user_id: userId, ...valuesOf(fields) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return row && (await readOne(transaction, userId, row.id));
  },

  async update(transaction, userId, id, fields) {
    await transaction
      .updateTable('saved_universities')
      .set({ ...valuesOf(fields), revision: sql`revision + 1`, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .execute();
    return await readOne(transaction, userId, id);
  },

  async listDeleted(database, userId) {
    const rows = await rowsOf(database, userId)
      .where('saved_universities.deleted_at', '>', oldestRestorable)
      .orderBy('saved_universities.deleted_at', 'desc')
      .orderBy('saved_universities.id')
      .limit(100)
      .execute();
    return rows.map(applicationOf);
  },
};

/** Institutions of the catalogue on the student's list. */
export async function listSavedInstitutions(database: Database, userId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('saved_universities')
    .select('institution_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('institution_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .limit(applicationsMax)
    .execute();
  return rows.flatMap(({ institution_id }) => institution_id ?? []);
}
