import { expect, test } from 'vitest';
import { listed } from '#components/listed.ts';

const place = ['Toronto', '', null, undefined, 'Canada'];

test('a place and a list of names are divided as the script of the reader does, without what is empty', () => {
  expect(listed(place, { locale: 'en' })).toBe('Toronto, Canada');
  expect(listed(place, { locale: 'bn' })).toBe('Toronto, Canada');
  expect(listed(place, { locale: 'ar' })).toBe('Toronto، Canada');
  expect(listed([], { locale: 'ar' })).toBe('');
});
