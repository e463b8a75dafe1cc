import {
  type Answers,
  type ReadinessAnswer,
  type ReadinessQuestion,
  readinessAnswers,
} from '@lantern/contract/readiness';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './readiness.module.css';

export const answerWords: Record<ReadinessAnswer, MessageDescriptor> = {
  yes: msg`Yes`,
  partly: msg`Partly`,
  no: msg`Not yet`,
};

type QuestionListProps = {
  questions: readonly ReadinessQuestion[];
  answers: Answers;
  /** of the time before */
  last: Answers | undefined;
  onAnswer: (id: ReadinessQuestion['id'], answer: ReadinessAnswer) => void;
};

export function QuestionList({ questions, answers, last, onAnswer }: QuestionListProps) {
  const { i18n } = useLingui();
  return (
    <ol className={`rules closed ${styles.questions}`}>
      {questions.map(({ id, question, tasks }, at) => {
        const answer = answers[id];
        const before = last?.[id];
        const word = before && i18n._(answerWords[before]);
        return (
          <li key={id}>
            <fieldset className={styles.question}>
              <legend>
                <span className="dim num">{i18n.number(at + 1)}</span> {question}
              </legend>
              <div className={styles.answers}>
                {readinessAnswers.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name={`answer-${id}`}
                      checked={answer === one}
                      onChange={() => onAnswer(id, one)}
                    />
                    <span>{i18n._(answerWords[one])}</span>
                  </label>
                ))}
              </div>
              {word && (
                <p className="small dim">
                  <Trans>Last time: {word}</Trans>
                </p>
              )}
              {answer && answer !== 'yes' && (
                <p className="small">
                  <Trans>Task: {tasks[answer]}</Trans>
                </p>
              )}
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}
