import { type Family, type familyCalls, isFirstGeneration } from '@lantern/contract/family';
import type { SingleFieldsOf } from '@lantern/contract/record-keyed';
import { type Selectable, sql } from 'kysely';
import type { Families } from '#database/tables.ts';
import type { SingleStore } from '#records/keyed-service.ts';

type FamilyFields = SingleFieldsOf<typeof familyCalls>;

function familyOf(row: Selectable<Families>): Family {
  const parents = { father: row.father, mother: row.mother } as Pick<Family, 'father' | 'mother'>;
  return {
    ...parents,
    guardian: row.guardian as Family['guardian'],
    siblings: row.siblings as Family['siblings'],
    firstGeneration: isFirstGeneration(parents),
    revision: row.revision,
    updated_at: row.updated_at.toISOString(),
  };
}

export const familyStore: SingleStore<FamilyFields, Family> = {
  async find(database, userId) {
    const row = await database.selectFrom('families').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return row && familyOf(row);
  },

  async put(transaction, userId, fields) {
    const values = {
      father: JSON.stringify(fields.father),
      mother: JSON.stringify(fields.mother),
      guardian: JSON.stringify(fields.guardian),
      siblings: JSON.stringify(fields.siblings),
    };
    const row = await transaction
      .insertInto('families')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ ...values, revision: sql`families.revision + 1`, updated_at: sql`clock_timestamp()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return familyOf(row);
  },
};
