import { listMentorShares } from '@lantern/contract/shares';
import type { Person } from '../../support/app.ts';
import { openMentor } from '../../support/mentors.ts';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import { makeEssay, type World } from '../world.ts';

const mentors = new WeakMap<World, Promise<Person>>();
/** One who is listed; the same for every call, because an installation lists a hundred. */
function listed(world: World): Promise<Person> {
  const mentor = mentors.get(world) ?? openMentor(world.app);
  mentors.set(world, mentor);
  return mentor;
}

async function makeShare(world: World): Promise<string> {
  const { app, owner } = world;
  const mentor = await app.mentor();
  const { id } = await app.database
    .insertInto('shares')
    .values({ student_id: owner.user.id, mentor_id: mentor.user.id, scope: 'record' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const inputs: FeatureInputs = {
  calls: {
    listMentorShares: {},
    listShareMentors: {},
    addMentorShares: {
      isOwners: true,
      input: async (world) => ({
        body: {
          mentor_id: (await listed(world)).user.id,
          items: [{ scope: 'essays', item_id: await makeEssay(world.owner) }],
          ends_on: null,
        },
      }),
    },
    changeMentorShare: {
      isOwners: true,
      input: async (world) => ({ body: { share_id: await makeShare(world), ends_on: null } }),
    },
    revokeMentorShare: { isOwners: true, input: async (world) => ({ body: { share_id: await makeShare(world) } }) },
    listMentorOpenings: {},
    listSharingStudents: {},
    getSharingStudent: {
      input: ({ owner }) => ({ params: { studentId: owner.user.id } }),
      outcome: {
        'mentor without a share': 'not_found',
        'mentor with a revoked share': 'not_found',
        'mentor with an expired share': 'not_found',
      },
    },
    listWaiting: {},
  },
  async plant(app, person) {
    const mentor = await app.mentor();
    const row = { student_id: person.user.id, mentor_id: mentor.user.id, scope: 'record' };
    await app.database.insertInto('shares').values(row).execute();
    const at = new Date();
    await app.database
      .insertInto('share_openings')
      .values({ ...row, hour: at, first_at: at, last_at: at })
      .execute();
    must(await person.call(listMentorShares));
  },
  chosenFromAList: ['shares.scope', 'share_openings.scope'],
};
