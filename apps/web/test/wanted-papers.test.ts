import { type PackItem, type VisaPack, visaItemTick } from '@lantern/contract/checklists';
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

test('a passport that is ticked here is ticked for every destination', () => {
  const packs = ['GB', 'CA'].map((country) => ({ country, items: [item('passport', 'required')] }) as VisaPack);
  const given = {
    visas: packs.map((pack) => ({ pack, intake: null, name: pack.country, ...minor })),
    papers: [],
    titleOf: (category: string) => category,
    forApplications: 'For your applications',
    forVisa: (name: string) => name,
  };
  const passportOf = (kept?: string) =>
    wantedPapers({ ...given, tickOf: (key) => (key === kept ? { state: 'done', document_id: null } : undefined) }).find(
      ({ title }) => title === 'passport',
    );
  const key = passportOf()?.key;
  expect(key).toBe('visa:ZZ:item:passport');
  expect(passportOf(key)?.state.state).toBe('done');
  for (const { country } of packs) {
    const kept = visaItemTick((asked) => (asked === key ? 'done' : undefined), country, 'passport');
    expect(kept, country).toBe('done');
  }
  // one that was ticked under a country before
  expect(passportOf('visa:CA:item:passport')?.state.state).toBe('done');
});
