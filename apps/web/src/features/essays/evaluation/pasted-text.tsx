import { type Evaluation, evaluationTypes } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, FilePlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { forgetTyped, readForm, useKeptForm } from '#api/form-draft.ts';
import { newId } from '#api/new-id.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { useGoOn } from '#components/go-on.ts';
import { Select, TextArea } from '#components/inputs.tsx';
import { beginEssay } from '../drafts/draft.ts';
import { startFrom } from '../drafts/draft-syncs.ts';
import { plainText } from '../editor/plain-paste.ts';
import { typeWords } from '../essay-words.ts';
import { useRows } from '../list/use-rows.ts';
import { useEvaluate } from '../use-evaluation.ts';
import { EvaluatedText } from './evaluated-text.tsx';
import styles from './evaluation.module.css';
import { refreshModel } from './model-settings.ts';
import { StartEvaluation } from './start-evaluation.tsx';

type Typed = { text: string; type: (typeof evaluationTypes)[number] };

/** What is pasted waits on this device under this name. */
const form = 'pasted-essay';
const blank: Typed = { text: '', type: 'Generic' };

/** Choose an essay, or paste a text that is judged and forgotten. */
export function PastedText({ onSelect }: { onSelect: (id: string) => void }) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const goOn = useGoOn();
  const { rows = [] } = useRows();
  const [typed, setTyped] = useState<Typed>(() => ({ ...blank, ...readForm<Typed>(form).values }));
  const { text, type } = typed;
  useKeptForm(form, useDeferredValue(typed), blank);
  const [slow, setSlow] = useState(false);
  const [result, setResult] = useState<{ evaluation: Evaluation; text: string }>();
  const { start, busy, error } = useEvaluate((evaluation) => {
    setResult({ evaluation, text });
    refreshModel();
  });
  const [saving, setSaving] = useState(false);

  async function saveAsEssay(pasted: string) {
    setSaving(true);
    const place = { user: user.id, essay: newId(), tab: '', now: Date.now() };
    const draft = beginEssay(place, t`Untitled Essay`, type === 'Generic' ? 'Other' : type);
    const id = await startFrom({ ...draft, fields: { ...draft.fields, text: plainText(pasted) } });
    forgetTyped(form);
    goOn(`/essay/edit/${id}`);
  }

  const onServer = rows.filter(({ revision }) => revision > 0);

  if (result) {
    return (
      <div className="stack">
        <div className="row wrap">
          <Button onClick={() => setResult(undefined)}>
            <ArrowLeft className="flip" />
            <Trans>Back to Selection</Trans>
          </Button>
          <Button busy={saving} onClick={() => void saveAsEssay(result.text)}>
            <FilePlus />
            <Trans>Save as an essay</Trans>
          </Button>
        </div>
        <EvaluatedText text={result.text} evaluation={result.evaluation} awaited={result.evaluation._id} />
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
        help={
          <Trans>
            A pasted text is evaluated and not saved on Lantern. It waits on this device until you take it away.
          </Trans>
        }
      >
        <TextArea
          rows={10}
          dir="auto"
          value={text}
          onChange={(event) => setTyped({ text: event.target.value, type })}
        />
      </Field>
      <Field label={<Trans>Kind of essay</Trans>} help={<Trans>What counts how much depends on it.</Trans>}>
        <Select value={type} onChange={(event) => setTyped({ text, type: event.target.value as Typed['type'] })}>
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
