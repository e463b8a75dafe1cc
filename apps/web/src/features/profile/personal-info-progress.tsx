import { Trans, useLingui } from '@lingui/react/macro';
import { smallNumber, wholePercent } from '#components/small-numbers.ts';
import { Stepper } from '#components/stepper.tsx';
import styles from './profile.module.css';

/** Where this form stands on the way to a first evaluated essay, and how many of its required answers are given. */
export function PersonalInfoProgress({ given, required }: { given: number; required: number }) {
  const { i18n } = useLingui();
  const share = given / required;
  const [done, total] = [smallNumber(given, i18n), smallNumber(required, i18n)];
  const percent = wholePercent(share, i18n);
  return (
    <div className={styles.progress}>
      <Stepper
        at={0}
        steps={[
          <Trans key="1">Personal information</Trans>,
          <Trans key="2">Your first essay</Trans>,
          <Trans key="3">Its evaluation</Trans>,
        ]}
      />
      <p className="row small dim">
        <span>
          <Trans>Step 1 of 3</Trans>
        </span>
        <span className="push num" aria-live="polite">
          <Trans>
            {percent}: {done} of {total} required answers
          </Trans>
        </span>
      </p>
      <svg className="bar" aria-hidden="true">
        <rect className="v" width={`${share * 100}%`} height="100%" />
      </svg>
    </div>
  );
}
