// What the demo school does not have: months behind it. Its rows again, as older ones of the same people.
import { type Client, copyRows, idFrom, unchecked } from '../../apps/server/test/support/rows.ts';

/** `times`: how often a row is there again; `differs`: what stands in copy `nth`, beside its id. */
type Older = { table: string; times: number; differs: Readonly<Record<string, string>> };

const back = (days: number, ...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, `${column} - make_interval(days => nth * ${days})`]));

const newId = (column: string) => idFrom(column, `'older' || nth`);

const older: readonly Older[] = [
  { table: 'essays', times: 2, differs: { title: `title || ' ' || nth`, ...back(3, 'created_at', 'updated_at') } },
  { table: 'essay_versions', times: 11, differs: back(1, 'created_at') },
  { table: 'essay_evaluations', times: 5, differs: back(2, 'created_at') },
  { table: 'writing_sittings', times: 9, differs: back(3, 'started_at', 'ended_at') },
  {
    table: 'notifications',
    times: 7,
    differs: { key: `key || '-' || nth`, read_at: 'now()', delivered_at: 'now()', ...back(5, 'created_at') },
  },
  { table: 'chat_messages', times: 19, differs: { seq: 'seq + 1000 * nth', ...back(2, 'created_at') } },
  { table: 'security_events', times: 7, differs: back(9, 'at') },
  { table: 'admin_acts', times: 5, differs: back(9, 'at') },
  { table: 'sessions', times: 1, differs: { token: `token || '-' || nth` } },
  { table: 'tasks', times: 7, differs: { title: `title || ' ' || nth`, day: 'day - nth', ...back(1, 'created_at') } },
  { table: 'activities', times: 1, differs: back(3, 'created_at') },
  {
    table: 'saved_universities',
    times: 4,
    differs: { program: `left(program, 150) || ' ' || nth`, ...back(3, 'created_at', 'updated_at') },
  },
  { table: 'documents', times: 2, differs: { name: `nth || ' ' || name`, ...back(3, 'created_at') } },
  {
    table: 'document_files',
    times: 2,
    differs: { key: newId('key'), document_id: newId('document_id'), ...back(3, 'created_at') },
  },
  { table: 'share_openings', times: 9, differs: back(1, 'hour', 'first_at', 'last_at') },
  { table: 'bookings', times: 3, differs: back(28, 'starts_at', 'ends_at', 'held_until', 'created_at') },
];

export async function addHistory(client: Client): Promise<void> {
  await unchecked(client, async () => {
    for (const { table, times, differs } of older)
      await copyRows(
        client,
        { table, source: table, from: 1, to: times },
        ({ name }) => differs[name] ?? (name === 'id' ? newId('id') : name),
      );
    await client.query(
      `update chats set last_seq = (select coalesce(max(seq), 0) from chat_messages where chat_id = chats.id)`,
    );
  });
}
