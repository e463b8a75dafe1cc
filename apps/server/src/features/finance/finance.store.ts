import { type CostPlan, costPlanCalls, type Finance, type financeCalls } from '@lantern/contract/finance';
import type { RecordOf } from '@lantern/contract/record';
import { type Selectable, sql } from 'kysely';
import type { CostPlans, FinanceProfiles } from '#database/tables.ts';
import type { KeyedStore, SingleStore } from '#records/keyed-service.ts';
import { recordMeta } from '#records/record-meta.ts';

type KeptPlan = RecordOf<typeof costPlanCalls>;
type KeptFinance = RecordOf<typeof financeCalls>;

const planOf = ({ id, plan, ...row }: Selectable<CostPlans>): KeptPlan => ({
  _id: id,
  ...(plan as unknown as CostPlan),
  ...recordMeta(row),
});

export const costPlanStore: KeyedStore<CostPlan, KeptPlan> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('cost_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .limit(costPlanCalls.most)
      .execute();
    return rows.map(planOf);
  },
  async find(database, userId, id) {
    const row = await database
      .selectFrom('cost_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && planOf(row);
  },
  async put(transaction, userId, id, fields) {
    const plan = JSON.stringify(fields);
    const row = await transaction
      .insertInto('cost_plans')
      .values({ user_id: userId, id, plan })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'id'])
          .doUpdateSet({ plan, revision: sql`cost_plans.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return planOf(row);
  },
};

const financeOf = ({ profile, ...row }: Selectable<FinanceProfiles>): KeptFinance => ({
  ...(profile as unknown as Finance),
  ...recordMeta(row),
});

export const financeStore: SingleStore<Finance, KeptFinance> = {
  async find(database, userId) {
    const row = await database
      .selectFrom('finance_profiles')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && financeOf(row);
  },
  async put(transaction, userId, fields) {
    const profile = JSON.stringify(fields);
    const row = await transaction
      .insertInto('finance_profiles')
      .values({ user_id: userId, profile })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ profile, revision: sql`finance_profiles.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return financeOf(row);
  },
};
