import { expect, test } from 'vitest';
import { splitRunOn } from '../src/run-on.ts';

test.each([
  [
    'i finished my bsc in microbiology and i teach in a school since two years will they take my second class lower',
    'will they take my second class lower',
  ],
  [
    'hola soy de peru y me llego el papel de la universidad pero no entiendo cuanto tengo que pagar antes',
    'cuanto tengo que pagar antes',
  ],
])('"%s" asks "%s"', (told, asked) => {
  expect(splitRunOn(told).at(-1)).toBe(asked);
});

test.each([
  'can i work while i study in canada',
  'i want to know about the papers that i can give to the embassy when i have no bank account of my own',
])('"%s" stays one sentence', (question) => {
  expect(splitRunOn(question)).toEqual([question]);
});

test('a question that never ends is read up to some pieces, and quickly', () => {
  const long = 'my visa was refused and now can i apply again '.repeat(400).trim();
  const begun = performance.now();
  const pieces = splitRunOn(long);
  expect(performance.now() - begun).toBeLessThan(200);
  expect(pieces.length).toBeLessThan(12);
  expect(pieces.join(' ')).toBe(long);
});
