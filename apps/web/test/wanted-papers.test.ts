import type { PackItem, VisaPack } from '@lantern/contract/checklists';
import { expect, test } from 'vitest';
import { isOfAge, needOf, wantedPapers } from '#components/wanted-papers.ts';

const item = (id: string, need: PackItem['need'], issuer = 'you'): PackItem => ({
  ...{ id, need, issuer, title: id, description: '', weeks: 1, category: null, expires: false },
  ...{ required_for: [], not_needed_for: [] },
});
const minor = { nationality: 'BD', isOfAge: false };

test('the consent of parents is asked of whoever is under 18', () => {
  const consent = item('parental-consent', 'check');
  expect(needOf(consent, minor)).toBe('check');
  expect(needOf(consent, { ...minor, isOfAge: true })).toBe('not-needed');
  expect(isOfAge('2008-11-23', '2026-11-23')).toBe(true);
  expect(isOfAge('2008-11-24', '2026-11-23')).toBe(false);
  expect(isOfAge('', '2026-11-23')).toBe(false);
});

test('what depends on something unknown is not said to be asked for sure', () => {
  const pack = { country: 'GB', items: [item('atas', 'check'), item('cas', 'required', 'university')] } as VisaPack;
  const wanted = wantedPapers({
    visas: [{ pack, intake: null, name: 'United Kingdom', ...minor }],
    papers: [],
    tickOf: () => undefined,
    titleOf: (category) => category,
    forApplications: 'For your applications',
    forVisa: (name) => name,
  });
  expect(wanted.filter(({ isSure }) => !isSure).map(({ title }) => title)).toEqual(['atas']);
});

test('no statement and no letter is wanted for a first degree in a country that asks for neither', () => {
  const titles = (country: string) =>
    wantedPapers({
      visas: [],
      papers: [],
      places: [{ country, level: 'UG' }],
      tickOf: () => undefined,
      titleOf: (category) => category,
      forApplications: 'For your applications',
      forVisa: (name) => name,
    })
      .map(({ title }) => title)
      .sort();
  expect(titles('SE')).toEqual(['IELTS', 'Transcript']);
  expect(titles('GB')).toEqual(['IELTS', 'LOR', 'SOP', 'Transcript']);
});

test('without a level only what every level there needs is wanted', () => {
  const titles = (country: string) =>
    wantedPapers({
      visas: [],
      papers: [],
      places: [{ country, level: null }],
      tickOf: () => undefined,
      titleOf: (category) => category,
      forApplications: 'For your applications',
      forVisa: (name) => name,
    })
      .map(({ title }) => title)
      .sort();
  expect(titles('DE')).toEqual(['IELTS', 'Transcript']);
  expect(titles('GB')).toEqual(['IELTS', 'LOR', 'SOP', 'Transcript']);
});
