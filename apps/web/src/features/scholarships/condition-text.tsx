import type { ScholarshipCondition } from '@lantern/contract/scholarships';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Said } from '#components/said.tsx';
import { countryNames } from './country-names.ts';
import { levelWords, nameList } from './scholarship-words.ts';

type ConditionTextProps = {
  condition: ScholarshipCondition;
  /** a long list of countries is counted; all conditions name them */
  isBrief?: boolean;
};

/** More countries than this are read by nobody in one line. */
const namedMost = 4;

const askedWords: Record<string, MessageDescriptor> = {
  'top-10': msg`Among the best 10% of the class`,
  'top-third': msg`Among the best third of the class`,
  'german-b1': msg`German at B1 or better`,
  'german-b2': msg`German at B2 or better`,
  'german-c1': msg`German at C1 or better`,
  'recent-degree': msg`Last degree at most six years old`,
  'lost-parent': msg`For those who lost a parent`,
  catholic: msg`For Catholics`,
  'uwc-school': msg`From a United World College`,
};

/** A condition as a sentence. What is no rule stands in the words of its source. */
export function ConditionText({ condition, isBrief = false }: ConditionTextProps) {
  const { i18n } = useLingui();
  const isCounted = isBrief && condition.names.length > namedMost;
  return (
    <>
      {isCounted ? <Counted condition={condition} /> : <What condition={condition} />}
      {condition.level && !isBrief && <> ({i18n._(levelWords[condition.level])})</>}
    </>
  );
}

function Counted({ condition }: { condition: ScholarshipCondition }) {
  const { kind, names } = condition;
  if (kind === 'citizen_of' || kind === 'citizen_group')
    return <Plural value={names.length} one="Only citizens of # country" other="Only citizens of # countries" />;
  if (kind === 'not_citizen_of' || kind === 'not_citizen_group')
    return <Plural value={names.length} one="Not for citizens of # country" other="Not for citizens of # countries" />;
  return <What condition={condition} />;
}

export function GradeText({ condition: { figure, scale } }: { condition: ScholarshipCondition }) {
  const { i18n } = useLingui();
  const value = figure === null ? '' : i18n.number(figure);
  if (scale === 'percent') return <Trans>{value}%</Trans>;
  return scale === 'cgpa10' ? <Trans>{value} of 10</Trans> : <Trans>{value} of 4.0</Trans>;
}

function Citizens({ condition: { kind, words, names } }: { condition: ScholarshipCondition }) {
  const { i18n } = useLingui();
  const countries = nameList(countryNames(names, i18n.locale), i18n);
  const group = <Said english={words} />;
  if (kind === 'any_citizenship') return <Trans>Citizens of any country</Trans>;
  if (kind === 'citizen_of') return <Trans>Only citizens of {countries}</Trans>;
  if (kind === 'not_citizen_of') return <Trans>Not for citizens of {countries}</Trans>;
  return kind === 'citizen_group' ? (
    <Trans>
      Only for: {group} ({countries})
    </Trans>
  ) : (
    <Trans>Not for: {group}</Trans>
  );
}

function What({ condition }: { condition: ScholarshipCondition }) {
  const { i18n } = useLingui();
  const { kind, words, names, figure } = condition;
  const years = figure ?? 0;
  if (kind.includes('citizen')) return <Citizens condition={condition} />;
  if (kind === 'lives_at_home') return <Trans>You live in the country of your passport</Trans>;
  if (kind === 'max_age') return <Plural value={years} one="At most # year old" other="At most # years old" />;
  if (kind === 'min_age') return <Plural value={years} one="At least # year old" other="At least # years old" />;
  if (kind === 'min_work_years')
    return <Plural value={years} one="At least # year of work" other="At least # years of work" />;
  if (kind === 'min_ielts') return <Trans>IELTS of {i18n.number(years)} or more</Trans>;
  if (kind === 'min_grade' || kind === 'usual_grade') {
    const grade = <GradeText condition={condition} />;
    return kind === 'min_grade' ? (
      <Trans>Average of {grade} or better</Trans>
    ) : (
      <Trans>Those who get it usually have about {grade} (our estimate)</Trans>
    );
  }
  if (kind === 'gender') return words === 'female' ? <Trans>For women</Trans> : <Trans>For men</Trans>;
  if (kind === 'at_institution') {
    const places = nameList(names, i18n);
    return names.length > 0 ? <Trans>Apply to {places}</Trans> : <Trans>Apply to the university that gives it</Trans>;
  }
  if (kind === 'financial_need') return <Trans>You need the money to study</Trans>;
  if (kind === 'return_home')
    return years === 0 ? (
      <Trans>Go home afterwards</Trans>
    ) : (
      <Plural value={years} one="Go home for # year afterwards" other="Go home for # years afterwards" />
    );
  const asked = kind === 'asks' ? askedWords[words] : undefined;
  if (asked) return i18n._(asked);
  return <Said english={words} />;
}
