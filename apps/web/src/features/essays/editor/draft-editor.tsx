import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lightbulb, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { EmptyState } from '#components/empty-state.tsx';
import { Tabs } from '#components/tabs.tsx';
import type { DraftFields } from '../drafts/draft.ts';
import type { Keeper } from '../drafts/draft-keeper.ts';
import { useKeeping } from '../drafts/use-draft.ts';
import { dismissedQuery, evaluationsQuery, putDismissed, putEvaluation } from '../essays.api.ts';
import { EvaluationPanel } from '../evaluation/evaluation-panel.tsx';
import { markOf } from '../evaluation/mark-of.ts';
import { MarkedText } from '../evaluation/marked-text.tsx';
import { SuggestionList } from '../evaluation/suggestion-list.tsx';
import { useEvaluate } from '../evaluation/use-evaluation.ts';
import { useMarks } from '../evaluation/use-marks.ts';
import { measureLength } from '../length.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import styles from './editor.module.css';
import { EditorFoot } from './editor-foot.tsx';
import { EditorHead } from './editor-head.tsx';
import { EssaySettings } from './essay-settings.tsx';
import { MarkedTextarea } from './marked-textarea.tsx';
import { CompleteNote, RefusalNote } from './notes.tsx';

type Part = 'text' | 'scores' | 'suggestions';
const none: Evaluation['suggestions'] = [];

export function DraftEditor({ keeper, fields }: { keeper: Keeper; fields: DraftFields }) {
  const { t } = useLingui();
  const { draft, essay } = useKeeping(keeper);
  const { data: evaluations } = useQuery({ ...evaluationsQuery(keeper.id), enabled: essay !== undefined });
  const { data: dismissed = [] } = useQuery(dismissedQuery(keeper.id));
  const [part, setPart] = useState<Part>('text');
  const [opened, setOpened] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const under = useRef<HTMLDivElement>(null);

  const [evaluation, before] = evaluations ?? [];
  const suggestions = evaluation?.suggestions ?? none;
  const { text } = fields;
  const places = useMarks(suggestions, text);
  const isAway = (suggestion: Evaluation['suggestions'][number]) => dismissed.includes(markOf(suggestion));
  const open = suggestions.filter((suggestion) => !isAway(suggestion)).length;
  const length = measureLength(useDeferredValue(text), fields);
  const older = essay?.evaluated_revision !== essay?.revision || (draft !== undefined && text !== essay?.final_text);
  const locked = essay?.status === 'complete' && !draft && !opened;

  const { start, busy, error } = useEvaluate((answer) => {
    putEvaluation(keeper.id, answer);
    setPart('scores');
  });

  function evaluate() {
    void start(async () => {
      await keeper.send().catch(() => undefined);
      const waiting = keeper.snapshot().draft;
      if (waiting?.conflict) return t`Choose between the two texts first.`;
      if (waiting) return t`Your text could not be sent to Lantern, so it cannot be evaluated now. It is saved here.`;
      return { text, type: fields.type, essay: keeper.id };
    });
  }

  function goTo(index: number) {
    const place = places[index];
    if (!place) return;
    setPart('text');
    // After the text's tab is shown: a hidden field takes no focus.
    requestAnimationFrame(() => {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(place.start, place.end);
      under.current?.querySelector(`[data-mark="${index}"]`)?.scrollIntoView({ block: 'center' });
    });
  }

  return (
    <>
      <EditorHead
        keeper={keeper}
        fields={fields}
        locked={locked}
        blank={text.trim() === ''}
        busy={busy}
        onEvaluate={evaluate}
      />
      <div className={styles.notes}>
        {error && (
          <p className="note bad" role="alert">
            <TriangleAlert />
            <span>{error}</span>
          </p>
        )}
        {locked && <CompleteNote onEdit={() => setOpened(true)} />}
        {draft?.refused && <RefusalNote keeper={keeper} draft={draft} />}
        {draft?.conflict && <ConflictPanel keeper={keeper} draft={draft} />}
      </div>
      <EssaySettings fields={fields} readOnly={locked} onChange={keeper.change} />
      <div className={styles.desk}>
        <Tabs
          label={t`Parts of this essay`}
          current={part}
          onChange={setPart}
          tabs={[
            {
              name: 'text',
              label: <Trans>Text</Trans>,
              panel: (
                <div className={styles.leaf}>
                  <MarkedTextarea
                    ref={area}
                    under={under}
                    value={text}
                    readOnly={locked}
                    aria-label={t`Essay text`}
                    placeholder={t`Start writing here.`}
                    onChange={(event) => keeper.change({ text: event.target.value })}
                    marked={<MarkedText text={text} suggestions={suggestions} places={places} hidden={isAway} />}
                  />
                  <EditorFoot keeper={keeper} text={text} length={length} limit={fields} />
                </div>
              ),
            },
            {
              name: 'scores',
              label: <Trans>Scores</Trans>,
              panel: evaluation ? (
                <EvaluationPanel evaluation={evaluation} before={before} older={older} />
              ) : (
                <section className="stack" aria-label={t`Evaluation`}>
                  <h2>
                    <Trans>Evaluation</Trans>
                  </h2>
                  <EmptyState title={<Trans>Not evaluated yet</Trans>}>
                    <Trans>Start Evaluation scores this text and points at sentences that could be stronger.</Trans>
                  </EmptyState>
                </section>
              ),
            },
            {
              name: 'suggestions',
              label: <SuggestionsLabel count={open} />,
              panel: evaluation ? (
                <SuggestionList
                  suggestions={suggestions}
                  places={places}
                  dismissed={dismissed}
                  onGo={goTo}
                  onDismiss={(next) => void putDismissed(keeper.id, next)}
                />
              ) : (
                <p className="note info only-phone">
                  <Lightbulb />
                  <span>
                    <Trans>Suggestions come with the first evaluation.</Trans>
                  </span>
                </p>
              ),
            },
          ]}
        />
      </div>
      <p className="vh" role="status">
        {busy && <Trans>Evaluating…</Trans>}
        {!busy && evaluation && (
          <Plural value={open} one="Evaluated, with # suggestion." other="Evaluated, with # suggestions." />
        )}
      </p>
    </>
  );
}

function SuggestionsLabel({ count }: { count: number }) {
  const { i18n } = useLingui();
  const open = i18n.number(count);
  return <Trans>Suggestions ({open})</Trans>;
}
