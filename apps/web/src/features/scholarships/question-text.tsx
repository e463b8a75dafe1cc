import type { Scholarship, ScholarshipCondition } from '@lantern/contract/scholarships';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Said } from '#components/said.tsx';
import { GradeText } from './condition-text.tsx';

/** The questions that several scholarships ask, by the id that the catalogue gives them. */
const askedWords: Record<string, MessageDescriptor> = {
  'top-10': msg`Are you among the best 10% of your class?`,
  'top-third': msg`Are you among the best third of your class?`,
  'german-b1': msg`Is your German at B1 or better?`,
  'german-b2': msg`Is your German at B2 or better?`,
  'german-c1': msg`Is your German at C1 or better?`,
  'recent-degree': msg`Is your last degree six years old or less, or not finished yet?`,
  'lost-parent': msg`Have you lost your mother, your father or both?`,
  catholic: msg`Are you Catholic?`,
  'uwc-school': msg`Do you go to a United World College?`,
};

/** What is asked, as a question that yes or no answers. */
export function QuestionText({ condition }: { condition: ScholarshipCondition | null }) {
  const { i18n } = useLingui();
  if (!condition) return <Trans>We have not checked this lately. Do you meet the rules on their page?</Trans>;
  const { kind, words, figure } = condition;
  const inTheirWords = <Said english={words} />;
  if (kind === 'min_work_years')
    return (
      <Plural
        value={figure ?? 0}
        one="Have you worked full time for # year or more?"
        other="Have you worked full time for # years or more?"
      />
    );
  if (kind === 'min_grade') {
    const grade = <GradeText condition={condition} />;
    return <Trans>Is your average {grade} or better?</Trans>;
  }
  if (kind === 'gender') return words === 'female' ? <Trans>Are you a woman?</Trans> : <Trans>Are you a man?</Trans>;
  if (kind === 'financial_need') return <Trans>Do you need this money to be able to study?</Trans>;
  if (kind === 'lives_at_home') return <Trans>Do you live in the country of your passport?</Trans>;
  if (kind === 'citizen_group') return <Trans>Is your country on their list? {inTheirWords}</Trans>;
  const asked = kind === 'asks' ? askedWords[words] : undefined;
  return asked ? i18n._(asked) : <Trans>Is this true for you? “{inTheirWords}”</Trans>;
}

export type Question = NonNullable<Scholarship['eligibility']['question']>;
