import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { About } from '#components/about.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Tabs } from '#components/tabs.tsx';
import { useOfflineParts } from './brainstorm/lazy-parts.tsx';
import { useChangesLater } from './use-changes-later.ts';

type Name = 'mine' | 'brainstorm' | 'evaluator';

const paths: Record<Name, string> = {
  mine: '/essays',
  brainstorm: '/essays?brainstorm',
  evaluator: '/essays?evaluate',
};

/** `?brainstorm` shows the wizard, `?evaluate` the evaluator; `?evaluate=<id>` with that essay in it. */
function asked(search: URLSearchParams): Name {
  if (search.has('evaluate')) return 'evaluator';
  return search.has('brainstorm') ? 'brainstorm' : 'mine';
}

// Each is loaded when it is first looked at, so that none pays for the others.
const list = partOf(async () => (await import('./list/first.tab.tsx')).EssayList);
const wizard = partOf(async () => (await import('./brainstorm/brainstorm.tab.tsx')).Wizard);
const evaluator = partOf(async () => (await import('./evaluation/evaluate.tab.tsx')).Evaluator);
const parts = { mine: list, brainstorm: wizard, evaluator };
const nothing = {};

/** Brings all tabs onto the device. For the screens that lead here too. */
export async function fetchTabs() {
  await Promise.allSettled([wizard.load(), list.load(), evaluator.load()]);
}

/** The screen, with the tab that the address asks for on its way. */
export function loadTab() {
  void parts[asked(new URLSearchParams(location.search))].load().catch(() => undefined);
  return { Screen };
}

function Screen() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const current = asked(search);
  // there from then on: what is typed in one survives a look at another
  const [opened, setOpened] = useState<readonly Name[]>([current]);
  if (!opened.includes(current)) setOpened([...opened, current]);
  useChangesLater({ isLater: current !== 'mine' });
  useOfflineParts(fetchTabs);
  return (
    <div>
      <h1>
        <Trans>Essays</Trans>
      </h1>
      <p className="dim">
        <About />
      </p>
      <Tabs
        label={t`Essays`}
        current={current}
        onChange={(name) => navigate(paths[name], { replace: true })}
        tabs={[
          {
            name: 'mine',
            label: <Trans>My Essays</Trans>,
            panel: opened.includes('mine') && <Lazy part={list} props={nothing} />,
          },
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
            panel: opened.includes('brainstorm') && <Lazy part={wizard} props={nothing} />,
          },
          {
            name: 'evaluator',
            label: <Trans>Essay Evaluator</Trans>,
            panel: opened.includes('evaluator') && (
              <Lazy
                part={evaluator}
                props={{
                  selected: search.get('evaluate') || undefined,
                  onSelect: (id) => navigate(id ? `/essays?evaluate=${id}` : '/essays?evaluate'),
                }}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
