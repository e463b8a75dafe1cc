import type { ProgressStep } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Remark } from '#components/badge.tsx';
import { ButtonLink } from '#components/button.tsx';
import styles from './dashboard.module.css';
import { stepWords } from './dashboard-words.ts';
import { StatusWord, statusIcons } from './step-state.tsx';

/** A card for each section of the workspace: where it stands and the way in. */
export function SectionList({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <section aria-labelledby="sections">
      <div className="head">
        <h2 id="sections">
          <Trans>Your sections</Trans>
        </h2>
      </div>
      <ul className={styles.sections}>
        {steps.map((step) => (
          <SectionCard key={step.id} step={step} />
        ))}
      </ul>
    </section>
  );
}

function SectionCard({ step }: { step: ProgressStep }) {
  const { t, i18n } = useLingui();
  const words = stepWords[step.id];
  if (!words) return null;
  const Icon = words.icon;
  const title = i18n._(words.title);
  const label = { completed: t`Review: ${title}`, 'in-progress': t`Continue: ${title}`, pending: t`Start: ${title}` };
  return (
    <li>
      <Icon />
      <h3>{title}</h3>
      <div className={styles.state}>
        <Remark icon={statusIcons[step.status]} tone={step.status === 'completed' ? 'ok' : 'none'}>
          <StatusWord status={step.status} />
        </Remark>
      </div>
      <svg className="bar" aria-hidden="true">
        <rect className="v" width={`${step.percent}%`} height="100%" />
      </svg>
      <ButtonLink
        href={words.path}
        look={step.status === 'completed' ? 'bare' : 'plain'}
        aria-label={label[step.status]}
      >
        <Act status={step.status} />
      </ButtonLink>
    </li>
  );
}

function Act({ status }: { status: ProgressStep['status'] }): ReactNode {
  if (status === 'completed') return <Trans>Review</Trans>;
  if (status === 'in-progress') return <Trans>Continue</Trans>;
  return <Trans>Start</Trans>;
}
