// What one person can do to everybody else: how long others wait while hostile requests are at work, and what broken
// connections leave behind. Reads /proc, so it runs on Linux only.
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listMessages, sendMessage } from '@lantern/contract/chat';
import { listDocuments, updateDocument } from '@lantern/contract/documents';
import { checkLanguage, evaluateEssay } from '@lantern/contract/essays.evaluations';
import { type Member, withCrowd } from './crowd.ts';
import { printTable, printTimes } from './figures.ts';
import { timePages } from './hostile-pages.ts';
import { readKb } from './processes.ts';
import { writeEssay } from './texts.ts';

const { values: options } = parseArgs({ options: { help: { type: 'boolean' } } });
if (options.help) {
  process.stdout.write(`npm run bench -- hostile
While a guest renames a paper to 40,000 spaces, and while somebody writes and reads a message of 250 spaces, another student lists
their papers every 20 ms. While four students evaluate hostile texts of 200,000 characters again and again, another evaluates
essays of 650 words. While twelve strangers ask for pages that take long to draw, others read other shared pages. Then 100 connections send what is no request and are left open for 30 seconds.\n`);
  process.exit(0);
}

/** Asks every 20 ms until told to stop; answers with how long each took. */
function keepAsking(student: Member): () => Promise<number[]> {
  const took: number[] = [];
  const open = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const asked = student
      .call(listDocuments, { params: { userId: student.id } })
      .then(({ ms }) => took.push(ms))
      .finally(() => open.delete(asked));
    open.add(asked);
  }, 20);
  return async () => {
    clearInterval(timer);
    await Promise.all(open);
    return took;
  };
}

const plain = ['the', 'was', 'of', 'in', 'and. I', 'we had'];

/** Words that nobody has ever written, each a new one, and a plain one after each. */
function strange(length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at++)
    text += `${randomUUID().replace(/[\d-]/g, 'q').slice(0, 9)} ${plain[at % plain.length]} `;
  return text.slice(0, length);
}

const hostileTexts: readonly (() => string)[] = [
  () => `'a `.repeat(66_000),
  () => 'I has a apple and he go. '.repeat(4_000),
  () => strange(200_000),
  () => strange(20_000),
];

async function evaluate(student: Member, text: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { status, retryAfter, body } = await student.call(evaluateEssay, { body: { essay_text: text } });
    if (status === 200) return performance.now() - started;
    // told to come again, as a browser would: that is waiting too
    if (status !== 503) throw new Error(`${status}: ${JSON.stringify(body)}`);
    await sleep(1000 * Math.max(1, retryAfter));
  }
}

function countDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

await withCrowd(async ({ url, pid, database, plant }) => {
  const [writer, reader, other] = (await plant(3, 'student')) as [Member, Member, Member];
  const [mentor] = (await plant(1, 'mentor')) as [Member];
  await database.insertInto('chats').values({ student_id: writer.id, mentor_id: mentor.id }).execute();
  const times = new Map<string, number[]>();

  async function whileAsked(name: string, work: () => Promise<unknown>): Promise<void> {
    const stop = keepAsking(reader);
    await work();
    times.set(name, await stop());
  }

  // the engine is warm when its two threads have answered
  for (let round = 0; round < 3; round++)
    await Promise.all([evaluate(writer, writeEssay(200, round)), evaluate(other, writeEssay(200, round + 9))]);
  const names: [string, number][] = [];
  for (const name of ['Yousafzai', 'Oluwaseun', 'Nguyenthi']) {
    const paragraphs = [`My teacher was called ${name} and she was kind to us.`];
    names.push([`first check with ${name}`, (await writer.call(checkLanguage, { body: { paragraphs } })).ms]);
  }

  await whileAsked('papers, nothing else', () => sleep(3_000));
  await whileAsked('papers, a name of 40,000 spaces', async () => {
    for (let count = 0; count < 200; count++)
      await writer.call(updateDocument, {
        body: { document_id: randomUUID(), custom_name: `a${' '.repeat(40_000)}b` },
      });
  });
  await whileAsked('papers, a message of 250 spaces', async () => {
    for (let count = 0; count < 20; count++) {
      const body = { text: `x${' '.repeat(250)}x ${count}` };
      await writer.call(sendMessage, { params: { personId: mentor.id, id: randomUUID() }, body });
      await mentor.call(listMessages, { params: { personId: writer.id }, query: {} });
    }
  });

  const alone: number[] = [];
  for (let count = 0; count < 15; count++) alone.push(await evaluate(other, writeEssay(650, 100 + count)));
  times.set('essay of 650 words, nothing else', alone);
  const hostile = (await plant(4, 'student')) as Member[];
  let going = true;
  const attacks: number[] = [];
  const attack = Promise.all(
    hostileTexts.map(async (make, index) => {
      while (going) {
        attacks.push(await evaluate(hostile[index] as Member, make()));
        // as if there were ever more of them: each has 60 an hour
        await database.deleteFrom('throttles').execute();
      }
    }),
  );
  const beside: number[] = [];
  for (let count = 0; count < 25; count++) {
    beside.push(await evaluate(other, writeEssay(650, 200 + count)));
    await sleep(300);
  }
  going = false;
  await attack;
  times.set('essay of 650 words, four hostile texts', beside);
  times.set('a hostile text', attacks);
  printTimes(new Map([...times, ...(await timePages({ url, plant }))]));

  const before = countDescriptors(pid);
  const { hostname, port } = new URL(url);
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nbroken\r\n\r\n');
    return socket;
  });
  await sleep(1_000);
  const during = countDescriptors(pid);
  await sleep(29_000);
  const after = countDescriptors(pid);
  for (const socket of sockets) socket.destroy();
  process.stdout.write('\n');
  printTable(
    ['figure', 'value'],
    [
      ...names.map(([name, ms]) => [`${name}, ms`, ms] as [string, number]),
      ['memory of the server with its engine, MB', readKb(`/proc/${pid}/status`, 'VmRSS') / 1024],
      ['open descriptors before', String(before)],
      ['1 s after 100 broken requests', String(during)],
      ['30 s after', String(after)],
    ],
  );
});
process.exit();
