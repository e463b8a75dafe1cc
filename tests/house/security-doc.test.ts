// docs/security.md says of each requirement of OWASP ASVS what meets it. Here: every one is there once, what it names is in
// the repository, and its counts are those of its tables.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirements } from './asvs.ts';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/security.md'), 'utf8');

type Row = { number: string; level: number; state: string; where: string };
const line = /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| (met|not met|n\/a) \| ([^|]*) \|$/;
const rows: Row[] = text.split('\n').flatMap((one) => {
  const [, number = '', level, state = '', where = ''] = line.exec(one) ?? [];
  return number ? [{ number, level: Number(level), state, where }] : [];
});

const short: Record<string, string> = {
  server: 'apps/server/src',
  'server-test': 'apps/server/test',
  web: 'apps/web/src',
  'web-test': 'apps/web/test',
  contract: 'packages/contract/src',
  'contract-test': 'packages/contract/test',
};
const fromRoot =
  /^(?:(?:apps|packages|scripts|tests|tools|docs|\.github)\/|SECURITY\.md$|[\w.-]+\.(?:json|cjs)$|package-lock\.json$)/;

/** Files and folders that a text names between backticks. */
const placesIn = (words: string): string[] =>
  [...words.matchAll(/`([^`\s]+)`/g)].flatMap(([, name = '']) => {
    const [first = '', ...rest] = name.split('/');
    const folder = short[first];
    if (folder && rest.length > 0) return [`${folder}/${rest.join('/')}`];
    return fromRoot.test(name) ? [name] : [];
  });

/** Sections that a text leads to. */
const anchorsIn = (words: string): string[] => [...words.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-'),
);

test('the standard has 253 requirements at levels 1 and 2, 70 of them at level 1', () => {
  expect(requirements).toHaveLength(253);
  expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
});

test('each of them is there once, in its order, with its level', () => {
  expect(rows.map(({ number, level }) => `${number} L${level}`)).toEqual(
    requirements.map(({ number, level }) => `${number} L${level}`),
  );
});

test('what is met says where, what is not says why', () => {
  const without = rows.filter(({ state, where }) =>
    state === 'met' ? placesIn(where).length + anchorsIn(where).length + linksIn(where).length === 0 : where.length < 5,
  );
  expect(without.map(({ number }) => number)).toEqual([]);
});

const linksIn = (words: string): string[] =>
  [...words.matchAll(/\]\((?!https:|#)([^)#]+)/g)].map(([, path = '']) => join('docs', path));

test('every place that it names is in the repository', () => {
  const named = [...placesIn(text), ...linksIn(text)];
  expect(named.length).toBeGreaterThan(300);
  expect([...new Set(named)].filter((place) => !existsSync(join(root, place)))).toEqual([]);
  expect(anchorsIn(text).filter((anchor) => !headings.includes(anchor))).toEqual([]);
});

test('tests that it quotes have those words', () => {
  const quoted = [...text.matchAll(/`((?:server|web|contract)-test\/[^`]+)` \("([^"]+)"\)/g)].map(
    ([, place = '', words = '']) => ({
      place: placesIn(`\`${place}\``)[0] ?? '',
      words,
    }),
  );
  expect(quoted.length).toBeGreaterThan(10);
  const lost = quoted.filter(
    ({ place, words }) => !readFileSync(join(root, place), 'utf8').toLowerCase().includes(words.toLowerCase()),
  );
  expect(lost).toEqual([]);
});

test('its counts are those of its tables', () => {
  const count = (state: string, level?: number) =>
    rows.filter((row) => row.state === state && (level === undefined || row.level === level)).length;
  for (const [name, level] of [
    ['Level 1', 1],
    ['Level 2', 2],
    ['Together', undefined],
  ] as const)
    expect(text).toContain(
      `| ${name} | ${count('met', level)} | ${count('not met', level)} | ${count('n/a', level)} |`,
    );
  const listed = [...text.matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\*/gm)].map(([, number]) => number);
  expect(listed).toEqual(rows.filter(({ state }) => state === 'not met').map(({ number }) => number));
});
