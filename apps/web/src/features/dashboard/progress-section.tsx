import type { Dashboard, ProgressStep } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { ProgressRing } from '#components/progress-ring.tsx';
import styles from './dashboard.module.css';
import { stepWords } from './dashboard-words.ts';
import { ProgressLine } from './progress-line.tsx';
import { StepSum } from './step-state.tsx';

type ProgressSectionProps = { dashboard: Dashboard; next: ProgressStep['id'] | undefined };

/** The steps, each with a word; how many of them are done is the one number. */
export function ProgressSection({ dashboard: { percent, steps }, next }: ProgressSectionProps) {
  const { i18n } = useLingui();
  const whole = i18n.number(percent / 100, { style: 'percent' });
  const complete = i18n.number(steps.filter(({ status }) => status === 'completed').length);
  const all = i18n.number(steps.length);
  return (
    <section aria-labelledby="progress">
      <div className="head">
        <h2 id="progress">
          <Trans context="how far the work has come">Where you are</Trans>
        </h2>
        <span className="small dim num">
          <Trans>
            {complete} of {all} done
          </Trans>
        </span>
      </div>
      <ol className={styles.plate}>
        {steps.map((step) => (
          <ProgressLine key={step.id} progress={step} words={stepWords[step.id]} isNext={step.id === next}>
            <p>
              <StepSum step={step} />
            </p>
            {step.id === 'essays' && (
              <p>
                <Trans>We count your most finished essay. If you start another one, the number does not go down.</Trans>
              </p>
            )}
          </ProgressLine>
        ))}
      </ol>
      <details className="fold">
        <summary>
          <Trans>How this is counted</Trans>
          <ChevronDown className="s" />
        </summary>
        <div className={styles.whole}>
          <ProgressRing
            percent={percent}
            parts={steps.map((step) => ({ percent: step.percent, next: step.id === next }))}
            label={<Trans>done</Trans>}
          />
          <p className="small dim">
            <Trans>
              {whole}: {complete} of {all} steps are complete. A step counts when every part of it is done.
            </Trans>
          </p>
        </div>
      </details>
    </section>
  );
}
