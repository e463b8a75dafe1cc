import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#components/button.tsx';
import styles from './brainstorm.module.css';
import { changeState } from './brainstorm-outbox.ts';
import { unanswered } from './quiz.ts';
import { StepFoot, StepHead, type StepProps } from './step-parts.tsx';

/** Step 1: every question has an answer before the next step. */
export function QuizStep({ quiz, state, onStep }: StepProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { questions } = quiz;
  const left = unanswered(quiz, state.answers).length;
  const done = questions.length - left;
  const [count, all] = [i18n.number(done), i18n.number(questions.length)];

  const choose = (question: string, value: string) =>
    changeState(({ answers }) => ({ answers: { ...answers, [question]: value } }));

  return (
    <>
      <StepHead title={<Trans>What are you like?</Trans>}>
        <Trans>
          Choose what fits you best, not what sounds best. There is no right answer, and you can change each of them.
        </Trans>
      </StepHead>
      <div className={styles.progress}>
        <p className="small" role="status">
          <Trans>
            <b className="num">{count}</b> of {all} answered
          </Trans>
        </p>
        <svg className="bar thin" aria-hidden="true">
          <rect className="v" width={`${(done / questions.length) * 100}%`} height="100%" />
        </svg>
      </div>
      <ol className="rules">
        {questions.map((question, index) => (
          <li key={question.id}>
            <fieldset className={styles.question}>
              <legend>
                <span className="num dim">{i18n.number(index + 1)}</span> {question.question}
              </legend>
              <div className={styles.options}>
                {question.options.map((option) => (
                  <label key={option.value} className={styles.option}>
                    <input
                      type="radio"
                      name={`${id}-${question.id}`}
                      value={option.value}
                      checked={state.answers[question.id] === option.value}
                      onChange={() => choose(question.id, option.value)}
                    />
                    <span>{option.label}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <StepFoot>
        <Button look="main" blocked={left > 0} aria-describedby={`${id}-left`} onClick={() => onStep(2)}>
          <Trans>Next</Trans>
          <ArrowRight className="flip" />
        </Button>
        <p id={`${id}-left`} className="small dim">
          {left > 0 && (
            <Plural value={left} one="# question is not answered yet." other="# questions are not answered yet." />
          )}
        </p>
      </StepFoot>
    </>
  );
}
