import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { smallNumber } from './small-numbers.ts';
import styles from './stepper.module.css';

type StepperProps = { steps: readonly ReactNode[] /** The step the reader is at, from 0. */; at: number };

export function Stepper({ steps, at }: StepperProps) {
  const { i18n } = useLingui();
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are a fixed row; their place is their identity
          key={index}
          className={index < at ? styles.done : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at ? (
            <>
              <Check className="s" />{' '}
              <span className="vh">
                <Trans>Done:</Trans>
              </span>
            </>
          ) : (
            <span className="num">{smallNumber(index + 1, i18n)}</span>
          )}{' '}
          {step}
        </li>
      ))}
    </ol>
  );
}
