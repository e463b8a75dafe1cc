import type { ApplyingFact } from '@lantern/contract/applications';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { intlLocale } from '#api/intl-locale.ts';
import { listed } from '#components/listed.ts';
import { levelWords } from '../application-words.ts';

/** What each fact is called. */
export const factWords: Readonly<Record<string, MessageDescriptor>> = {
  application_deadline: msg`Application deadline`,
  application_window: msg`Usual application months`,
  application_fee: msg`Application fee`,
  cambridge_min: msg`Cambridge English, lowest score`,
  min_grade: msg`Lowest grade`,
  min_grade_words: msg`Grades asked for`,
  admission_rule: msg`How it admits`,
  tuition: msg`Tuition`,
};

const residencyWords: Readonly<Record<string, MessageDescriptor>> = {
  international: msg`international students`,
  'non-eu': msg`students from outside the EU`,
  eu: msg`students from the EU`,
  home: msg`home students`,
  'out-of-state': msg`students from another state`,
};

/** The scale that a lowest grade is on. */
export const gradeScaleWords: Readonly<Record<string, MessageDescriptor>> = {
  us4: msg`on a scale of 4.0`,
  percent: msg`percent`,
  cgpa10: msg`on a scale of 10`,
  german: msg`German grade, 1.0 is best`,
  ib: msg`IB points`,
  ib42: msg`IB points of 42, without bonus points`,
  scale5: msg`on a scale of 5`,
  scale7: msg`on a scale of 7`,
  scale20: msg`on a scale of 20`,
  ucas: msg`UCAS points`,
};

/** For whom a fact holds: "Undergraduate, international students". */
export function ScopeWords({ fact: { level, field, residency, about } }: { fact: ApplyingFact }) {
  const { i18n } = useLingui();
  const said = (word: MessageDescriptor | undefined, otherwise: string) => (word ? i18n._(word) : otherwise);
  const parts = [
    level && said(levelWords[level], level),
    residency && said(residencyWords[residency], residency),
    field,
    about,
  ].filter(Boolean);
  return parts.length > 0 ? listed(parts, i18n) : <Trans>Whoever applies</Trans>;
}

/** 'MM' or 'MM-DD', which has no year on purpose. */
export function monthDay(text: string, i18n: I18n): string {
  const [month = '01', day] = text.split('-');
  const format = new Intl.DateTimeFormat(intlLocale(i18n.locale), {
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(new Date(`2028-${month}-${day ?? '15'}T12:00:00Z`));
}

/** "Usually from September to 15 January". */
export function WindowWords({ window }: { window: NonNullable<ApplyingFact['window']> }) {
  const { i18n } = useLingui();
  const opens = window.opens && monthDay(window.opens, i18n);
  const closes = window.closes && monthDay(window.closes, i18n);
  if (opens && closes)
    return (
      <Trans>
        Usually from {opens} to {closes}
      </Trans>
    );
  if (closes) return <Trans>Usually until {closes}</Trans>;
  if (opens) return <Trans>Usually from {opens}</Trans>;
  return window.rolling ? <Trans>All year, until places are gone</Trans> : <Trans>Unknown</Trans>;
}
