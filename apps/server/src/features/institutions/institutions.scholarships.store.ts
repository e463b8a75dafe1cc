import type { Scholarship } from '@lantern/catalogue/scholarship';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';

const columns = sql`id, name, provider, type, status, prominence, host_countries as "hostCountries", levels, fields, rules, coverage, amount,
  currency, amount_period as "amountPeriod", round as "window", round_note as "windowNote", fee_waiver as "feeWaiver",
  note, link, source, checked, recorded, confidence, review_due as "reviewDue"`;

/** All of them by name; a catalogue has hundreds. */
export async function listScholarships(database: Database): Promise<Scholarship[]> {
  const { rows } = await sql<Scholarship>`select ${columns} from scholarships order by name, id limit 2000`.execute(
    database,
  );
  return rows;
}

export async function findScholarship(database: Database, id: string): Promise<Scholarship | undefined> {
  const { rows } = await sql<Scholarship>`select ${columns} from scholarships where id = ${id}`.execute(database);
  return rows[0];
}
