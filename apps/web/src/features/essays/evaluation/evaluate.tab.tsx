import type { Essay } from '@lantern/contract/essays';
import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, PenLine } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useSoon } from '#components/use-soon.ts';
import { sendEssay } from '../drafts/draft-syncs.ts';
import { useDrafts } from '../drafts/use-draft.ts';
import { isEssayId, NoSuchEssay } from '../essay-missing.tsx';
import { essayQuery, evaluationsQuery, putEvaluation } from '../essays.api.ts';
import { useEvaluate } from '../use-evaluation.ts';
import { EvaluatedText } from './evaluated-text.tsx';
import { StartEvaluation } from './start-evaluation.tsx';

const pastedPart = partOf(async () => (await import('./pasted-text.tsx')).PastedText);

type EvaluatorProps = { selected: string | undefined; onSelect: (id: string | undefined) => void };

/** Pick an essay or paste a text, and have it evaluated. */
export function Evaluator({ selected, onSelect }: EvaluatorProps) {
  useSoon(pastedPart);
  return selected ? (
    <SelectedEssay key={selected} id={selected} onBack={() => onSelect(undefined)} />
  ) : (
    <Lazy part={pastedPart} props={{ onSelect }} />
  );
}

function SelectedEssay({ id, onBack }: { id: string; onBack: () => void }) {
  const { i18n } = useLingui();
  const exists = isEssayId(id);
  const { data: essay, error, refetch, isFetching } = useQuery({ ...essayQuery(id), enabled: exists });
  // the scores stand above the text: coming later they would push it away
  const { isPending, failureCount } = useQuery({ ...evaluationsQuery(id), enabled: exists });
  const isKnown = !isPending || failureCount > 0;
  if (!exists || (error instanceof Problem && error.code === 'not_found'))
    return (
      <div className="stack">
        <BackToSelection onBack={onBack} />
        <NoSuchEssay />
      </div>
    );
  return (
    <div className="stack">
      <div className="row wrap">
        <BackToSelection onBack={onBack} />
        <ButtonLink href={`/essay/edit/${id}`}>
          <PenLine />
          <Trans>Edit Essay</Trans>
        </ButtonLink>
      </div>
      {!(essay && isKnown) && !error && <Skeleton />}
      {!essay && error && (
        <ErrorBlock title={<Trans>Could not load essay.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {essay && isKnown && <OneEssay essay={essay} />}
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
  const [slow, setSlow] = useState(false);
  const [evaluation, before] = evaluations ?? [];
  const [awaited, setAwaited] = useState<string>();
  const { start, busy, error } = useEvaluate((answer) => {
    putEvaluation(id, answer);
    setAwaited(answer._id);
  });
  const older = essay.evaluated_revision !== essay.revision || text !== essay.final_text;

  async function ready() {
    if (draft) {
      const sent = await sendEssay(draft.user, id).then(
        () => true,
        () => false,
      );
      if (!sent) return t`Your text could not be sent to Lantern. Open the essay to see why.`;
    }
    return { text, type, essay: id, slow };
  }

  return (
    <>
      <h2 className="big" dir="auto">
        {essay.title}
      </h2>
      <StartEvaluation
        text={text}
        busy={busy}
        error={error}
        slow={slow}
        onSlow={setSlow}
        onStart={() => void start(ready)}
      />
      <EvaluatedText text={text} evaluation={evaluation} before={before} older={older} awaited={awaited} />
    </>
  );
}

function BackToSelection({ onBack }: { onBack: () => void }) {
  return (
    <Button onClick={onBack}>
      <ArrowLeft className="flip" />
      <Trans>Back to Selection</Trans>
    </Button>
  );
}
