import { randomUUID } from 'node:crypto';
import { sendMessage } from '@lantern/contract/chat';
import { reportPerson } from '@lantern/contract/chat.reports';
import { openMentor } from '../../support/mentors.ts';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import type { Caller, World } from '../world.ts';

let hidden: Promise<string> | undefined;

/** A mentor whose card is off, and who has a conversation with the owner alone. */
function mentorOfOwner({ app, owner }: World): Promise<string> {
  hidden ??= (async () => {
    const mentor = await app.mentor();
    await app.database.insertInto('chats').values({ student_id: owner.user.id, mentor_id: mentor.user.id }).execute();
    return mentor.user.id;
  })();
  return hidden;
}

const ofOwner = (body?: object) => ({
  isOwners: true,
  input: async (world: World) => ({ params: { personId: await mentorOfOwner(world) }, body }),
});

async function makeReport({ app, owner }: World): Promise<string> {
  const { id } = await app.database
    .insertInto('chat_reports')
    .values({ reporter_id: owner.user.id, student_id: owner.user.id, reason: 'unkind', words: '', evidence: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const text = 'I changed the ending.';

export const inputs: FeatureInputs = {
  calls: {
    listPeople: {},
    listMessages: ofOwner(),
    sendMessage: {
      isOwners: true,
      input: async (world: World, _caller: Caller) => ({
        params: { personId: await mentorOfOwner(world), id: randomUUID() },
        body: { text },
      }),
    },
    markRead: ofOwner({ seq: 1 }),
    markDelivered: {},
    sayTyping: ofOwner(),
    setBlock: ofOwner({ blocked: false }),
    setContact: ofOwner({ agreed: false }),
    reportPerson: ofOwner({ reason: 'unkind', words: '' }),
    listChatReports: {},
    listDecidedReports: {},
    takeChatReport: {
      input: async (world) => ({ params: { id: await makeReport(world) }, body: { taken: true } }),
    },
    decideChatReport: {
      input: async (world) => ({ params: { id: await makeReport(world) }, body: { decision: 'kept' } }),
    },
  },
  async plant(app, person) {
    const { user } = await openMentor(app);
    must(await person.call(sendMessage, { params: { personId: user.id, id: randomUUID() }, body: { text } }));
    // a reference alone, as it stays behind when the essay is gone
    await app.database
      .updateTable('chat_messages')
      .set({ attached_kind: 'essay', attached_id: randomUUID() })
      .where('sender_id', '=', person.user.id)
      .execute();
    must(
      await person.call(reportPerson, {
        params: { personId: user.id },
        body: { reason: 'unkind', words: 'He shouts.' },
      }),
    );
    const now = new Date();
    await app.database
      .insertInto('presence')
      .values({ user_id: person.user.id, seen_at: now, here_until: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },
  chosenFromAList: ['chat_reports.reason', 'chat_reports.state', 'chat_messages.attached_kind'],
};
