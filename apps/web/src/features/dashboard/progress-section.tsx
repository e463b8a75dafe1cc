import type { Dashboard, ProgressStep } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { ProgressRing } from '#components/progress-ring.tsx';
import styles from './dashboard.module.css';
import { stepWords } from './dashboard-words.ts';
import { StatusWord, StepSum, statusIcons } from './step-state.tsx';
import { WhatCounts } from './what-counts.tsx';

const tones = { completed: styles.ok, 'in-progress': styles.now, pending: styles.none };

type ProgressSectionProps = { dashboard: Dashboard; next: ProgressStep['id'] | undefined };

/** The ring and, beside it, the steps that it counts. Each opens what it is made of. */
export function ProgressSection({ dashboard: { percent, steps }, next }: ProgressSectionProps) {
  const { i18n } = useLingui();
  const whole = i18n.number(percent / 100, { style: 'percent' });
  const complete = i18n.number(steps.filter(({ status }) => status === 'completed').length);
  const all = i18n.number(steps.length);
  return (
    <section aria-labelledby="progress">
      <div className="head">
        <h2 id="progress">
          <Trans>Your application</Trans>
        </h2>
      </div>
      <div className={styles.progress}>
        <div className={styles.whole}>
          <ProgressRing
            percent={percent}
            parts={steps.map((step) => ({ percent: step.percent, next: step.id === next }))}
            label={<Trans>done</Trans>}
          />
          <p className="small dim">
            <Trans>
              {whole}: {complete} of {all} steps are complete. A step that is started counts when all of it is there.
            </Trans>
          </p>
        </div>
        <ol className={`rules closed ${styles.steps}`}>
          {steps.map((step) => (
            <Step key={step.id} step={step} next={step.id === next} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ step, next }: { step: ProgressStep; next: boolean }) {
  const { i18n } = useLingui();
  const words = stepWords[step.id];
  const Icon = statusIcons[step.status];
  const line = (
    <>
      <Icon className={tones[step.status]} />
      <span>
        <b>{i18n._(words.title)}</b>
        <small>
          <StatusWord status={step.status} /> · <StepSum step={step} />
        </small>
      </span>
    </>
  );
  return (
    <li className={next ? styles.next : undefined}>
      {isBuilt(words.path) ? (
        <Link href={words.path} className={styles.step}>
          {line}
        </Link>
      ) : (
        <div className={styles.step}>{line}</div>
      )}
      <WhatCounts progress={step} title={i18n._(words.title)}>
        {step.id === 'essays' && (
          <p>
            <Trans>Your furthest essay counts. Starting another never makes the figure smaller.</Trans>
          </p>
        )}
      </WhatCounts>
    </li>
  );
}
