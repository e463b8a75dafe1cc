import { Trans, useLingui } from '@lingui/react/macro';
import styles from './assistant.module.css';

/** What can be told of the student's own record, for who asked something of it that cannot. Each can be asked by a press. */
export function OwnQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useLingui();
  const questions = [
    t`What is due next?`,
    t`Which papers am I missing?`,
    t`Which universities did I save?`,
    t`What are my test scores?`,
    t`How complete is my profile?`,
  ];
  return (
    <div>
      <p>
        <Trans>Of your own record I can tell only this:</Trans>
      </p>
      <ul className={styles.quick}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className="btn" onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
