// People who have a page open: how long until they hear of a message, and what their connections cost. Reads /proc.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sendMessage } from '@lantern/contract/chat';
import { listenToChanges } from '@lantern/contract/system';
import { type Member, withCrowd } from './crowd.ts';
import { printTable, printTimes } from './figures.ts';
import { measureMemory, memoryHead } from './processes.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean' },
    people: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    rate: { type: 'string', default: '20' },
  },
});
if (options.help) {
  process.stdout.write(`npm run bench -- events [--people 1000] [--seconds 30] [--rate 20]
Half students, half mentors, each with a stream of changes open; --rate messages a second go from students to mentors.
Prints what a message takes from the student's call until the mentor's stream tells of it, and the memory of the server
before, with all connected, and at the end.\n`);
  process.exit(0);
}
const pairs = Math.floor(Number(options.people) / 2);
const seconds = Number(options.seconds);
const rate = Number(options.rate);

type Heard = { id?: string; topic: string };
const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Opens a stream; resolves once it is there. */
function listen(url: string, { headers }: Member, onChange: (change: Heard) => void): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}${listenToChanges.path}`, { headers, agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream was answered with ${response.statusCode}`));
      resolve(request);
      response.setEncoding('utf8');
      let rest = '';
      response.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line.startsWith('data: ')) onChange(JSON.parse(line.slice(6)));
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}

await withCrowd(async ({ url, pid, dataDir, database, plant }) => {
  const students = await plant(pairs, 'student');
  const mentors = await plant(pairs, 'mentor');
  const chats = students.map(({ id }, n) => ({ student_id: id, mentor_id: mentors[n]?.id as string }));
  await database.insertInto('chats').values(chats).execute();
  const rows = [measureMemory('before', pid, dataDir)];

  /** By student: when the message on its way was begun. */
  const begun = new Map<string, number>();
  const times = { call: [] as number[], 'until it is heard': [] as number[] };
  const streams: http.ClientRequest[] = [];
  const hear = ({ topic, id }: Heard) => {
    const since = topic === 'chat' && id ? begun.get(id) : undefined;
    if (!id || since === undefined) return;
    begun.delete(id);
    times['until it is heard'].push(performance.now() - since);
  };
  for (let from = 0; from < pairs; from += 25) {
    const some = [...mentors.slice(from, from + 25).map((one) => listen(url, one, hear))];
    some.push(...students.slice(from, from + 25).map((one) => listen(url, one, () => undefined)));
    streams.push(...(await Promise.all(some)));
  }
  rows.push(measureMemory(`${streams.length} connected`, pid, dataDir));

  let sent = 0;
  let failed = 0;
  const calls: Promise<void>[] = [];
  const until = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < until; n++) {
    const student = students[n % pairs] as Member;
    const params = { personId: mentors[n % pairs]?.id as string, id: crypto.randomUUID() };
    begun.set(student.id, performance.now());
    calls.push(
      student.call(sendMessage, { params, body: { text: 'I changed the ending.' } }).then(({ status, ms }) => {
        if (status === 200) sent += 1;
        else failed += 1;
        times.call.push(ms);
      }),
    );
    await sleep(1000 / rate);
  }
  await Promise.all(calls);
  await sleep(2000);
  rows.push(measureMemory(`after ${sent} messages`, pid, dataDir));
  for (const stream of streams) stream.destroy();

  printTimes(new Map(Object.entries(times)));
  printTable(memoryHead, rows);
  const heard = times['until it is heard'].length;
  printTable(
    ['figure', 'value'],
    [
      ['messages sent', String(sent)],
      ['messages heard', String(heard)],
      ['calls that failed', String(failed)],
    ],
  );
  if (failed > 0 || heard < sent) process.exitCode = 1;
});
process.exit();
