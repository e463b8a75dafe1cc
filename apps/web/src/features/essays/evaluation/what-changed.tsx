import { Trans } from '@lingui/react/macro';
import { Lazy } from '#components/lazy.tsx';
import type { Two } from './details/changes-shown.tsx';
import { LazyFold } from './lazy-fold.tsx';
import { changesPart } from './lazy-parts.ts';

/** Which scores moved, which suggestions are gone and new, and what was done to the text in between. */
export function WhatChanged(two: Two) {
  return (
    <LazyFold title={<Trans>What changed since the last evaluation</Trans>}>
      {() => <Lazy part={changesPart} props={two} />}
    </LazyFold>
  );
}
