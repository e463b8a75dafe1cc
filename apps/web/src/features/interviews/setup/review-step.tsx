// What was chosen, the five questions with their reasons, and the timer where there is one.
import { chooseQuestions } from '@lantern/content/interviews/choose-questions';
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { Interview } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { categoryWord, countryName, levelWords, reasonOf, typeWords } from '../interview-words.ts';
import styles from '../interviews.module.css';
import { askedOf, clockOf } from '../session/interview-state.ts';
import { newSeed } from './new-seed.ts';

/** 15:30 is the specification's; the test of IELTS takes 11 to 14 minutes. */
const timers = [300, 600, 840, 930, 1200, 1800];

type ReviewStepProps = {
  interview: Interview;
  bank: readonly InterviewQuestion[];
  onChange: (change: Partial<Interview>) => void;
  onBack: () => void;
  onStart: () => void;
};

function choose(bank: readonly InterviewQuestion[], interview: Interview, seed: number) {
  const { type, country, level, facts } = interview;
  return askedOf(
    chooseQuestions(bank, { type, country: country || undefined, level: level || undefined, facts, seed }),
  );
}

export function ReviewStep({ interview, bank, onChange, onBack, onStart }: ReviewStepProps) {
  const { i18n, t } = useLingui();
  const { type, country, university, program, level, detail, questions, seed, again_of, timer_seconds } = interview;
  // the same situation and seed always give the same five
  useEffect(() => {
    if (questions.length === 0) onChange({ questions: choose(bank, interview, seed) });
  });
  const unknown = t`Not specified`;
  const day = type === 'ielts' && /^\d{4}-\d\d-\d\d$/.test(detail) ? formatDay(detail, i18n) : detail;
  const textOf = (id: string) => bank.find((question) => question.id === id);
  return (
    <div className={styles.step}>
      <h2 className="big" tabIndex={-1}>
        <Trans>Ready?</Trans>
      </h2>
      <dl className={styles.review}>
        <dt>
          <Trans>Interview</Trans>
        </dt>
        <dd>{i18n._(typeWords[type])}</dd>
        {interview.method === 'wizard' && type !== 'visa' && type !== 'university' && (
          <>
            <dt>
              <Trans>Detail</Trans>
            </dt>
            <dd>{day || unknown}</dd>
          </>
        )}
        <dt>
          <Trans>Country</Trans>
        </dt>
        <dd>{country ? countryName(country, i18n) : unknown}</dd>
        <dt>
          <Trans>University</Trans>
        </dt>
        <dd>{university || unknown}</dd>
        <dt>
          <Trans>Program</Trans>
        </dt>
        <dd>{program || unknown}</dd>
        <dt>
          <Trans>Level</Trans>
        </dt>
        <dd>{level ? i18n._(levelWords[level]) : unknown}</dd>
      </dl>
      <section className="stack">
        <div className="head">
          <h3>
            <Trans>Your five questions</Trans>
          </h3>
          {!again_of && (
            <Button
              look="bare"
              onClick={() => {
                const next = newSeed();
                onChange({ seed: next, questions: choose(bank, interview, next) });
              }}
            >
              <RefreshCw />
              <Trans>Other questions</Trans>
            </Button>
          )}
        </div>
        <ol className={`rules closed ${styles.asked}`}>
          {questions.map((asked) => (
            <li key={asked.id}>
              <p className={styles.voice} lang="en" dir="ltr">
                {textOf(asked.id)?.text}
              </p>
              <p className="small dim">
                {categoryWord(textOf(asked.id)?.category ?? '', i18n)} · {reasonOf(asked, interview.type, i18n)}
              </p>
            </li>
          ))}
        </ol>
      </section>
      {interview.method === 'wizard' && (
        <Field
          label={<Trans>Time</Trans>}
          help={<Trans>The clock runs while you see the interview. When the time is up, the interview ends.</Trans>}
        >
          <Select value={timer_seconds} onChange={({ target }) => onChange({ timer_seconds: Number(target.value) })}>
            {timers.map((seconds) => (
              <option key={seconds} value={seconds}>
                {clockOf(seconds, i18n)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="row wrap">
        {!again_of && (
          <Button onClick={onBack}>
            <ArrowLeft className="flip" />
            <Trans>Back</Trans>
          </Button>
        )}
        <Button look="main" onClick={onStart}>
          <Trans>Start interview</Trans>
        </Button>
      </div>
    </div>
  );
}
