import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { About } from '#components/about.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Tabs } from '#components/tabs.tsx';
import { StaleFacts } from './stale-facts.tsx';

const newFactPart = partOf(async () => (await import('./new-fact.tsx')).NewFact);
const loadsPart = partOf(async () => (await import('./catalogue-loads.tsx')).CatalogueLoads);

type Name = 'stale' | 'new' | 'loads';

/** For administrators: facts that are due, a fact that nobody reported, and what loads and imports did. */
export function Screen() {
  const { t } = useLingui();
  const [current, setCurrent] = useState<Name>('stale');
  const [opened, setOpened] = useState<ReadonlySet<Name>>(new Set<Name>(['stale']));
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>Catalogue</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      <Tabs<Name>
        label={t`Parts of the catalogue`}
        current={current}
        onChange={(name) => {
          setCurrent(name);
          setOpened((before) => new Set([...before, name]));
        }}
        tabs={[
          { name: 'stale', label: <Trans>Past review</Trans>, panel: <StaleFacts /> },
          {
            name: 'new',
            label: <Trans>New fact</Trans>,
            panel: opened.has('new') && <Lazy part={newFactPart} props={{}} />,
          },
          {
            name: 'loads',
            label: <Trans>Loads and imports</Trans>,
            panel: opened.has('loads') && <Lazy part={loadsPart} props={{}} />,
          },
        ]}
      />
    </div>
  );
}
