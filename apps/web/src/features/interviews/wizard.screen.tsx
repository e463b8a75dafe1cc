import { Trans } from '@lingui/react/macro';
import { Practice } from './session/practice.tsx';

/** The interview with a clock. */
export function Screen() {
  return (
    <Practice
      method="wizard"
      title={<Trans>Set up a mock interview</Trans>}
      lead={<Trans>Five questions against the clock, as in a real interview.</Trans>}
    />
  );
}
