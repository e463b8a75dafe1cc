import { expect, test } from 'vitest';
import { withContractKeys } from '../build/contract-keys.ts';
import { contractKey } from '../src/api/contract-key.ts';

test('a sentence of the contract is called by its key in a catalogue, other messages keep their ids', () => {
  expect(withContractKeys({ 'contract: Choose one.': 'Wähle.', aBcD1e: 'Hallo' })).toEqual({
    [contractKey('Choose one.')]: 'Wähle.',
    aBcD1e: 'Hallo',
  });
});

test('two sentences with the same key are refused', () => {
  // these two have the same hash: 31 * 'A' + 'a' is 31 * 'B' + 'B'
  expect(() => withContractKeys({ 'contract: Aa': '1', 'contract: BB': '2' })).toThrow('the key of another message');
});
