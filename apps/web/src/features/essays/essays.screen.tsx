import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Tabs } from '#components/tabs.tsx';
import { BrainstormWizard, useOfflineParts } from './brainstorm/lazy-parts.tsx';
import { EssayEvaluator } from './evaluation/essay-evaluator.tsx';
import { EssayList } from './list/essay-list.tsx';
import { useChanges } from './use-changes.ts';

const paths = { mine: '/essays', brainstorm: '/essays?brainstorm', evaluator: '/essays?evaluate' } as const;

/** The other essay screen is in this file's chunk: both show the same list. */
export { Screen as ListScreen } from './list/essay-list.screen.tsx';

/** `?brainstorm` shows the wizard, `?evaluate` the evaluator; `?evaluate=<id>` with that essay in it. */
export function Screen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const evaluate = search.get('evaluate');
  const other = search.has('brainstorm') ? 'brainstorm' : 'mine';
  const current = evaluate === null ? other : 'evaluator';
  // loaded when it is first looked at, and there from then on
  const [isOpened, setOpened] = useState(false);
  if (current === 'brainstorm' && !isOpened) setOpened(true);
  const [isListed, setListed] = useState(false);
  if (current === 'mine' && !isListed) setListed(true);
  useChanges({ isLater: current !== 'mine' });
  useOfflineParts();
  return (
    <div>
      <h1>
        <Trans>Essays</Trans>
      </h1>
      <p className="dim">
        <Trans>Find an idea, write, and have a text evaluated.</Trans>
      </p>
      <Tabs
        label={t`Essays`}
        current={current}
        onChange={(name) => navigate(paths[name], { replace: true })}
        tabs={[
          { name: 'mine', label: <Trans>My Essays</Trans>, panel: isListed && <EssayList /> },
          {
            name: 'brainstorm',
            label: (
              <>
                <span className="only-wide">
                  <Trans>Brainstorm & Essay Generator</Trans>
                </span>
                <span className="only-phone">
                  <Trans>Brainstorm</Trans>
                </span>
              </>
            ),
            panel: isOpened && <BrainstormWizard />,
          },
          {
            name: 'evaluator',
            label: <Trans>Essay Evaluator</Trans>,
            panel: (
              <EssayEvaluator
                selected={evaluate || undefined}
                onSelect={(id) => navigate(id ? `/essays?evaluate=${id}` : '/essays?evaluate')}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
