import type { Reflection } from '@lantern/contract/essays.brainstorm';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Sparkles } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';
import styles from './brainstorm.module.css';
import { writeReflection } from './brainstorm-outbox.ts';
import { answerMax } from './brainstorm-state.ts';
import { reflectionsOf, topTraits, traitName } from './quiz.ts';
import { StepFoot, StepHead, type StepProps } from './step-parts.tsx';
import { unwritten } from './use-brainstorm.ts';

/** Step 2: three answers in the student's own words, and more for those who have more to tell. */
export function ReflectionStep({ quiz, state, onStep }: StepProps) {
  const { t } = useLingui();
  const id = useId();
  const [tried, setTried] = useState(false);
  const top = topTraits(quiz, state.answers);
  const { mandatory, optional } = reflectionsOf(quiz, top);
  const missing = unwritten(quiz, state);

  function goOn() {
    setTried(true);
    if (missing.length === 0) return onStep(3);
    document.getElementById(`${id}-${missing[0]}`)?.querySelector('textarea')?.focus();
  }

  const answer = (question: Reflection, isMandatory: boolean) => (
    <li key={question.id} id={`${id}-${question.id}`}>
      <Field
        label={question.question}
        optional={!isMandatory}
        error={tried && missing.includes(question.id) ? t`Write a few sentences here.` : undefined}
      >
        <TextArea
          rows={isMandatory ? 5 : 3}
          dir="auto"
          required={isMandatory}
          maxLength={answerMax}
          value={state.reflections[question.id] ?? ''}
          onChange={(event) => writeReflection(question.id, event.target.value)}
        />
      </Field>
    </li>
  );

  return (
    <>
      <StepHead title={<Trans>Look back</Trans>}>
        <Trans>
          Names, numbers, places and what went wrong help most. Write as you would tell a friend. Only you read this.
        </Trans>
      </StepHead>
      <p className={styles.traits}>
        <span className="small dim">
          <Trans>Your strongest traits:</Trans>
        </span>
        {top.map((trait) => (
          <Badge key={trait} icon={Sparkles} tone="info">
            {traitName(quiz, trait)}
          </Badge>
        ))}
      </p>
      <section className="stack">
        <h3>
          <Trans>Mandatory: answer all 3</Trans>
        </h3>
        <ol className={styles.answers}>{mandatory.map((question) => answer(question, true))}</ol>
      </section>
      <section className="stack">
        <h3>
          <Trans>More to draw from</Trans>
        </h3>
        <ol className={styles.answers}>{optional.map((question) => answer(question, false))}</ol>
      </section>
      <div role="alert">
        {tried && missing.length > 0 && (
          <FieldError id={`${id}-missing`}>
            <Trans>Please answer all 3 mandatory reflection questions before continuing.</Trans>
          </FieldError>
        )}
      </div>
      <StepFoot onBack={() => onStep(1)}>
        <Button look="main" onClick={goOn}>
          <Trans>Next</Trans>
          <ArrowRight className="flip" />
        </Button>
      </StepFoot>
    </>
  );
}
