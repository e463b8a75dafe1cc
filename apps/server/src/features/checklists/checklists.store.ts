import {
  type SettlementPlan,
  type settlementPlan,
  type TickState,
  ticks as tickCalls,
  type ticks,
  type VisaPlan,
  visaPlans as visaCalls,
  type visaPlans,
} from '@lantern/contract/checklists';
import type { RecordOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import { type Selectable, sql } from 'kysely';
import type { ChecklistTicks, SettlementPlans, VisaPlans } from '#database/tables.ts';
import type { KeyedStore, SingleStore } from '#records/keyed-service.ts';
import { recordMeta } from '#records/record-meta.ts';

type Tick = RecordOf<typeof ticks>;
type KeptVisa = RecordOf<typeof visaPlans>;
type KeptSettlement = RecordOf<typeof settlementPlan>;

const tickOf = (row: Selectable<ChecklistTicks>): Tick => ({
  _id: row.key,
  state: row.state as TickState,
  document_id: row.document_id,
  ...recordMeta(row),
});

export const tickStore: KeyedStore<KeyedFieldsOf<typeof ticks>, Tick> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('checklist_ticks')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('key')
      .limit(tickCalls.most)
      .execute();
    return rows.map(tickOf);
  },
  async find(database, userId, key) {
    const row = await database
      .selectFrom('checklist_ticks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && tickOf(row);
  },
  async put(transaction, userId, key, { state, document_id }) {
    const row = await transaction
      .insertInto('checklist_ticks')
      .values({ user_id: userId, key, state, document_id })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'key']).doUpdateSet({
          state,
          document_id,
          revision: sql`checklist_ticks.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return tickOf(row);
  },
};

const visaOf = ({ country, plan, ...row }: Selectable<VisaPlans>): KeptVisa => ({
  _id: country,
  ...(plan as unknown as VisaPlan),
  ...recordMeta(row),
});

export const visaStore: KeyedStore<VisaPlan, KeptVisa> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('visa_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('country')
      .limit(visaCalls.most)
      .execute();
    return rows.map(visaOf);
  },
  async find(database, userId, country) {
    const row = await database
      .selectFrom('visa_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .where('country', '=', country)
      .executeTakeFirst();
    return row && visaOf(row);
  },
  async put(transaction, userId, country, fields) {
    const plan = JSON.stringify(fields);
    const row = await transaction
      .insertInto('visa_plans')
      .values({ user_id: userId, country, plan })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'country'])
          .doUpdateSet({ plan, revision: sql`visa_plans.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return visaOf(row);
  },
};

const settlementOf = ({ plan, ...row }: Selectable<SettlementPlans>): KeptSettlement => ({
  ...(plan as unknown as SettlementPlan),
  ...recordMeta(row),
});

export const settlementStore: SingleStore<SettlementPlan, KeptSettlement> = {
  async find(database, userId) {
    const row = await database
      .selectFrom('settlement_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && settlementOf(row);
  },
  async put(transaction, userId, fields) {
    const plan = JSON.stringify(fields);
    const row = await transaction
      .insertInto('settlement_plans')
      .values({ user_id: userId, plan })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ plan, revision: sql`settlement_plans.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return settlementOf(row);
  },
};
