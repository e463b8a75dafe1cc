// A long conversation: what opening its last page takes, going back in it, and a search that finds nothing.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { listMessages } from '@lantern/contract/chat';
import type { Endpoint, Input } from '@lantern/contract/endpoint';
import { type Member, withCrowd } from './crowd.ts';
import { percentile, printTable, printTimes } from './figures.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    messages: { type: 'string', default: '50000' },
    times: { type: 'string', default: '60' },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- chat [--messages 50000] [--times 60]
Plants one conversation of --messages messages, of which every hundredth names something that is gone, and opens its
last page, a page in its middle, and searches it, --times times each, through the running server.\n`);
  process.exit(0);
}
const count = Number(options.messages);
const target = 50;

/** Rows of one insert: PostgreSQL takes 65,535 values at once. */
const batch = 2000;

await withCrowd(async ({ database, plant }) => {
  const [student] = (await plant(1, 'student')) as [Member];
  const [mentor] = (await plant(1, 'mentor')) as [Member];
  const { id } = await database
    .insertInto('chats')
    .values({ student_id: student.id, mentor_id: mentor.id, last_seq: count })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let from = 1; from <= count; from += batch) {
    const messages = Array.from({ length: Math.min(batch, count - from + 1) }, (_, offset) => {
      const seq = from + offset;
      const named = seq % 100 === 0 ? { attached_kind: 'essay', attached_id: randomUUID() } : {};
      return {
        id: randomUUID(),
        chat_id: id,
        sender_id: seq % 2 === 0 ? student.id : mentor.id,
        seq,
        text: `I changed the ending, as you said. Can you look at it before Friday? ${seq}`,
        attached_kind: null,
        attached_id: null,
        ...named,
      };
    });
    await database.insertInto('chat_messages').values(messages).execute();
  }

  const times = new Map<string, number[]>();
  let bytes = 0;
  async function measure(name: string, query: Input<typeof listMessages & Endpoint>['query']): Promise<void> {
    const all: number[] = [];
    for (let n = 0; n < Number(options.times); n++) {
      const { status, ms, body } = await student.call(listMessages, { params: { personId: mentor.id }, query });
      if (status !== 200) throw new Error(`a page was answered with ${status}`);
      if (name === 'last page') bytes = Buffer.byteLength(JSON.stringify(body));
      all.push(ms);
    }
    times.set(name, all);
  }
  await measure('last page', {});
  await measure('a page in the middle', { before: Math.floor(count / 2) });
  await measure('what is new', { after: count - 1 });
  await measure('a search that finds nothing', { search: 'lighthouse' });
  printTimes(times);
  printTable(
    ['figure', 'value'],
    [
      ['messages', String(count)],
      ['last page, KB', bytes / 1024],
      [
        `last page, p99 of ${target} ms`,
        `${Math.round((percentile(times.get('last page') ?? [], 0.99) / target) * 100)} %`,
      ],
    ],
  );
});
process.exit();
