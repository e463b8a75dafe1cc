import type { Essay } from '@lantern/contract/essays';
import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ListChecks, PenLine } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Select, TextArea } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { sendEssay } from '../drafts/keepers.ts';
import { useDrafts } from '../drafts/use-draft.ts';
import { essayQuery, evaluationsQuery, putEvaluation } from '../essays.api.ts';
import { useRows } from '../list/use-rows.ts';
import { useOnline } from '../use-online.ts';
import { EvaluatedText } from './evaluated-text.tsx';
import styles from './evaluator.module.css';
import { useEvaluate } from './use-evaluation.ts';

type EssayEvaluatorProps = { selected: string | undefined; onSelect: (id: string | undefined) => void };

/** Pick an essay or paste a text, and have it evaluated. */
export function EssayEvaluator({ selected, onSelect }: EssayEvaluatorProps) {
  return selected ? (
    <SelectedEssay key={selected} id={selected} onBack={() => onSelect(undefined)} />
  ) : (
    <Selection onSelect={onSelect} />
  );
}

function Selection({ onSelect }: { onSelect: (id: string) => void }) {
  const { t } = useLingui();
  const { rows = [] } = useRows();
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ evaluation: Evaluation; text: string }>();
  const { start, busy, error } = useEvaluate((evaluation) => setResult({ evaluation, text }));
  const onServer = rows.filter(({ revision }) => revision > 0);

  if (result) {
    return (
      <div className="stack">
        <div>
          <Back onBack={() => setResult(undefined)} />
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
        <TextArea rows={10} value={text} maxLength={200_000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Start
        blank={text.trim() === ''}
        busy={busy}
        error={error}
        onStart={() => void start(async () => ({ text, type: 'Generic' }))}
      />
    </div>
  );
}

function SelectedEssay({ id, onBack }: { id: string; onBack: () => void }) {
  const { i18n } = useLingui();
  const { data: essay, error, refetch, isFetching } = useQuery(essayQuery(id));
  return (
    <div className="stack">
      <div className="row wrap">
        <Back onBack={onBack} />
        <ButtonLink href={`/essay/edit/${id}`}>
          <PenLine />
          <Trans>Edit Essay</Trans>
        </ButtonLink>
      </div>
      {!essay && !error && <Skeleton />}
      {!essay && error && (
        <ErrorBlock title={<Trans>Could not load essay.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {essay && <OneEssay essay={essay} />}
    </div>
  );
}

/** What this device holds of the essay is what its writer means: it is sent before it is evaluated. */
function OneEssay({ essay }: { essay: Essay }) {
  const { t } = useLingui();
  const { essay_type: type, _id: id } = essay;
  const draft = useDrafts().find((each) => each.essay === id);
  const text = draft?.fields.text ?? essay.final_text;
  const { data: evaluations } = useQuery(evaluationsQuery(id));
  const [evaluation, before] = evaluations ?? [];
  const { start, busy, error } = useEvaluate((answer) => putEvaluation(id, answer));
  const older = essay.evaluated_revision !== essay.revision || text !== essay.final_text;

  async function ready() {
    if (draft) {
      const sent = await sendEssay(draft.user, id).then(
        () => true,
        () => false,
      );
      if (!sent) return t`Your text could not be sent to Lantern. Open the essay to see why.`;
    }
    return { text, type, essay: id };
  }

  return (
    <>
      <h2 className="big">{essay.title}</h2>
      <Start blank={text.trim() === ''} busy={busy} error={error} onStart={() => void start(ready)} />
      <EvaluatedText text={text} evaluation={evaluation} before={before} older={older} />
    </>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button onClick={onBack}>
      <ArrowLeft className="flip" />
      <Trans>Back to Selection</Trans>
    </Button>
  );
}

type StartProps = { blank: boolean; busy: boolean; error: string | undefined; onStart: () => void };

function Start({ blank, busy, error, onStart }: StartProps) {
  const online = useOnline();
  return (
    <div className="stack">
      <div className="row wrap">
        <Button look="main" busy={busy} blocked={blank || !online} aria-describedby="evaluate-why" onClick={onStart}>
          <ListChecks />
          {busy ? <Trans>Evaluating…</Trans> : <Trans>Start Evaluation</Trans>}
        </Button>
        <span className="small dim" id="evaluate-why">
          {blank && <Trans>There is no text to evaluate yet.</Trans>}
          {!blank && !online && <Trans>An evaluation needs a connection.</Trans>}
        </span>
      </div>
      {error && <ErrorBlock title={error} />}
    </div>
  );
}
