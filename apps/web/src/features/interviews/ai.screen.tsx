import { Trans } from '@lingui/react/macro';
import { Practice } from './session/practice.tsx';

/** One question at a time, without a clock. */
export function Screen() {
  return (
    <Practice
      method="ai"
      title={<Trans>AI mock interview</Trans>}
      lead={
        <Trans>
          One question at a time, with feedback after each. This device reads your words. No language model reads them.
        </Trans>
      }
    />
  );
}
