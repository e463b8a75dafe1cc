import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { choose } from './chosen.ts';
import { EvaluationPanel } from './evaluation-panel.tsx';
import styles from './evaluator.module.css';
import { placeAll } from './follow-marks.ts';
import { MarkedText } from './marked-text.tsx';
import { SuggestionList } from './suggestion-list.tsx';

type EvaluatedTextProps = {
  text: string;
  evaluation: Evaluation | undefined;
  before?: Evaluation | undefined;
  older?: boolean;
};

const none: Evaluation['suggestions'] = [];

/** A text to read, its marks, and what was found in it. Choosing a suggestion lights its place in the text. */
export function EvaluatedText({ text, evaluation, before, older }: EvaluatedTextProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState<number>();
  const box = useRef<HTMLElement>(null);
  const suggestions = evaluation?.suggestions ?? none;
  const places = useMemo(() => placeAll(text, suggestions), [text, suggestions]);

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

  return (
    <div className={styles.desk}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className={styles.text} dir="auto" ref={box} tabIndex={0} aria-label={t`Essay text`}>
        <MarkedText text={text} suggestions={suggestions} places={places} current={current} />
      </section>
      {evaluation && (
        <div className="stack">
          <EvaluationPanel evaluation={evaluation} before={before} older={older ?? false} />
          <SuggestionList suggestions={suggestions} places={places} dismissed={[]} onGo={goTo} />
        </div>
      )}
    </div>
  );
}
