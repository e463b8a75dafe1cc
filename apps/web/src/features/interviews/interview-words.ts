// Words for what the question bank and the contract name by id.
import type { AskedInterviewQuestion, Interview } from '@lantern/contract/interviews';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const typeWords: Readonly<Record<Interview['type'], MessageDescriptor>> = {
  university: msg`University`,
  visa: msg`Visa`,
  ielts: msg`IELTS Speaking`,
  scholarship: msg`Scholarship`,
  general: msg`General`,
  other: msg`Other`,
};

export const typeLines: Readonly<Record<Interview['type'], MessageDescriptor>> = {
  university: msg`Admission to a bachelor’s, master’s or doctoral course`,
  visa: msg`An officer asks about study, money and plans`,
  ielts: msg`Questions, a card with a minute to prepare, a discussion`,
  scholarship: msg`A panel asks what you did and what you will do with it`,
  general: msg`Questions that everybody asks`,
  other: msg`Exchange, placement, language course, a job on campus`,
};

export const levelWords: Readonly<Record<Exclude<Interview['level'], ''>, MessageDescriptor>> = {
  bachelor: msg`Bachelor’s`,
  master: msg`Master’s`,
  doctorate: msg`Doctorate`,
};

export const factWords: Readonly<Record<Interview['facts'][number], MessageDescriptor>> = {
  gap: msg`I have a gap in my studies`,
  field: msg`I change to another field`,
  sponsor: msg`Somebody else pays for me`,
  grade: msg`Some of my marks are low`,
  work: msg`I have worked`,
  test: msg`I took a language test`,
  activity: msg`I have activities outside of class`,
  'siblings-abroad': msg`I have relatives or friends there`,
};

const factReasons: Readonly<Record<Interview['facts'][number], MessageDescriptor>> = {
  gap: msg`Asked because you have a gap in your studies`,
  field: msg`Asked because you change to another field`,
  sponsor: msg`Asked because somebody else pays for you`,
  grade: msg`Asked because some of your marks are low`,
  work: msg`Asked because you have worked`,
  test: msg`Asked because you took a language test`,
  activity: msg`Asked because you have activities outside of class`,
  'siblings-abroad': msg`Asked because you have relatives or friends there`,
};

const categoryWords: Readonly<Record<string, MessageDescriptor>> = {
  General: msg`General`,
  Academic: msg`Academic`,
  // a word of its own: papers are called financial as well
  Financial: msg`Money`,
  'Future Plans': msg`Future Plans`,
  Cultural: msg`Cultural`,
};

export function categoryWord(category: string, i18n: I18n): string {
  const words = categoryWords[category];
  return words ? i18n._(words) : category;
}

export function countryName(code: string, i18n: I18n): string {
  return new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(code) ?? code;
}

/** Why a question was chosen. */
export function reasonOf(
  { why: { kind, of } }: Pick<AskedInterviewQuestion, 'why'>,
  type: Interview['type'],
  i18n: I18n,
): string {
  if (kind === 'record') return i18n._(factReasons[of as keyof typeof factReasons] ?? msg`From your record`);
  if (kind === 'country') {
    const country = countryName(of, i18n);
    // no officer sits in the interview of a university
    return type === 'visa'
      ? i18n._(msg`Officers ask this for ${country}`)
      : i18n._(msg`For your country of study: ${country}`);
  }
  if (kind === 'level') {
    const words = levelWords[of as keyof typeof levelWords];
    const level = words ? i18n._(words) : of;
    return i18n._(msg`For your level: ${level}`);
  }
  if (kind === 'part') {
    const part = i18n.number(Number(of));
    return i18n._(msg`Part ${part} of the test`);
  }
  const category = categoryWord(of, i18n);
  return i18n._(msg`Topic: ${category}`);
}

/** "Visa · United Kingdom", as a session is called in a list. */
export function nameOf(
  {
    type,
    country,
    university,
    program,
    detail,
  }: Pick<Interview, 'type' | 'country' | 'university' | 'program' | 'detail'>,
  i18n: I18n,
): string {
  const about = [program, university, country && countryName(country, i18n)].filter(Boolean);
  return [i18n._(typeWords[type]), ...(about.length > 0 ? about : [detail].filter(Boolean))].join(' · ');
}
