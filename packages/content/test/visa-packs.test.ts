import { readFileSync } from 'node:fs';
import { checkFact, findDuplicates } from '@lantern/catalogue/check-fact';
import { documentCategories } from '@lantern/contract/documents.rules';
import { describe, expect, test } from 'vitest';
import { issuers, type VisaItemId, visaItem, visaItems, visaStepIds } from '../src/abroad/visa-items.ts';
import { decides, needFor, recorded, type VisaPack } from '../src/abroad/visa-pack.ts';
import { embassyLink, genericItems, genericSteps, visaPackOf, visaPacks } from '../src/abroad/visa-packs.ts';
import { visaRulesIn, visaWordsIn } from '../src/abroad/visa-words.ts';
import { refusalIds, visaWordsEn } from '../src/abroad/visas.words.en.ts';
import { countries } from '../src/countries.ts';
import { writtenLanguages } from '../src/in-languages.ts';

const unique = (values: readonly string[]) => expect(new Set(values).size, values.join()).toBe(values.length);

test('at least twelve destinations, the eight of the specification first', () => {
  expect(visaPacks.map(({ country }) => country).slice(0, 8)).toEqual(['US', 'GB', 'CA', 'AU', 'DE', 'FR', 'NL', 'SG']);
  expect(visaPacks.length).toBeGreaterThanOrEqual(12);
  unique(visaPacks.map(({ country }) => country));
  expect(visaPackOf('XX')).toBeUndefined();
});

describe.each(visaPacks.map((pack): [string, VisaPack] => [pack.country, pack]))('%s', (country, pack) => {
  test('every fact is sound, sourced and said once', () => {
    for (const fact of pack.facts)
      expect(checkFact(fact, recorded), `${fact.key} ${fact.scope.program ?? ''}`).toEqual([]);
    expect(findDuplicates(pack.facts)).toEqual([]);
    for (const fact of pack.facts) expect(fact.subject).toBe(`visa:${country}`);
  });

  test('fees, funds, work and processing time are said, or said to be unknown', () => {
    const keys = pack.facts.map(({ key }) => key);
    for (const key of ['visa_fee', 'proof_of_funds', 'processing_time'] as const) expect(keys, key).toContain(key);
    expect(keys.some((key) => key === 'work_hours' || key === 'work_rule')).toBe(true);
  });

  test('links are https, and the first is the one that the facts fall back on', () => {
    expect(pack.links.length).toBeGreaterThanOrEqual(2);
    for (const { url } of pack.links) expect(new URL(url).protocol).toBe('https:');
    unique(pack.links.map(({ url }) => url));
  });

  test('items and steps are known, unique and in order', () => {
    unique(pack.items.map(({ id }) => id));
    unique(pack.steps.map(({ id }) => id));
    expect(pack.items.length).toBeGreaterThanOrEqual(5);
    const due = pack.steps.map(({ weeks }) => weeks);
    expect(due).toEqual([...due].sort((a, b) => a - b));
    for (const { item } of pack.steps) if (item) expect(pack.items.map(({ id }) => id)).toContain(item);
    for (const weeks of due) expect(Math.abs(weeks)).toBeLessThanOrEqual(60);
    const codes = countries.map(String);
    for (const { requiredFor = [], notNeededFor = [] } of pack.items) {
      for (const code of [...requiredFor, ...notNeededFor]) expect(codes).toContain(code);
      unique([...requiredFor, ...notNeededFor]);
    }
  });

  test('no papers are handed in before the first day to apply', () => {
    const opens = pack.steps.find(({ id }) => id === 'earliest-application')?.weeks ?? -60;
    const handsIn = [
      'attend-appointment',
      'apply-online',
      'apply-embassy',
      'fill-avats',
      'fill-eform16',
      'send-papers',
    ];
    const first = pack.steps.find(({ id }) => handsIn.includes(id))?.weeks ?? 0;
    expect(first).toBeGreaterThanOrEqual(opens);
  });

  test.each(writtenLanguages)('what the visa is called and the money it asks for is said in %s', (language) => {
    const script = { en: /[a-z]/, bn: /\p{Script=Bengali}/u, ar: /\p{Script=Arabic}/u }[language];
    const { visa, funds } = visaRulesIn(language)[pack.country];
    for (const words of [visa, funds]) expect(words).toMatch(script);
    // forms and officers use the permit's own name
    expect(visa.endsWith(visaRulesIn('en')[pack.country].visa), visa).toBe(true);
    if (language !== 'en') expect(funds).not.toBe(visaRulesIn('en')[pack.country].funds);
  });

  test('the passport comes first, and the funds rule is whole', () => {
    expect(pack.items[0]?.id).toBe('passport');
    expect(pack.funds.daysHeld).toBeGreaterThanOrEqual(1);
    expect(pack.funds.months).toBeGreaterThanOrEqual(9);
    const fund = pack.facts.find(({ key }) => key === 'proof_of_funds');
    if (fund?.currency) expect(pack.funds.currency).toBe(fund.currency);
  });
});

