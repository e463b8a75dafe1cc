import { Trans } from '@lingui/react/macro';
import styles from './checklists.module.css';

type YesNoProps = { name: string; question: string; answer: boolean | undefined; onAnswer: (yes: boolean) => void };

export function YesNo({ name, question, answer, onAnswer }: YesNoProps) {
  return (
    <fieldset>
      <legend>{question}</legend>
      <div className={styles.yesno}>
        <label>
          <input type="radio" name={name} checked={answer === true} onChange={() => onAnswer(true)} />
          <Trans>Yes</Trans>
        </label>
        <label>
          <input type="radio" name={name} checked={answer === false} onChange={() => onAnswer(false)} />
          <Trans>No</Trans>
        </label>
      </div>
    </fieldset>
  );
}
