// Words for what the contract names by id.
import { fromMain } from '@lantern/abroad/currencies';
import type { MatchCard, MatchDetail, matchLevels } from '@lantern/contract/matching';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '#components/money.ts';

type Words<T extends string> = Readonly<Record<T, MessageDescriptor>>;
type Label = NonNullable<MatchCard['matchType']>;
type GateId = MatchDetail['gates'][number]['gate'];

export const levelWords: Words<(typeof matchLevels)[number]> = {
  UG: msg`UG (Undergraduate)`,
  PG: msg`PG (Postgraduate)`,
  PhD: msg`PhD`,
};

export const labelWords: Words<Label> = { reach: msg`Reach`, target: msg`Target`, safety: msg`Safety` };

const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  cs: msg`Computer Science`,
  engineering: msg`Engineering`,
  business: msg`Business`,
  health: msg`Medicine and health`,
  natural: msg`Natural sciences`,
  math: msg`Mathematics and statistics`,
  social: msg`Social sciences`,
  law: msg`Law`,
  arts: msg`Arts and design`,
  humanities: msg`Humanities and languages`,
  education: msg`Education`,
  agri: msg`Agriculture`,
  built: msg`Architecture and building`,
  media: msg`Media and communication`,
  policy: msg`Public policy`,
};

export const controlWords: Words<NonNullable<MatchCard['control']>> = {
  public: msg`Public`,
  private: msg`Private`,
  'private-for-profit': msg`Private, for profit`,
};

export const factorWords: Words<MatchDetail['factors'][number]['factor']> = {
  programme: msg`Level and field`,
  grades: msg`Grades`,
  admissionTest: msg`Admission test`,
  cost: msg`Cost`,
  english: msg`Language and English test`,
};

export const gateWords: Words<GateId> = {
  level: msg`Program level`,
  field: msg`Field of study`,
  language: msg`Language of teaching`,
  grade: msg`Minimum grade`,
  english: msg`English test`,
  budget: msg`Budget`,
};

export const standingWords: Words<NonNullable<MatchCard['ranking']>> = {
  top50: msg`top 50`,
  top100: msg`top 100`,
  top200: msg`top 200`,
  top500: msg`top 500`,
  other: msg`not in the top 500`,
};

export function fieldName(id: string, i18n: I18n): string {
  const word = fieldWords[id];
  return word ? i18n._(word) : id;
}

export function languageName(code: string, i18n: I18n): string {
  return new Intl.DisplayNames([i18n.locale], { type: 'language' }).of(code) ?? code;
}

export function regionName(code: string, i18n: I18n): string {
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(code) ?? code) : code;
}

/** Codes with their names, by name. */
export function byName(codes: readonly string[], nameOf: (code: string) => string, i18n: I18n): [string, string][] {
  const { compare } = new Intl.Collator(i18n.locale);
  return codes.map((code): [string, string] => [code, nameOf(code)]).sort(([, a], [, b]) => compare(a, b));
}

export function gateName(id: string, i18n: I18n): string {
  const word = (gateWords as Readonly<Record<string, MessageDescriptor>>)[id];
  return word ? i18n._(word) : id;
}

/** Whole US dollars. */
export function usDollars(amount: number, i18n: I18n): string {
  return formatMoney(fromMain(Math.round(amount), 'USD'), 'USD', i18n);
}
