import { randomUUID } from 'node:crypto';
import { sendTicket } from '@lantern/contract/help';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import type { Caller } from '../world.ts';

const body = { name: 'Amina', email: 'amina@example.org', subject: 'A question', message: 'Where are my papers?' };

async function makeTicket(person: Caller): Promise<string> {
  const id = randomUUID();
  must(
    await person.call(sendTicket, { params: { id }, body }, { address: `192.0.2.${Math.floor(Math.random() * 250)}` }),
  );
  return id;
}

export const inputs: FeatureInputs = {
  calls: {
    sendTicket: { input: () => ({ params: { id: randomUUID() }, body }) },
    listMyTickets: {},
    readSupport: {},
    listTickets: {},
    takeTicket: { input: async ({ owner }) => ({ params: { id: await makeTicket(owner) }, body: { taken: true } }) },
    replyToTicket: {
      input: async ({ owner }) => ({
        params: { id: await makeTicket(owner), replyId: randomUUID() },
        body: { text: 'On the documents screen.' },
      }),
    },
    deleteTicket: { input: async ({ owner }) => ({ params: { id: await makeTicket(owner) } }) },
  },
  async plant(_app, { call }) {
    must(await call(sendTicket, { params: { id: randomUUID() }, body }));
  },
  chosenFromAList: ['tickets.language'],
};
