import { describe, expect, test } from 'vitest';
import { withKeysOfTitles } from '../build/calls-only.ts';
import { contractKeys, shortened } from '../build/short-ids.ts';
import { contractKey } from '../src/api/contract-key.ts';

describe('short ids', () => {
  test('are what no other id begins with', () => {
    expect(Object.fromEntries(shortened(['abcdef', 'abcxyz', 'abcdxx', 'qrstuv'], 3))).toEqual({
      abcdef: 'abcde',
      abcdxx: 'abcdx',
      abcxyz: 'abcx',
      qrstuv: 'qrs',
    });
  });

  test('stay the same when an id comes that begins otherwise', () => {
    const before = shortened(['abcdef', 'qrstuv'], 3);
    const after = shortened(['abcdef', 'ghijkl', 'qrstuv'], 3);
    for (const [id, short] of before) expect(after.get(id)).toBe(short);
  });

  test('of sentences of the contract are refused when two have the same', () => {
    // these two have the same hash: 31 * 'A' + 'a' is 31 * 'B' + 'B'
    expect(() => contractKeys(['contract: Aa', 'contract: BB'])).toThrow('the same key');
    expect(contractKeys(['contract: Aa', 'contract: Aa']).size).toBe(1);
  });
});

test('a problem has the key of its sentence in a browser', () => {
  const code =
    "export const own = { full: { status: 413, title: 'It is full.' }, old: { status: 409, title: 'It is old.' } };";
  expect(withKeysOfTitles(code)).toBe(
    `export const own = { full: { status: 413, title: '${contractKey('It is full.')}' }, old: { status: 409, title: '${contractKey('It is old.')}' } };`,
  );
});
