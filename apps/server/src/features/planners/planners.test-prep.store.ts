import {
  testPlans as planCalls,
  type prepTicks,
  type TestPlan,
  type testPlans,
  prepTicks as tickCalls,
} from '@lantern/contract/planners.test-prep';
import type { RecordOf } from '@lantern/contract/record';
import type { KeyedFieldsOf } from '@lantern/contract/record-keyed';
import type { TestId } from '@lantern/contract/test-ids';
import { type Selectable, sql } from 'kysely';
import type { TestPlans, TestPrepTicks } from '#database/tables.ts';
import type { KeyedStore } from '#records/keyed-service.ts';
import { recordMeta } from '#records/record-meta.ts';

type KeptPlan = RecordOf<typeof testPlans>;
type KeptTick = RecordOf<typeof prepTicks>;

const planOf = ({ test, plan, ...row }: Selectable<TestPlans>): KeptPlan => ({
  _id: test as TestId,
  ...(plan as unknown as TestPlan),
  ...recordMeta(row),
});

export const testPlanStore: KeyedStore<TestPlan, KeptPlan> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('test_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('test')
      .limit(planCalls.most)
      .execute();
    return rows.map(planOf);
  },
  async find(database, userId, test) {
    const row = await database
      .selectFrom('test_plans')
      .selectAll()
      .where('user_id', '=', userId)
      .where('test', '=', test)
      .executeTakeFirst();
    return row && planOf(row);
  },
  async put(transaction, userId, test, fields) {
    const plan = JSON.stringify(fields);
    const row = await transaction
      .insertInto('test_plans')
      .values({ user_id: userId, test, plan })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'test'])
          .doUpdateSet({ plan, revision: sql`test_plans.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return planOf(row);
  },
};

const tickOf = ({ key, done_on, ...row }: Selectable<TestPrepTicks>): KeptTick => ({
  _id: key,
  done_on,
  ...recordMeta(row),
});

export const prepTickStore: KeyedStore<KeyedFieldsOf<typeof prepTicks>, KeptTick> = {
  async list(database, userId) {
    const rows = await database
      .selectFrom('test_prep_ticks')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('key')
      .limit(tickCalls.most)
      .execute();
    return rows.map(tickOf);
  },
  async find(database, userId, key) {
    const row = await database
      .selectFrom('test_prep_ticks')
      .selectAll()
      .where('user_id', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row && tickOf(row);
  },
  async put(transaction, userId, key, { done_on }) {
    const row = await transaction
      .insertInto('test_prep_ticks')
      .values({ user_id: userId, key, done_on })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'key']).doUpdateSet({
          done_on,
          revision: sql`test_prep_ticks.revision + 1`,
          updated_at: sql`clock_timestamp()`,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return tickOf(row);
  },
};
