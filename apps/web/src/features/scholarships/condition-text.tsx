import type { ScholarshipCondition } from '@lantern/contract/scholarships';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { countryNames } from './country-names.ts';
import { levelWords, nameList } from './scholarship-words.ts';

type ConditionTextProps = {
  condition: ScholarshipCondition;
  /** a long list of countries is counted; all conditions name them */
  isBrief?: boolean;
};

/** More countries than this are read by nobody in one line. */
const namedMost = 6;

/** A condition as a sentence. What is no rule stands in the words of its source, in English. */
export function ConditionText({ condition, isBrief = false }: ConditionTextProps) {
  const { i18n } = useLingui();
  return (
    <>
      {isBrief && condition.names.length > namedMost ? (
        <Counted condition={condition} />
      ) : (
        <What condition={condition} />
      )}
      {condition.level && <> ({i18n._(levelWords[condition.level])})</>}
    </>
  );
}

function Counted({ condition }: { condition: ScholarshipCondition }) {
  const { kind, names } = condition;
  if (kind === 'citizen_of')
    return <Plural value={names.length} one="Citizens of # country" other="Citizens of # countries" />;
  if (kind === 'not_citizen_of')
    return <Plural value={names.length} one="Not for citizens of # country" other="Not for citizens of # countries" />;
  return <What condition={condition} />;
}

function What({ condition: { kind, words, names, figure, scale } }: { condition: ScholarshipCondition }) {
  const { i18n } = useLingui();
  const countries = () => nameList(countryNames(names, i18n.locale), i18n.locale);
  const years = figure ?? 0;
  const value = figure === null ? '' : i18n.number(figure);
  if (kind === 'any_citizenship') return <Trans>Citizens of any country</Trans>;
  if (kind === 'citizen_of') return <Trans>Citizens of {countries()}</Trans>;
  if (kind === 'not_citizen_of') return <Trans>Not for citizens of {countries()}</Trans>;
  if (kind === 'max_age') return <Plural value={years} one="At most # year old" other="At most # years old" />;
  if (kind === 'min_age') return <Plural value={years} one="At least # year old" other="At least # years old" />;
  if (kind === 'min_work_years')
    return <Plural value={years} one="At least # year of work" other="At least # years of work" />;
  if (kind === 'min_ielts') return <Trans>IELTS of {value} or more</Trans>;
  if (kind === 'min_grade') {
    if (scale === 'percent') return <Trans>Grade of {value}% or more</Trans>;
    if (scale === 'cgpa10') return <Trans>Grade of {value} of 10 or more</Trans>;
    return <Trans>GPA of {value} of 4.0 or more</Trans>;
  }
  if (kind === 'gender') return words === 'female' ? <Trans>For women</Trans> : <Trans>For men</Trans>;
  if (kind === 'at_institution') {
    const places = nameList(names, i18n.locale);
    return names.length > 0 ? <Trans>Apply to {places}</Trans> : <Trans>Apply to the university that gives it</Trans>;
  }
  if (kind === 'financial_need') return <Trans>You need the money to study</Trans>;
  if (kind === 'return_home')
    return <Plural value={years} one="Go home for # year afterwards" other="Go home for # years afterwards" />;
  return (
    <span lang="en" dir="ltr">
      {words}
    </span>
  );
}
