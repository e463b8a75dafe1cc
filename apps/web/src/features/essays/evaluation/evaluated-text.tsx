import type { Evaluation, Suggestion } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Lazy, WhenIdle } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { dismissedQuery } from '../essays.api.ts';
import type { Own } from '../marks/own.ts';
import { putDismissed } from '../marks/put-dismissed.ts';
import { readerMarks } from '../marks/reader-part.ts';
import { useIdlePart } from '../marks/use-idle-part.ts';
import { choose } from './chosen.ts';
import styles from './evaluation.module.css';
import { placeAll } from './follow-marks.ts';
import { isUnjudged } from './gate-words.ts';
import { KeptBack } from './kept-back.tsx';
import { onDemandPart } from './lazy-parts.ts';
import { markOf } from './mark-of.ts';
import { MarkedText } from './marked-text.tsx';
import { Scores } from './scores.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type EvaluatedTextProps = {
  text: string;
  evaluation: Evaluation | undefined;
  before?: Evaluation | undefined;
  older?: boolean;
  /** The id of the evaluation that was just requested: its reader waits to see it. */
  awaited: string | undefined;
};

const none: Evaluation['suggestions'] = [];
const noMarks: string[] = [];

/** Beside the text the results are in view; above it they may be screens away. */
function show(results: HTMLElement | null) {
  if (!results) return;
  const { top } = results.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) results.scrollIntoView();
  results.focus({ preventScroll: true });
}

/** What was found in a text, then the text with its marks. Choosing a suggestion lights its place in the text. */
export function EvaluatedText({ text, evaluation, before, older, awaited }: EvaluatedTextProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState<number>();
  const box = useRef<HTMLElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const suggestions = evaluation?.suggestions ?? none;
  const places = useMemo(() => placeAll(text, suggestions), [text, suggestions]);

  const essay = evaluation?.essay_id ?? null;
  const { data: kept = noMarks } = useQuery({ ...dismissedQuery(essay ?? ''), enabled: essay !== null });
  // of a text that Lantern does not keep
  const [put, setPut] = useState(noMarks);
  const dismissed = essay ? kept : put;
  const dismiss = (next: string[]) => (essay ? void putDismissed(essay, next) : setPut(next));
  const [own, showOwn] = useState<Own>();
  const hidden = useCallback(
    (one: Suggestion) => dismissed.includes(markOf(one)) || own?.has(one) === true,
    [dismissed, own],
  );
  const Marks = useIdlePart(readerMarks);

  function goTo(index: number) {
    setCurrent(index);
    const suggestion = suggestions[index];
    if (evaluation?.essay_id && suggestion) choose(evaluation.essay_id, suggestion);
    const mark = box.current?.querySelector(`[data-mark="${index}"]`);
    mark?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
    const selection = getSelection();
    if (mark && selection) selection.selectAllChildren(mark);
  }

  const isAwaited = evaluation !== undefined && evaluation._id === awaited;

  useEffect(() => {
    if (awaited !== undefined && isAwaited) show(results.current);
  }, [awaited, isAwaited]);

  return (
    <div className={styles.desk}>
      {evaluation && (
        <div className={`stack ${styles.found}`} ref={results} tabIndex={-1}>
          <Button look="bare" className={styles.jump} onClick={() => show(box.current)}>
            <ChevronDown />
            <Trans>Essay text</Trans>
          </Button>
          <KeptBack key={text} text={text}>
            <Scores evaluation={evaluation} before={before} older={older ?? false}>
              {!isUnjudged(evaluation) && (
                <WhenIdle now={isAwaited} before={<Skeleton />}>
                  <SuggestionList
                    suggestions={suggestions}
                    judged={evaluation}
                    places={places}
                    dismissed={dismissed}
                    onDismiss={dismiss}
                    own={own}
                    onGo={goTo}
                  />
                </WhenIdle>
              )}
            </Scores>
            {!isUnjudged(evaluation) && (
              <WhenIdle>
                <Lazy part={onDemandPart} props={{ text, evaluation }} />
              </WhenIdle>
            )}
          </KeptBack>
        </div>
      )}
      {evaluation && (
        <Button look="bare" className={styles.jump} onClick={() => show(results.current)}>
          <ChevronDown />
          <Trans>Scores and suggestions</Trans>
        </Button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.text} dir="auto" ref={box} tabIndex={0} aria-label={t`Essay text`}>
        <MarkedText text={text} suggestions={suggestions} places={places} hidden={hidden} current={current} />
      </section>
      {Marks && (
        <Marks
          box={box}
          essay={essay}
          suggestions={suggestions}
          places={places}
          dismissed={dismissed}
          onDismiss={dismiss}
          onOwn={showOwn}
          onCurrent={setCurrent}
        />
      )}
    </div>
  );
}
