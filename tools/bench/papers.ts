// What the vault costs: uploads and the server's memory, many at once, a long list, and the hostile files one by one.
// Reads /proc, so it runs on Linux only.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listDocuments } from '@lantern/contract/documents';
import { documentMax, documentsMax } from '@lantern/contract/documents.rules';
import { uploadDocument } from '@lantern/contract/documents.uploads';
import { connect } from '../../apps/server/src/database/database.ts';
import { makeConnection } from '../../apps/server/src/database/embedded-connection.ts';
import { readPostmaster } from '../../apps/server/src/database/embedded-process.ts';
import { processPapers } from '../../apps/server/src/ports/papers/papers-process.ts';
import { hostilePapers } from '../../apps/server/test/support/hostile-papers.ts';
import { printTable, printTimes } from './figures.ts';
import { withScratchServer } from './scratch.ts';
import { type Student, signUpStudent } from './student.ts';

const { values: options } = parseArgs({ options: { help: { type: 'boolean' } } });
if (options.help) {
  process.stdout.write(`npm run bench -- papers
Uploads ten papers of 10 MB one after the other and fifty at once, lists the 500 papers that a vault takes, and looks at
each hostile file of the tests. Prints times and the server's peak memory.\n`);
  process.exit(0);
}

const memoryMb = (pid: number, field: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const paperOf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)]);

async function upload(url: string, student: Student, bytes: Buffer): Promise<{ status: number; ms: number }> {
  const form = new FormData();
  form.set('category', 'Other');
  form.set('custom_name', randomUUID());
  form.set('file', new Blob([new Uint8Array(bytes)]), 'paper.pdf');
  const started = performance.now();
  const answer = await fetch(url + uploadDocument.path, { method: 'POST', headers: student.headers, body: form });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - started };
}

/** The server forgets how often papers were uploaded. */
async function forgetUploads(dataDir: string): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  const running = readPostmaster(cluster);
  const address = { host: running?.socketFolder || cluster, port: running?.port ?? 5432 };
  const { database } = connect(makeConnection(address), () => {});
  await database.deleteFrom('throttles').where('key', 'like', 'uploads:%').execute();
  await database.destroy();
}

const expectAll = (answers: { status: number }[]) => {
  const odd = answers.filter(({ status }) => status !== 200);
  if (odd.length > 0) process.stdout.write(`${odd.length} were answered with ${odd.map(({ status }) => status)}\n`);
};

await withScratchServer(
  async ({ url, pid }, dataDir) => {
    const student = await signUpStudent(url);
    await upload(url, student, paperOf(1000));
    const rows: (string | number)[][] = [['at rest', memoryMb(pid, 'VmRSS'), memoryMb(pid, 'VmHWM')]];
    const one: { status: number; ms: number }[] = [];
    for (let count = 0; count < 10; count++) one.push(await upload(url, student, paperOf(documentMax)));
    rows.push(['after ten of 10 MB', memoryMb(pid, 'VmRSS'), memoryMb(pid, 'VmHWM')]);
    const bytes = paperOf(documentMax);
    const students = await Promise.all(Array.from({ length: 50 }, () => signUpStudent(url)));
    const many = await Promise.all(students.map((each) => upload(url, each, bytes)));
    rows.push(['after fifty at once', memoryMb(pid, 'VmRSS'), memoryMb(pid, 'VmHWM')]);
    expectAll([...one, ...many]);

    const lists: number[] = [];
    const collector = students[0] as Student;
    const small = paperOf(2000);
    for (let count = 1; count < documentsMax; count++) {
      // one student may upload 300 in an hour
      if (count % 250 === 0) await forgetUploads(dataDir);
      await upload(url, collector, small);
    }
    for (let count = 0; count < 20; count++)
      lists.push((await collector.call(listDocuments, { params: { userId: collector.user.id } })).ms);
    printTimes(
      new Map([
        ['upload of 10 MB', one.map(({ ms }) => ms)],
        ['one of fifty at once', many.map(({ ms }) => ms)],
        [`list of ${documentsMax} papers`, lists],
      ]),
    );
    process.stdout.write('\n');
    printTable(['MB of the server process', 'resident', 'peak'], rows);
  },
  { DOCUMENTS_QUOTA_MB: '2000' },
);

process.stdout.write('\n');
const papers = processPapers();
const rows: (string | number)[][] = [];
await papers.look(await (hostilePapers[0] as (typeof hostilePapers)[0]).bytes());
for (const { name, bytes: make } of hostilePapers) {
  const bytes = await make();
  const started = performance.now();
  const look = await papers.look(bytes);
  const seen = look.gave_up
    ? 'gave up'
    : look.encrypted
      ? 'encrypted'
      : look.readable
        ? `read, ${look.pages} pages`
        : 'unreadable';
  rows.push([
    name,
    `${(bytes.length / 1024).toFixed(0)} KB`,
    performance.now() - started,
    `${seen} ${look.active_content.join(' ')}`,
  ]);
}
await papers.stop();
printTable(['hostile file', 'size', 'ms', 'what the look told'], rows);
process.exit();
