// Words for what the contract names by id.
import { fromMain } from '@lantern/abroad/currencies';
import type { FoundInstitution } from '@lantern/contract/institutions';
import type { matchLevels } from '@lantern/contract/matching.filters';
import type { MatchCard, MatchDetail } from '@lantern/contract/matching.results';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { intlLocale } from '#api/intl-locale.ts';
import { formatMoney } from '#components/money.ts';

type Words<T extends string> = Readonly<Record<T, MessageDescriptor>>;
type Label = NonNullable<MatchCard['matchType']>;
type GateId = MatchDetail['gates'][number]['gate'];
type DoorKind = NonNullable<MatchCard['door']['kind']>;

export const levelWords: Words<(typeof matchLevels)[number]> = {
  UG: msg`UG (Undergraduate)`,
  PG: msg`PG (Postgraduate)`,
  PhD: msg`PhD`,
};

/** The same in a sentence. */
export const degreeWords: Words<(typeof matchLevels)[number]> = {
  UG: msg`bachelor’s`,
  PG: msg`master’s`,
  PhD: msg`PhD`,
};

export const labelWords: Words<Label> = { reach: msg`Reach`, target: msg`Target`, safety: msg`Safety` };

/** What a label means, in the words of everyday. */
export const labelMeanings: Words<Label> = {
  reach: msg`hard to get in`,
  target: msg`a fair chance`,
  safety: msg`very likely`,
};

const fieldWords: Readonly<Record<string, MessageDescriptor>> = {
  cs: msg`Computer Science`,
  engineering: msg`Engineering`,
  business: msg`Business`,
  health: msg`Health sciences`,
  medicine: msg`Medicine`,
  nursing: msg`Nursing and midwifery`,
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

export const operatingWords: Words<'open' | NonNullable<FoundInstitution['not_open']>> = {
  open: msg`It takes students`,
  closed: msg`Closed: nobody can apply there any more`,
  merged: msg`Now part of another university`,
  'not-a-college': msg`Not a college: nobody studies there`,
};

export const controlWords: Words<NonNullable<MatchCard['control']>> = {
  public: msg`Public`,
  private: msg`Private`,
  'private-for-profit': msg`Private, for profit`,
};

export const factorWords: Words<MatchDetail['factors'][number]['factor']> = {
  programme: msg`Level, field and language`,
  door: msg`Entry with your certificate`,
  strength: msg`Your grade and tests, compared with students who get in`,
  level: msg`How close it is to your own level`,
  cost: msg`Cost`,
  english: msg`English test`,
};

const gateWords: Words<GateId> = {
  door: msg`Entry with your certificate`,
  level: msg`Program level`,
  field: msg`Field of study`,
  language: msg`Language of teaching`,
  grade: msg`Minimum grade`,
  english: msg`English test`,
  budget: msg`Budget`,
};

/** Which way a certificate leads in: the first thing to read of a result. */
export const doorWords: Words<DoorKind> = {
  direct: msg`You can apply with your certificate`,
  foundation: msg`After a foundation year`,
  'plus-year': msg`After a year of university at home`,
  'applied-sciences': msg`Only universities of applied sciences`,
  conditional: msg`You need one thing more: an entrance exam, or recognition of your certificate`,
  closed: msg`Not for students from abroad`,
  'not-asked': msg`A finished first degree`,
};

/** The same beside a label, where there is room for a few words; a door that stands open needs none. */
export const shortDoorWords: Readonly<Record<Exclude<DoorKind, 'direct' | 'not-asked'>, MessageDescriptor>> = {
  foundation: msg`after a foundation year`,
  'plus-year': msg`after 1 year at a university`,
  'applied-sciences': msg`only at universities of applied sciences`,
  conditional: msg`one more exam or paper first`,
  closed: msg`not open to students from abroad`,
};

export const entryWords: Words<NonNullable<MatchCard['why']['standing']>> = {
  below: msg`You are below students who usually get in`,
  'mostly-below': msg`You are mostly below students who usually get in`,
  within: msg`You are like students who usually get in`,
  'mostly-above': msg`You are mostly above students who usually get in`,
  above: msg`You are above students who usually get in`,
};

/** What the usual entry was told by. */
export const hardnessWords: Words<NonNullable<MatchCard['why']['place']>['basis']> = {
  offer: msg`by what it usually offers places for`,
  minimum: msg`by its published minimum`,
  rate: msg`by how many applicants get in`,
  'other-offer': msg`by what it asks of A levels, the IB or a British degree`,
  band: msg`a guess of our editors`,
};

/** Why there is no label, or why it is not a better one. */
export const labelReasonWords: Words<MatchCard['why']['reason']> = {
  'low-rate': msg`They accept so few people that it is a Reach for everybody.`,
  hardest: msg`We think it is one of the hardest to get into. Good grades are not enough, so it is a Reach for everybody.`,
  ranked: msg`An entrance exam or a contest decides who gets in. Your grade does not say how you will do, so it is a Reach for everybody.`,
  chance: msg`By your chance of an offer.`,
  entry: msg`We compared you with students who usually get in.`,
  'held-back': msg`You are strong enough, but we cannot call it Safety.`,
  old: msg`We know more, but it is too old.`,
  'no-record': msg`No label: your record has no grade and no test score yet.`,
  'no-grade': msg`No label: we need your grade.`,
  'place-unknown': msg`No label: we do not know how hard it is to get in. Ask what they require.`,
  refused: msg`One of their rules does not fit.`,
};

const heldWords: Readonly<Record<string, MessageDescriptor>> = {
  estimate: msg`our guess how hard it is to get in`,
  rate: msg`fewer than 4 in 10 get in`,
};

/** What keeps it from being Safety. */
export function heldName(id: string, i18n: I18n): string {
  const word = heldWords[id];
  return word ? i18n._(word) : gateName(id, i18n);
}

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

/** Whose a fact is, as people say it: a university has its name already, a country has a code. */
export function subjectName(about: string, i18n: I18n): string {
  const code = /^country:([A-Z]{2})$/.exec(about)?.[1];
  return code ? regionName(code, i18n) : about;
}

/** Codes with their names, by name. */
export function byName(codes: readonly string[], nameOf: (code: string) => string, i18n: I18n): [string, string][] {
  const { compare } = new Intl.Collator(intlLocale(i18n.locale));
  return codes.map((code): [string, string] => [code, nameOf(code)]).sort(([, a], [, b]) => compare(a, b));
}

/** Notes of facts begin small: on their own they are written after a colon. */
export const asSentence = (note: string) => note.charAt(0).toLocaleUpperCase('en') + note.slice(1);

export function gateName(id: string, i18n: I18n): string {
  const word = (gateWords as Readonly<Record<string, MessageDescriptor>>)[id];
  return word ? i18n._(word) : id;
}

/** Whole US dollars. */
export function usDollars(amount: number, i18n: I18n): string {
  return formatMoney(fromMain(Math.round(amount), 'USD'), 'USD', i18n);
}

/** 'MM' or 'MM-DD': a time of every year. */
export function timeOfYear(monthDay: string, i18n: I18n): string {
  const [month, day] = monthDay.split('-');
  const date = new Date(`2027-${month}-${day ?? '15'}T12:00:00Z`);
  return i18n.date(date, { month: 'long', ...(day && { day: 'numeric' }), timeZone: 'UTC' });
}
