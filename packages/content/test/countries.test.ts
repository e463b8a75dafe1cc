import { expect, test } from 'vitest';
import { countries, firstCountries, isCountry, isZoneOf, listCountries } from '../src/countries.ts';

test('every ISO 3166-1 country is there once, with a name in each language', () => {
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toHaveLength(250);
  for (const locale of ['en', 'bn', 'ar', 'hi', 'fr', 'es']) {
    const { first, others } = listCountries(locale);
    expect(first.map(({ code }) => code)).toEqual(firstCountries);
    const all = [...first, ...others];
    expect(all.map(({ code }) => code).sort()).toEqual([...countries].sort());
    for (const { code, name } of all) expect(name, code).not.toBe(code);
  }
});

test('the others are sorted as the language sorts', () => {
  const names = listCountries('en').others.map(({ name }) => name);
  expect(names[0]).toBe('Afghanistan');
  expect(names.indexOf('Åland Islands')).toBeLessThan(names.indexOf('Albania'));
});

test('the country where somebody is stands first, and once', () => {
  for (const code of ['BD', 'GB']) {
    const { near, first, others } = listCountries('en', code);
    expect(near.map((one) => one.code)).toEqual([code]);
    const all = [...near, ...first, ...others].map((one) => one.code);
    expect(all.sort()).toEqual([...countries].sort());
  }
  expect(listCountries('en').near).toEqual([]);
});

test('each time zone belongs to one country', () => {
  const countriesOf = (zone: string) => countries.filter((code) => isZoneOf(zone, code));
  expect(countriesOf('Asia/Dhaka')).toEqual(['BD']);
  expect(countriesOf('Europe/London')).toEqual(['GB']);
  for (const zone of ['UTC', 'Mars/Olympus']) expect(countriesOf(zone)).toEqual([]);
});

test('a code that is no country is refused', () => {
  expect(isCountry('BD')).toBe(true);
  for (const code of ['', 'bd', 'ZZ', 'EU', 'BGD', 'toString']) expect(isCountry(code)).toBe(false);
});
