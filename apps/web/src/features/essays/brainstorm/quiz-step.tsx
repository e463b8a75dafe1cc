import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#components/button.tsx';
import styles from './brainstorm.module.css';
import { changeState } from './brainstorm-outbox.ts';
import { placeAfter, placeOf, unanswered } from './quiz.ts';
import { QuizProgress } from './quiz-progress.tsx';
import { StepFoot, StepHead, type StepProps } from './step-parts.tsx';

/** Step 1: one question at a time. Each has an answer before the next step; the place is kept with the answers. */
export function QuizStep({ quiz, state, onStep }: StepProps) {
  const id = useId();
  const { questions } = quiz;
  const { answers } = state;
  const at = placeOf(quiz, answers, state.question);
  const question = questions[at];
  const open = unanswered(quiz, answers);
  const left = open.length;
  const isAnswered = question !== undefined && !open.includes(question.id);
  const after = placeAfter(quiz, answers, at);
  const place = useQuestionFocus(question?.id);
  if (!question) return null;

  const show = (next: number) => {
    const { id: wanted } = questions[next] ?? question;
    place.expect(wanted);
    changeState(() => ({ question: wanted }));
  };
  const choose = (value: string) =>
    changeState(({ answers: before }) => ({
      answers: { ...before, [question.id]: value },
      question: question.id,
    }));
  function goOn(event: FormEvent) {
    event.preventDefault();
    if (!isAnswered) return;
    if (after !== undefined) show(after);
    else onStep(2);
  }

  return (
    <form className={styles.quiz} onSubmit={goOn}>
      <StepHead title={<Trans>What are you like?</Trans>}>
        {at === 0 && (
          <Trans>
            Choose what fits you best, not what sounds best. There is no right answer, and you can change each of them.
          </Trans>
        )}
      </StepHead>
      <QuizProgress questions={questions} left={open} at={at} onShow={show} />
      <fieldset className={styles.question} ref={place.ref} tabIndex={-1}>
        <legend>{question.question}</legend>
        <div className={styles.options}>
          {question.options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="radio"
                name={`${id}-${question.id}`}
                value={option.value}
                checked={answers[question.id] === option.value}
                onChange={() => choose(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <StepFoot>
        {at > 0 && (
          <Button onClick={() => show(at - 1)}>
            <ArrowLeft className="flip" />
            <Trans>Back</Trans>
          </Button>
        )}
        <Button look="main" type="submit" blocked={!isAnswered} aria-describedby={`${id}-left`}>
          <Trans>Next</Trans>
          <ArrowRight className="flip" />
        </Button>
        {!isAnswered && after !== undefined && (
          <Button look="bare" onClick={() => show(after)}>
            <Trans>Skip for now</Trans>
          </Button>
        )}
        {left === 0 && after !== undefined && (
          <Button onClick={() => onStep(2)}>
            <Trans>Finish the quiz</Trans>
          </Button>
        )}
        <p id={`${id}-left`} className="small dim">
          {left > 0 && (
            <Plural value={left} one="# question is not answered yet." other="# questions are not answered yet." />
          )}
        </p>
      </StepFoot>
    </form>
  );
}

/** The focus goes to a question that was asked for; it stays where it is when another device brings one. */
function useQuestionFocus(question: string | undefined) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const expected = useRef<string>(undefined);
  useEffect(() => {
    if (question && question === expected.current) ref.current?.focus();
    expected.current = undefined;
  }, [question]);
  return {
    ref,
    expect: (wanted: string) => {
      expected.current = wanted;
    },
  };
}
