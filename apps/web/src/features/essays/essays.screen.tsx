import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useSearch } from 'wouter';
import { Tabs } from '#components/tabs.tsx';
import { EssayEvaluator } from './evaluation/essay-evaluator.tsx';
import { EssayList } from './list/essay-list.tsx';
import { useChanges } from './use-changes.ts';

/** `?evaluate` shows the evaluator; `?evaluate=<id>` with that essay in it. */
export function Screen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const evaluate = new URLSearchParams(useSearch()).get('evaluate');
  useChanges();
  return (
    <div>
      <h1>
        <Trans>Essays</Trans>
      </h1>
      <Tabs
        label={t`Essays`}
        current={evaluate === null ? 'mine' : 'evaluator'}
        onChange={(name) => navigate(name === 'mine' ? '/essays' : '/essays?evaluate', { replace: true })}
        tabs={[
          { name: 'mine', label: <Trans>My Essays</Trans>, panel: <EssayList /> },
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
