import { expect, test } from 'vitest';
import { differsFromPassport } from '#features/profile/passport-name.ts';
import { fit } from '#features/profile/resize-photo.ts';

test.each([
  ['', 'Amina', 'Rahman', false],
  ['AMINA RAHMAN', 'Amina', 'Rahman', false],
  ['RAHMAN AMINA', 'Amina', 'Rahman', false],
  ['Rahman, Amina', 'amina', 'rahman', false],
  ['JOSE GARCIA LOPEZ', 'José', 'García-López', false],
  ['OBRIEN MAEVE', 'Maeve', 'O’Brien', false],
  ['SUHARTO', 'Suharto', '', false],
  ['AMINA BEGUM RAHMAN', 'Amina', 'Rahman', true],
  ['AMINA RAHMAN', 'Amina Begum', 'Rahman', true],
  ['AMINA REHMAN', 'Amina', 'Rahman', true],
])('the passport name %j is compared with the names %j %j', (passport, first, last, differs) => {
  expect(differsFromPassport(passport, first, last)).toBe(differs);
});

test('a photo fits into 512 pixels and is never made larger', () => {
  expect(fit(4000, 3000)).toEqual({ width: 512, height: 384 });
  expect(fit(300, 1024)).toEqual({ width: 150, height: 512 });
  expect(fit(200, 100)).toEqual({ width: 200, height: 100 });
  expect(fit(9000, 1)).toEqual({ width: 512, height: 1 });
});
