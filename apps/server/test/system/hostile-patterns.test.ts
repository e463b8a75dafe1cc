// No regular expression of ours takes long over any text: people type into all of them, and one slow match is waited for
// by everybody. In a browser it is the reader's page that stands still.
import { describe, expect, test } from 'vitest';
import { hostileLength, hostileTexts, processorMax, processorTime } from './hostile-texts.ts';
import { literalsIn, patternsMadeBy, sources } from './sources.ts';

// what comes to nothing is what is tried again and again; short ones first, so that a bad pattern is found before it
// takes minutes
const texts = [300, 3000, hostileLength].flatMap(hostileTexts).filter(({ isEnclosed }) => isEnclosed);

/** What a pattern takes too long over. All of its matches are looked for, as `replace` and `matchAll` do. */
function slowOn(pattern: RegExp): string | undefined {
  const all = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  for (const { kind, text } of texts) {
    const taken = processorTime(() => text.replace(all, ''));
    if (taken > processorMax) return `${text.length} of ${kind}: ${Math.round(taken)} ms`;
  }
  return undefined;
}

test('a pattern that is slow is found', () => {
  expect(slowOn(/\s+$/)).toContain('spaces between letters');
  expect(slowOn(/(?<!\s)\s+$/)).toBeUndefined();
});

/** Each pattern once, with the files where it stands. */
const written = new Map<string, { pattern: RegExp; paths: string[] }>();
for (const source of sources) {
  for (const pattern of literalsIn(source)) {
    const { paths } = written.get(`${pattern}`) ?? { paths: [] };
    written.set(`${pattern}`, { pattern, paths: [...paths, source.path] });
  }
}

test('there are patterns to look at', () => {
  expect(written.size).toBeGreaterThan(500);
});

test.each([...written.values()])('$paths.0: $pattern', ({ pattern }) => {
  expect(slowOn(pattern)).toBeUndefined();
});

// what is made later is made of our own words, never of what somebody typed
const making = sources.filter(({ path, code }) => !path.startsWith('apps/web/') && code.includes('new RegExp('));

describe.each(making)('$path', ({ path }) => {
  test('makes no slow pattern', async () => {
    const made = await patternsMadeBy(path);
    expect(made.flatMap((pattern) => slowOn(pattern) ?? [])).toEqual([]);
  });
});
