// The writing log as a document to hand in: what is known of how a text came about, and what that is worth.
import type { Sitting } from '@lantern/contract/essays.log';
import type { Ports } from '#ports/ports.ts';
import type { Block, Printable } from '#ports/print/print.ts';
import { type LogTotals, listSittings, sumSittings } from '../log/essays.log.store.ts';
import { toCsv } from './csv.ts';
import { type Fingerprint, listFingerprints } from './essays.exports.store.ts';
import { dayOf, type ExportPorts, findSigned } from './essays.exports.ts';

/** As many as an essay's log holds. */
const sittingsMax = 2000;
const versionsMax = 2000;

type Log = {
  title: string;
  name: string;
  exportedAt: Date;
  totals: LogTotals;
  sittings: Sitting[];
  versions: Fingerprint[];
};

const shows = [
  'Sittings: when this essay was worked on, and how many characters were typed, pasted and deleted in each sitting. A sitting ends after five minutes without a key. Lantern counts characters and does not record keys or what was pasted.',
  'Versions: texts of this essay that Lantern kept, with the time by the clock of the server and the SHA-256 fingerprint of the text (UTF-8). Whoever has the text of a version can compute its fingerprint again: one changed letter gives another one.',
];
const doesNotShow = [
  'It does not prove who sat at the keyboard, nor that the words are the writer\u2019s own: a text can be typed from a copy.',
  'Pasting is no sign of cheating: notes, quotations and paragraphs moved inside the essay are pasted too.',
  'Sittings are counted by the browser on the writer\u2019s device, which its owner controls. Work outside Lantern, such as on paper, is not in it.',
];

async function readLog({ database }: Pick<Ports, 'database'>, owners: string[], id: string): Promise<Log> {
  const { essay, name } = await findSigned({ database }, owners, id);
  const [totals, sittings, versions] = await Promise.all([
    sumSittings(database, owners, id),
    listSittings(database, owners, id, sittingsMax),
    listFingerprints(database, owners, id, versionsMax),
  ]);
  return { title: essay.title, name, exportedAt: new Date(), totals, sittings: sittings.reverse(), versions };
}

/** 2027-01-14 10:20:05, in UTC. */
const momentOf = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

const minutesOf = ({ started_at, ended_at }: Sitting) =>
  String(Math.ceil((Date.parse(ended_at) - Date.parse(started_at)) / 60_000));

const kinds: Record<Fingerprint['kind'], string> = {
  saved: 'Kept while writing',
  named: 'Named by the writer',
  evaluated: 'Evaluated',
  commented: 'Commented on by a mentor',
  conflict: 'Written on another device at the same time',
  current: 'The text as it stands',
};

const versionWords = ({ kind, name }: Fingerprint) => (name ? `${kinds[kind]}: ${name}` : kinds[kind]);

function blocksOf({ totals, sittings, versions }: Log): Block[] {
  const figure = (value: number) => value.toLocaleString('en-US');
  const counts = (one: LogTotals | Sitting) => [one.typed, one.pasted, one.deleted, one.pastes].map(figure);
  const figures = ['Typed', 'Pasted', 'Deleted', 'Pastes'].map((label) => ({ label, share: 2, isFigure: true }));
  return [
    { kind: 'heading', text: 'What this shows' },
    ...shows.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'heading', text: 'What it does not prove' },
    ...doesNotShow.map((text) => ({ kind: 'paragraph' as const, text })),
    { kind: 'heading', text: 'In all' },
    {
      kind: 'table',
      columns: [
        { label: 'Sittings', share: 2, isFigure: true },
        { label: 'Minutes', share: 2, isFigure: true },
        ...figures,
      ],
      rows: [[figure(totals.sittings), figure(totals.minutes), ...counts(totals)]],
    },
    { kind: 'heading', text: 'Sittings' },
    sittings.length === 0
      ? { kind: 'note', text: 'No sitting was recorded.' }
      : {
          kind: 'table',
          columns: [
            { label: 'Began (UTC)', share: 5 },
            { label: 'Ended (UTC)', share: 5 },
            { label: 'Minutes', share: 2, isFigure: true },
            ...figures,
          ],
          rows: sittings.map((sitting) => [
            momentOf(new Date(sitting.started_at)),
            momentOf(new Date(sitting.ended_at)),
            minutesOf(sitting),
            ...counts(sitting),
          ]),
        },
    { kind: 'heading', text: 'Versions' },
    ...(versions.length > versionsMax
      ? [{ kind: 'note' as const, text: `The newest ${versionsMax} are listed.` }]
      : []),
    {
      kind: 'table',
      columns: [
        { label: 'Version', share: 1.6, isFigure: true },
        { label: 'Kept (UTC)', share: 4 },
        { label: 'Why', share: 5 },
        { label: 'Words', share: 1.4, isFigure: true },
        { label: 'SHA-256 of the text', share: 7 },
      ],
      rows: versions.map((version) => [
        String(version.revision),
        momentOf(version.created_at),
        versionWords(version),
        figure(version.word_count),
        // in two lines of the same length, which any width of the column holds
        `${version.sha256.slice(0, 32)}\n${version.sha256.slice(32)}`,
      ]),
    },
  ];
}

function printableOf(log: Log): Printable {
  return {
    title: `Writing log: ${log.title}`,
    author: log.name,
    meta: [log.name, `Made by Lantern on ${dayOf(log.exportedAt)}. All times are in UTC.`],
    blocks: blocksOf(log),
    language: 'en',
  };
}

/** One table for all: `record` says what a row is, and cells that a record has no use for stay empty. */
function csvOf({ title, name, exportedAt, totals, sittings, versions }: Log): string {
  const columns = [
    'record',
    'began_utc',
    'ended_utc',
    'minutes',
    'typed',
    'pasted',
    'deleted',
    'pastes',
    'sittings',
    'version',
    'words',
    'sha256',
    'text',
  ] as const;
  type Row = Partial<Record<(typeof columns)[number], string | number>>;
  const rows: Row[] = [
    { record: 'essay', text: title },
    { record: 'writer', text: name },
    { record: 'exported', began_utc: momentOf(exportedAt) },
    { record: 'total', ...totals },
    ...sittings.map(({ id: _, started_at, ended_at, ...counts }) => ({
      record: 'sitting',
      began_utc: momentOf(new Date(started_at)),
      ended_utc: momentOf(new Date(ended_at)),
      minutes: minutesOf({ ...counts, id: '', started_at, ended_at }),
      ...counts,
    })),
    ...versions.map((version) => ({
      record: 'version',
      began_utc: momentOf(version.created_at),
      version: version.revision,
      words: version.word_count,
      sha256: version.sha256,
      text: versionWords(version),
    })),
    ...[...shows, ...doesNotShow].map((text) => ({ record: 'note', text })),
  ];
  return toCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  );
}

export async function exportLog(
  ports: ExportPorts,
  owners: string[],
  id: string,
  format: 'pdf' | 'csv',
): Promise<{ title: string; bytes: Buffer }> {
  const log = await readLog(ports, owners, id);
  const bytes = format === 'csv' ? Buffer.from(csvOf(log)) : await ports.print.make('pdf', printableOf(log));
  return { title: log.title, bytes };
}
