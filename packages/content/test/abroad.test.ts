import { checkFact, findDuplicates } from '@lantern/catalogue/check-fact';
import { expect, test } from 'vitest';
import { arrivalPackOf, arrivalPacks, arrivalTopics } from '../src/abroad/arrival-facts.ts';
import { currencyFacts, shippedRates } from '../src/abroad/currency-rates.ts';
import { loanDocumentIds, loanDocumentWordsIn } from '../src/abroad/loan-documents.ts';
import { lenderKinds, loanProviders } from '../src/abroad/loan-providers.ts';
import {
  almostReadyShare,
  checkRent,
  rentSignIds,
  rentSigns,
  settlementGroups,
  settlementItemIds,
  settlementItems,
} from '../src/abroad/settlement.ts';
import { settlementWordsIn } from '../src/abroad/settlement-words.ts';
import { recorded } from '../src/abroad/visa-pack.ts';
import { visaPacks } from '../src/abroad/visa-packs.ts';
import { writtenLanguages } from '../src/in-languages.ts';

const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

test('every destination with a visa pack has an arrival pack whose facts are sound', () => {
  expect(arrivalPacks.map(({ country }) => country).sort()).toEqual(visaPacks.map(({ country }) => country).sort());
  for (const { country, facts, registerDays } of arrivalPacks) {
    for (const fact of facts) expect(checkFact(fact, recorded), `${country} ${fact.scope.program}`).toEqual([]);
    expect(findDuplicates(facts)).toEqual([]);
    expect(facts.map(({ scope }) => scope.program)).toEqual([...arrivalTopics]);
    if (registerDays !== null) expect(registerDays).toBeGreaterThan(0);
    // a number to call is a number
    expect(facts[0]?.value).toMatch(/^\d{2,4}\b/);
  }
  expect(arrivalPackOf('XX')).toBeUndefined();
});

test('sixteen things in three groups, the first week being items five to eight', () => {
  expect(settlementItemIds).toHaveLength(16);
  const groups = settlementItemIds.map((id) => settlementItems[id].group);
  expect(settlementGroups.map((group) => groups.indexOf(group))).toEqual([0, 4, 8]);
  expect(groups.filter((group) => group === 'first-week')).toHaveLength(4);
  for (const id of settlementItemIds) {
    const { group, days } = settlementItems[id];
    expect(group === 'pre-departure' ? days < 0 : days > 0, id).toBe(true);
    if (group === 'first-week') expect(days).toBeLessThanOrEqual(7);
    if (group === 'first-month') expect(days).toBeLessThanOrEqual(31);
  }
  expect(almostReadyShare).toBe(0.8);
  expect(new Set(settlementItemIds.map((id) => settlementItems[id].priority)).size).toBe(3);
  expect(new Set(settlementItemIds.map((id) => settlementItems[id].category)).size).toBe(4);
});

test('a room: nothing is clear before all is answered, one heavy sign is enough to stop', () => {
  expect(checkRent({})).toEqual({ level: 'unanswered', signs: [] });
  const good = Object.fromEntries(rentSignIds.map((id) => [id, !rentSigns[id].yes]));
  expect(checkRent(good)).toEqual({ level: 'clear', signs: [] });
  expect(checkRent({ ...good, hurry: true })).toEqual({ level: 'careful', signs: ['hurry'] });
  expect(checkRent({ wire: true })).toEqual({ level: 'stop', signs: ['wire'] });
  expect(checkRent({ hurry: true, unseen: true })).toEqual({ level: 'stop', signs: ['unseen', 'hurry'] });
  expect(checkRent({ ...good, contract: false })).toEqual({ level: 'careful', signs: ['contract'] });
});

test('settlement and loan words in every language, in its own script', () => {
  const texts = (language: string) => {
    const { items, cards, tips, rent } = settlementWordsIn(language);
    const titled = [items, cards, tips, loanDocumentWordsIn(language)].flatMap((part) => Object.values(part));
    return [
      ...titled.flatMap(({ title, description }) => [title, description]),
      ...Object.values(rent).flatMap(({ question, reason }) => [question, reason]),
    ];
  };
  for (const language of writtenLanguages) {
    expect(texts(language)).toHaveLength(texts('en').length);
    for (const text of texts(language)) expect(text.trim()).not.toBe('');
  }
  for (const text of texts('bn')) expect(text).toMatch(/^[^A-Za-z]*\p{Script=Bengali}[^A-Za-z]*$/u);
  for (const text of texts('ar')) expect(text).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u);
  expect(Object.keys(settlementWordsIn('en').items)).toEqual(settlementItemIds);
  expect(Object.keys(loanDocumentWordsIn('bn'))).toEqual(loanDocumentIds);
});

test('lenders for at least ten home countries, of every kind, sound and in no paid order', () => {
  const homes = new Set(loanProviders.map(({ country }) => country).filter((country) => country !== '*'));
  expect(homes.size).toBeGreaterThanOrEqual(10);
  expect(new Set(loanProviders.map(({ kind }) => kind))).toEqual(new Set(lenderKinds));
  unique(loanProviders.map(({ id }) => id));
  for (const { facts, id, link } of loanProviders) {
    expect(new URL(link).protocol).toBe('https:');
    for (const fact of facts) expect(checkFact(fact, recorded), id).toEqual([]);
    expect(findDuplicates(facts)).toEqual([]);
    expect(facts.map(({ key }) => key)).toContain('loan_rate');
  }
  for (const home of homes) {
    const names = loanProviders.filter(({ country }) => country === home).map(({ name }) => name);
    expect(names, home).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names.length).toBeGreaterThanOrEqual(2);
  }
});

test('the shipped rates are dated, positive and called what they are', () => {
  expect(Object.keys(shippedRates.rates).length).toBeGreaterThan(50);
  for (const rate of Object.values(shippedRates.rates)) expect(Number(rate)).toBeGreaterThan(0);
  expect(shippedRates.source).toContain('not yet checked');
  for (const fact of currencyFacts) expect(checkFact(fact, recorded), fact.subject).toEqual([]);
  // every destination's money can be converted
  for (const { funds } of visaPacks) expect(Object.keys({ ...shippedRates.rates, USD: '1' })).toContain(funds.currency);
});
