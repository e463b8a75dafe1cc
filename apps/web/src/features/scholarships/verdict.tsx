import type { Scholarship } from '@lantern/contract/scholarships';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConditionText } from './condition-text.tsx';
import { type Question, QuestionText } from './question-text.tsx';
import { fieldWords, levelWords, nameList } from './scholarship-words.ts';
import { answer } from './scholarships.api.ts';
import styles from './scholarships.module.css';

/** May this student apply: yes, no with its reason, or the one question that tells; and whether a visa is in the way. */
export function Verdict({ scholarship }: { scholarship: Scholarship }) {
  const { state, has_no_visa: hasNoVisa } = scholarship.eligibility;
  return (
    <>
      <Answer scholarship={scholarship} />
      {hasNoVisa && state !== 'no' && (
        <p>
          <Remark icon={TriangleAlert}>
            <Trans>This country gives hardly any student visas to citizens of your country.</Trans>
          </Remark>
        </p>
      )}
    </>
  );
}

function Answer({ scholarship }: { scholarship: Scholarship }) {
  const { state, question } = scholarship.eligibility;
  if (state === 'yes')
    return (
      <p>
        <Remark tone="ok" icon={CircleCheck}>
          <Trans>You may apply</Trans>
        </Remark>
      </p>
    );
  if (state === 'no')
    return (
      <p>
        <Remark icon={Ban}>
          <Refusal scholarship={scholarship} />
        </Remark>
      </p>
    );
  return question?.needs ? <Missing needs={question.needs} /> : <Ask scholarship={scholarship} question={question} />;
}

function Refusal({ scholarship }: { scholarship: Scholarship }) {
  const { i18n } = useLingui();
  const { levels, fields, status, eligibility } = scholarship;
  if (eligibility.refusal === 'level') {
    const names = nameList(
      levels.map((level) => i18n._(levelWords[level])),
      i18n,
    );
    return <Trans>Not for you: only for {names}</Trans>;
  }
  if (eligibility.refusal === 'field') {
    const names = nameList(
      fields.map((field) => i18n._(fieldWords[field])),
      i18n,
    );
    return <Trans>Not for you: only for {names}</Trans>;
  }
  if (eligibility.refusal === 'not-offered')
    return status === 'ended' ? <Trans>It has ended. Nobody can apply.</Trans> : <Trans>Not given at the moment</Trans>;
  if (!eligibility.because) return <Trans>You said that you cannot apply</Trans>;
  const because = <ConditionText condition={eligibility.because} isBrief />;
  return <Trans>Not for you, because: {because}</Trans>;
}

function Missing({ needs }: { needs: 'citizenship' | 'birth' }) {
  return (
    <p>
      <Remark icon={CircleHelp}>
        <Link href="/personal-info" className={styles.above}>
          {needs === 'birth' ? <Trans>Add your date of birth</Trans> : <Trans>Add your citizenship</Trans>}
        </Link>
      </Remark>
    </p>
  );
}

function Ask({ scholarship: { name }, question }: { scholarship: Scholarship; question: Question | null }) {
  const { t } = useLingui();
  if (!question?.key) return null;
  const { key, condition, asked_by: askedBy } = question;
  return (
    <>
      <p>
        <Remark icon={CircleHelp}>
          <QuestionText condition={condition} />
        </Remark>
      </p>
      <div className={styles.ask}>
        <Button onClick={() => answer(key, 'yes')} aria-label={t`Yes (${name})`}>
          <Trans>Yes</Trans>
        </Button>
        <Button onClick={() => answer(key, 'no')} aria-label={t`No (${name})`}>
          <Trans>No</Trans>
        </Button>
        {askedBy > 1 && (
          <span className="small dim">
            <Plural value={askedBy} one="Helps with # scholarship" other="Helps with # scholarships" />
          </span>
        )}
      </div>
    </>
  );
}
