import { type Evaluation, evaluationTypes } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextArea } from '#components/inputs.tsx';
import { typeWords } from '../essay-words.ts';
import { useRows } from '../list/use-rows.ts';
import { EvaluatedText } from './evaluated-text.tsx';
import styles from './evaluator.module.css';
import { refreshModel } from './model-settings.ts';
import { StartEvaluation } from './start-evaluation.tsx';
import { useEvaluate } from './use-evaluation.ts';

type EvaluationType = (typeof evaluationTypes)[number];

/** Choose an essay, or paste a text that is judged and forgotten. */
export function PastedText({ onSelect }: { onSelect: (id: string) => void }) {
  const { t, i18n } = useLingui();
  const { rows = [] } = useRows();
  const [text, setText] = useState('');
  const [type, setType] = useState<EvaluationType>('Generic');
  const [slow, setSlow] = useState(false);
  const [result, setResult] = useState<{ evaluation: Evaluation; text: string }>();
  const { start, busy, error } = useEvaluate((evaluation) => {
    setResult({ evaluation, text });
    refreshModel();
  });
  const onServer = rows.filter(({ revision }) => revision > 0);

  if (result) {
    return (
      <div className="stack">
        <div>
          <Button onClick={() => setResult(undefined)}>
            <ArrowLeft className="flip" />
            <Trans>Back to Selection</Trans>
          </Button>
        </div>
        <EvaluatedText text={result.text} evaluation={result.evaluation} />
      </div>
    );
  }
  return (
    <div className={`stack ${styles.selection}`}>
      {onServer.length > 0 && (
        <Field label={<Trans>Choose one of your essays</Trans>}>
          <Select value="" onChange={(event) => event.target.value && onSelect(event.target.value)}>
            <option value="">{t`Choose an essay`}</option>
            {onServer.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={onServer.length > 0 ? <Trans>Or paste a text</Trans> : <Trans>Paste a text</Trans>}
        help={<Trans>A pasted text is evaluated and not saved.</Trans>}
      >
        <TextArea rows={10} dir="auto" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Field label={<Trans>Kind of essay</Trans>} help={<Trans>What counts how much depends on it.</Trans>}>
        <Select value={type} onChange={(event) => setType(event.target.value as EvaluationType)}>
          {evaluationTypes.toReversed().map((each) => (
            <option key={each} value={each}>
              {i18n._(typeWords[each])}
            </option>
          ))}
        </Select>
      </Field>
      <StartEvaluation
        text={text}
        busy={busy}
        error={error}
        slow={slow}
        onSlow={setSlow}
        onStart={() => void start(async () => ({ text, type, slow }))}
      />
    </div>
  );
}
