import { randomUUID } from 'node:crypto';
import { makeCall } from '../../support/calls.ts';
import type { FeatureInputs } from '../entry.ts';
import type { World } from '../world.ts';

const [seat, to] = [randomUUID(), randomUUID()];

/** The room of a session of the owner that is on now. */
const ofOwner = (body?: object) => ({
  isOwners: true,
  input: async ({ app, owner }: World) => ({ params: { id: (await makeCall(app, owner)).id }, body }),
});

export const inputs: FeatureInputs = {
  calls: {
    getCall: ofOwner(),
    takeSeat: ofOwner({ seat, after: 0, take: true, muted: false, picture: false }),
    sendSignal: {
      ...ofOwner(),
      async input({ app, owner }) {
        const { id } = await makeCall(app, owner);
        await app.database
          .insertInto('call_seats')
          .values({
            booking_id: id,
            side: 'student',
            seat,
            muted: false,
            picture: false,
            here_until: new Date(Date.now() + 60_000),
          })
          .execute();
        return { params: { id }, body: { seat, to, description: { type: 'offer', sdp: 'v=0\r\n' } } };
      },
    },
    leaveCall: ofOwner({ seat }),
  },
  async plant(app, person) {
    const { id } = await makeCall(app, person);
    const here_until = new Date(Date.now() + 60_000);
    await app.database
      .insertInto('call_seats')
      .values({ booking_id: id, side: 'student', seat, muted: false, picture: false, here_until })
      .execute();
    await app.database
      .insertInto('call_signals')
      .values({ booking_id: id, from_seat: seat, to_seat: to, signal: JSON.stringify({ candidates: [] }) })
      .execute();
  },
  chosenFromAList: ['call_seats.side'],
};
