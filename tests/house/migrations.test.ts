// While processes are updated one after the other, the older ones work on the newer database (docs/scaling.md): what they
// read and write may go only in a later release than the one that stops using it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../apps/server/src/database/migrations');
/** Those before it came when all processes were stopped for an update. */
const first = '0450';

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '');
/** What a release of before would stumble over, in the words of SQL. */
const removals = [
  /\bdrop\s+(?:table|column|view|type)\s+(?:if\s+exists\s+)?\S+/gi,
  /\brename\s+(?:(?:column|constraint)\s+)?(?:\S+\s+)?to\s+\S+/gi,
  /\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\s+\S+/gi,
  /\balter\s+(?:column\s+)?\S+\s+set\s+not\s+null/gi,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?(?:(?!\bdefault\b|\bgenerated\b)[^,;])*\bnot\s+null(?![^,;]*\b(?:default|generated)\b)/gi,
];

/** What a migration takes away from a release of before, unless it says which one stopped using it. */
function takenAway(name: string, text: string, all: readonly string[]): string[] {
  const [, before = ''] = /^-- second step of (\d{4}_\w+)/m.exec(text) ?? [];
  if (before < name && all.includes(`${before}.sql`)) return [];
  return removals.flatMap((removal) => withoutComments(text).match(removal) ?? []);
}

test('a migration removes, renames or demands nothing that a release of before would miss, but as a second step', () => {
  const all = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const found = all
    .filter((name) => name >= first)
    .flatMap((name) =>
      takenAway(name, readFileSync(join(folder, name), 'utf8'), all).map((words) => `${name}: ${words}`),
    );
  expect(found).toEqual([]);
});

test.each([
  'drop table notes',
  'alter table notes drop column words, add column text text',
  'alter table notes rename column words to text',
  'alter table notes rename to remarks',
  'alter table notes alter column words type text',
  'alter table notes alter words set not null',
  'alter table notes add column words text not null',
])('it would refuse: %s', (text) => {
  const all = ['0449_notes.sql', '0450_words.sql'];
  expect(takenAway('0450_words.sql', text, all)).toHaveLength(1);
  expect(takenAway('0450_words.sql', `-- second step of 0449_notes\n${text}`, all)).toEqual([]);
  expect(takenAway('0450_words.sql', `-- second step of 0448_other\n${text}`, all)).toHaveLength(1);
});

test.each([
  'create table notes (words text not null)',
  'alter table notes add column words text',
  "alter table notes add column words text not null default ''",
  "alter table notes add column words text default '' not null",
  'drop index notes_words_idx',
  '-- drop table notes',
])('it lets through: %s', (text) => {
  expect(takenAway('0450_words.sql', text, [])).toEqual([]);
});