test('eight items for the United States, the United Kingdom and Canada; the medical exam is optional in Canada', () => {
  for (const country of ['US', 'GB', 'CA']) expect(visaPackOf(country)?.items, country).toHaveLength(8);
  expect(visaPackOf('CA')?.items.find(({ id }) => id === 'medical')?.need).toBe('optional');
});

test('every paper has an issuer, a plausible time and a place in the vault', () => {
  for (const id of Object.keys(visaItems) as VisaItemId[]) {
    const { issuer, weeks, category } = visaItem(id);
    expect(issuers).toContain(issuer);
    expect(weeks).toBeGreaterThanOrEqual(1);
    expect(weeks).toBeLessThanOrEqual(12);
    if (category) expect(documentCategories, id).toContain(category);
  }
});

test('the United Kingdom asks for 28 days within 31', () => {
  expect(visaPackOf('GB')?.funds).toMatchObject({ kind: 'held', daysHeld: 28, endsWithinDays: 31, months: 9 });
});

test('a nationality changes what the rule says it changes', () => {
  const need = (country: string, item: string, nationality: string | null) => {
    const found = visaPackOf(country)?.items.find(({ id }) => id === item);
    return found && needFor(found, nationality);
  };
  expect(['BD', 'IN', 'US', 'EG', null].map((nationality) => need('GB', 'tb', nationality))).toEqual([
    'required',
    'required',
    'not-needed',
    'check',
    'check',
  ]);
  expect(['IN', 'BD', 'KZ'].map((nationality) => need('DE', 'aps', nationality))).toEqual([
    'required',
    'not-needed',
    'check',
  ]);
  expect(need('NL', 'mvv', 'US')).toBe('not-needed');
  expect(need('NL', 'mvv', 'BD')).toBe('required');
});

test('a country without a pack gets the general list, with nothing of any one country', () => {
  const own = visaPacks.flatMap(({ country, items }) => items.map(({ id }) => ({ country, id })));
  for (const { id } of genericItems) expect(own.filter((one) => one.id === id).length, id).toBeGreaterThan(2);
  expect(new URL(embassyLink.url).protocol).toBe('https:');
  for (const { id } of genericSteps) expect(visaStepIds).toContain(id);
});

test('what is estimated, undated or old decides nothing', () => {
  const facts = visaPacks.flatMap((pack) => pack.facts);
  const read = { state: 'known', confidence: 'secondary', checked: '2026-06-22', reviewDue: '2026-09-22' } as const;
  expect(decides(read, '2026-07-01')).toBe(true);
  expect(decides(read, '2026-11-22')).toBe(false);
  expect(decides({ ...read, checked: null }, '2026-07-01')).toBe(false);
  for (const fact of facts) if (fact.confidence === 'estimate') expect(decides(fact, recorded)).toBe(false);
});

test('every word in every language, in its own script', () => {
  const texts = (language: string) => {
    const words = visaWordsIn(language);
    return [
      ...Object.values(words.items).flatMap(({ title, description }) => [title, description]),
      ...Object.values(words.steps),
      ...Object.values(words.refusals).flatMap(({ question, advice }) => [question, advice]),
    ];
  };
  expect(Object.keys(visaWordsEn.items).sort()).toEqual(Object.keys(visaItems).sort());
  expect(Object.keys(visaWordsEn.steps).sort()).toEqual([...visaStepIds].sort());
  expect(Object.keys(visaWordsEn.refusals)).toEqual([...refusalIds]);
  for (const language of writtenLanguages) {
    expect(texts(language)).toHaveLength(texts('en').length);
    for (const text of texts(language)) expect(text.trim()).not.toBe('');
    unique(texts(language));
  }
  for (const text of texts('bn')) expect(text).toMatch(/\p{Script=Bengali}/u);
  for (const text of texts('bn')) expect(text).not.toMatch(/[A-Za-z]/);
  for (const text of texts('ar')) expect(text).toMatch(/\p{Script=Arabic}/u);
  for (const text of texts('ar')) expect(text).not.toMatch(/[A-Za-z]/);
});

test('the table of the documentation is the one of the packs', () => {
  const page = readFileSync(new URL('../../../docs/visa-packs.md', import.meta.url), 'utf8');
  for (const { country, items, steps, facts } of visaPacks) {
    const count = (confidence: string) =>
      facts.filter((fact) => fact.state === 'known' && fact.confidence === confidence).length;
    const unknown = facts.filter(({ state }) => state === 'unknown').length;
    const row = `| ${country} | ${items.length} | ${steps.length} | ${count('official')} | ${count('secondary')} | ${count('estimate')} | ${unknown} |`;
    expect(page, row).toContain(row);
  }
});
