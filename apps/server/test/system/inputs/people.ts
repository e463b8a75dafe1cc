import { prepareExportOf } from '@lantern/contract/people';
import type { FeatureInputs } from '../entry.ts';
import type { Caller, World } from '../world.ts';

const reason = 'Asked for by the guardian, on the phone.';
const about =
  (body?: object) =>
  async ({ app }: World) => ({ params: { id: (await app.mentor()).user.id }, body });

export const inputs: FeatureInputs = {
  calls: {
    findPeople: { input: () => ({ body: { words: 'Nadia' } }) },
    readPerson: { input: about() },
    suspendPerson: { input: about({ reason }) },
    liftSuspension: { input: about({ reason }) },
    endSessionsOf: { input: about({ reason }) },
    resetSecondFactor: { input: about({ check: reason }) },
    changeRole: { input: about({ role: 'admin', duties: [], reason }), outcome: 'second_factor_needed' },
    // what it is for changes the account that calls it
    becomeMentor: {
      input: () => ({ body: { token: 'x'.repeat(32) } }),
      outcome: { owner: 'invalid_token', 'other student': 'invalid_token', guest: 'forbidden' },
    },
    prepareExportOf: { input: about({ reason }) },
    exportPerson: {
      async input(world: World, caller: Caller) {
        const { params } = await about()(world);
        await caller.call(prepareExportOf, { params, body: { reason } });
        return { params };
      },
    },
    erasePerson: {
      async input({ app }: World) {
        const { user } = await app.mentor();
        return { params: { id: user.id }, body: { reason, email: user.email } };
      },
    },
  },
  async plant(app, person) {
    const measure = { user_id: person.user.id, kind: 'exported', words: reason };
    await app.database.insertInto('account_measures').values(measure).execute();
  },
  chosenFromAList: ['account_measures.kind', 'users.duties'],
};
