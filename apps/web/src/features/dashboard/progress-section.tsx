import type { Dashboard, ProgressStep } from '@lantern/contract/dashboard';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { ProgressRing } from '#components/progress-ring.tsx';
import styles from './dashboard.module.css';
import { stepWords } from './dashboard-words.ts';
import { StatusWord, StepSum, statusIcons } from './step-state.tsx';
import { WhatCounts } from './what-counts.tsx';

const tones = { completed: styles.ok, 'in-progress': styles.now, pending: styles.none };

type ProgressSectionProps = { dashboard: Dashboard; next: ProgressStep['id'] | undefined };

/** The ring and, beside it, the steps that it is the mean of. Each opens what it is made of. */
export function ProgressSection({ dashboard: { percent, steps }, next }: ProgressSectionProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value / 100, { style: 'percent' });
  const whole = figure(percent);
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
            <Plural
              value={steps.length}
              one={`${whole} is the mean of this # step.`}
              other={`${whole} is the mean of these # steps. Each step counts the same.`}
            />
          </p>
        </div>
        <ol className={`rules closed ${styles.steps}`}>
          {steps.map((step) => (
            <Step key={step.id} step={step} next={step.id === next} figure={figure(step.percent)} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ step, next, figure }: { step: ProgressStep; next: boolean; figure: string }) {
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
      <span className="num">{figure}</span>
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
