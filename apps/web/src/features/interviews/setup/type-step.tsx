import type { Interview } from '@lantern/contract/interviews';
import { interviewTypes } from '@lantern/contract/interviews.types';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { typeLines, typeWords } from '../interview-words.ts';
import styles from '../interviews.module.css';

type TypeStepProps = { chosen?: Interview['type'] | undefined; onNext: (type: Interview['type']) => void };

export function TypeStep({ chosen, onNext }: TypeStepProps) {
  const { i18n } = useLingui();
  const [type, setType] = useState(chosen);
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (type) onNext(type);
      }}
    >
      <fieldset className={styles.types}>
        <legend className="big">
          <Trans>Which interview are you practising for?</Trans>
        </legend>
        {interviewTypes.map((each) => (
          <label key={each} className={styles.pick}>
            <input type="radio" name="type" value={each} checked={type === each} onChange={() => setType(each)} />
            <span>
              <b>{i18n._(typeWords[each])}</b>
              <span className="small dim">{i18n._(typeLines[each])}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="row wrap">
        <Button look="main" type="submit" blocked={!type} aria-describedby={type ? undefined : 'type-needed'}>
          <Trans>Continue</Trans>
        </Button>
        {!type && (
          <span className="small dim" id="type-needed">
            <Trans>Choose a type first.</Trans>
          </span>
        )}
      </div>
    </form>
  );
}
