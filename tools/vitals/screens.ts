// Every screen of a student, as a table for docs/low-end.md.
import { loadavg } from 'node:os';
import type { APIRequestContext } from '@playwright/test';
import type { Vitals } from './measure.ts';

/** So that lists and sums have something to show. */
export async function fillRecord(request: APIRequestContext, origin: string): Promise<void> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const activity = { title: 'Captain', duration: '2024-01 - present', weeklyHours: 4, description: '', outcome: '' };
  const grades = { gradeScale: '5.0', gradeBest: 5, gradePass: 1, gpa: 4.8 };
  for (const [path, data] of [
    ['/api/education/add', { schoolName: 'Notre Dame College', country: 'BD', ...grades }],
    ['/api/eca/add', { name: 'Debate club', ...activity }],
    ['/api/eca/add', { name: 'School library', ...activity }],
    ['/api/tests/add', { testType: 'ielts', testDate: day(-60), overallScore: 7 }],
    ['/api/tests/add', { testType: 'sat', testDate: day(60) }],
    ['/api/applications/add', { name: 'Hill College', program: 'Physics', country: 'GB', level: 'UG' }],
    ['/api/applications/add', { name: 'Leeds College', program: 'Physics', country: 'GB', level: 'UG' }],
    ['/api/essay/draft', { title: 'The list on the roof', essay_type: 'Personal Statement' }],
  ] as const) {
    const answer = await request.post(origin + path, { headers: { origin }, data });
    if (!answer.ok()) throw new Error(`${path} was answered with ${answer.status()}: ${await answer.text()}`);
  }
}

const seconds = (ms: number) => (ms > 0 ? (ms / 1000).toFixed(1) : '-');
const loads = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');

/** In the form of a table of Markdown, the slowest first. */
export function printScreens(screens: readonly ({ name: string } & Vitals)[]): void {
  const lines = [...screens]
    .sort((one, other) => other.usable - one.usable)
    .map(({ name, bytes, requests, paint, usable, longest, blocking, heap }) =>
      [
        `\`${name}\``,
        (bytes / 1024).toFixed(0),
        requests,
        seconds(paint),
        // a page that came with its screen in it stands there before anything of it is drawn
        seconds(usable && Math.max(usable, paint)),
        longest.toFixed(0),
        blocking.toFixed(0),
        (heap / 1024 / 1024).toFixed(1),
      ].join(' | '),
    );
  const heads = [
    'screen',
    'KB',
    'requests',
    'first paint, s',
    'usable, s',
    'longest task, ms',
    'blocking, ms',
    'heap, MB',
  ];
  process.stdout.write(
    `| ${heads.join(' | ')} |\n|---|${heads
      .slice(1)
      .map(() => '--:|')
      .join('')}\n`,
  );
  for (const line of lines) process.stdout.write(`| ${line} |\n`);
  process.stdout.write(`\nLoad of the machine at the end, over 1, 5 and 15 minutes: ${loads()}\n`);
}
