import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '#components/empty-state.tsx';
import { WhenIdle } from '#components/lazy.tsx';
import { EvaluationPanel } from '../evaluation/evaluation-panel.tsx';
import { KeptBack } from '../evaluation/kept-back.tsx';
import styles from './editor.module.css';
import type { Review } from './use-review.ts';

/** The last evaluation, or what one would do. */
export function ScoresPanel({ review, text, isShown }: { review: Review; text: string; isShown: boolean }) {
  const { t } = useLingui();
  const { evaluation, before, older } = review;
  if (evaluation)
    return (
      <div className={styles.scores}>
        <WhenIdle now={isShown}>
          <KeptBack text={text}>
            <EvaluationPanel evaluation={evaluation} before={before} older={older} />
          </KeptBack>
        </WhenIdle>
      </div>
    );
  return (
    <section className="stack" aria-label={t`Evaluation`}>
      <h2>
        <Trans>Evaluation</Trans>
      </h2>
      <EmptyState title={<Trans>Not evaluated yet</Trans>}>
        <Trans>Start Evaluation scores this text and points at sentences that could be stronger.</Trans>
      </EmptyState>
    </section>
  );
}
