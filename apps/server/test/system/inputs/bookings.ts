import { bookSession } from '@lantern/contract/bookings';
import { inDays, openMentor } from '../../support/mentors.ts';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import type { Caller, World } from '../world.ts';

const hour = 3_600_000;

/** A session of this student that began so many hours ago; ahead when it is less than none. */
async function makeSession({ app }: Pick<World, 'app'>, { user }: Caller, hoursAgo = -48): Promise<string> {
  const mentor = await openMentor(app);
  const start = Date.now() - hoursAgo * hour;
  // an earlier one of this student must not be in the way
  await app.database
    .updateTable('bookings')
    .set({ status: 'no-show', absent: 'mentor' })
    .where('status', '=', 'scheduled')
    .where('student_id', '=', user?.id ?? '')
    .execute();
  const { id } = await app.database
    .insertInto('bookings')
    .values({
      student_id: user?.id ?? '',
      mentor_id: mentor.user.id,
      kind: 'free-session',
      starts_at: new Date(start),
      ends_at: new Date(start + hour / 2),
      held_until: new Date(start + hour / 2),
      student_name: 'Nadia Karim',
      student_zone: 'Asia/Dhaka',
      mentor_zone: 'Asia/Dhaka',
      language: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ofOwner = (hoursAgo?: number, body?: object) => ({
  isOwners: true,
  input: async (world: World) => ({ params: { id: await makeSession(world, world.owner, hoursAgo) }, body }),
});

export const inputs: FeatureInputs = {
  calls: {
    listBookableMentors: {},
    listSlots: { input: () => ({ query: { date: inDays(2), days: 2, zone: 'Asia/Dhaka' } }) },
    bookSession: {
      isFresh: true,
      input: async ({ app }) => ({
        body: {
          kind: 'study-guidance',
          date: inDays(5),
          time: '10:00',
          mentor_id: (await openMentor(app)).user.id,
        },
      }),
      outcome: { guest: 'forbidden' },
    },
    listSessions: {},
    moveSession: {
      isOwners: true,
      input: async (world) => ({
        params: { id: await makeSession(world, world.owner) },
        body: { starts_at: `${inDays(9)}T10:00:00Z`, zone: 'Asia/Dhaka' },
      }),
    },
    cancelSession: ofOwner(-48, { reason: 'I have an exam.' }),
    saveNotes: ofOwner(-48, { notes: 'Bring the offer letter.' }),
    saveLinks: ofOwner(-48, { meeting_link: 'https://meet.example.org/1', recording_link: '' }),
    reportNoShow: {
      ...ofOwner(0.2),
      input: async (world) => ({ params: { id: await makeSession(world, world.owner, 0.2) } }),
    },
    giveFeedback: ofOwner(3, { rating: 5, words: 'I know what to write now.' }),
  },
  async plant(app, person) {
    const mentor = await openMentor(app);
    must(
      await person.call(bookSession, {
        body: { kind: 'free-session', date: inDays(3), time: '09:00', mentor_id: mentor.user.id, note: 'My visa' },
      }),
    );
  },
  chosenFromAList: ['kind', 'status', 'language', 'interview_type', 'cancelled_by', 'absent'].map(
    (column) => `bookings.${column}`,
  ),
};
