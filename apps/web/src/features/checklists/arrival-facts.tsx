import type { ArrivalPack } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Tabs } from '#components/tabs.tsx';
import { WorldFactView } from '#components/world-fact.tsx';
import styles from './checklists.module.css';

type Category = 'housing' | 'communication' | 'transport' | 'banking';
/** Which facts of a country stand in which tab. */
const aboutOf: Record<Category, string[]> = {
  housing: ['register'],
  communication: ['emergency', 'phone'],
  transport: ['transport'],
  banking: ['bank'],
};

/** Housing, phone, transport and money: cards for every country, and what is known of this one. */
export function ArrivalFacts({ pack, today }: { pack: ArrivalPack; today: string }) {
  const { t } = useLingui();
  const [tab, setTab] = useState<Category>('housing');
  const panel = (category: Category) => (
    <div className="stack">
      <div className={styles.cards}>
        {pack.cards
          .filter((card) => card.category === category)
          .map(({ id, title, description }) => (
            <div key={id}>
              <h3>{title}</h3>
              <p className="small">{description}</p>
            </div>
          ))}
      </div>
      {pack.facts
        .filter(({ about }) => aboutOf[category].includes(about))
        .map((fact) => (
          <WorldFactView
            key={fact.about}
            fact={{ ...fact, about: '' }}
            today={today}
            label={<Topic about={fact.about} />}
          />
        ))}
    </div>
  );
  const tabs: { name: Category; label: ReactNode; panel: ReactNode }[] = [
    { name: 'housing', label: <Trans>Housing</Trans>, panel: panel('housing') },
    { name: 'communication', label: <Trans>SIM & Communication</Trans>, panel: panel('communication') },
    { name: 'transport', label: <Trans>Transportation</Trans>, panel: panel('transport') },
    { name: 'banking', label: <Trans>Banking & Finance</Trans>, panel: panel('banking') },
  ];
  return (
    <section className="stack" aria-labelledby="arriving">
      <h2 id="arriving">
        <Trans>Good to know</Trans>
      </h2>
      <Tabs label={t`Good to know`} tabs={tabs} current={tab} onChange={setTab} />
    </section>
  );
}

function Topic({ about }: { about: string }) {
  if (about === 'emergency') return <Trans>Emergency numbers</Trans>;
  if (about === 'register') return <Trans>Register</Trans>;
  if (about === 'phone') return <Trans>Phone</Trans>;
  if (about === 'bank') return <Trans>Bank</Trans>;
  return <Trans>Transport</Trans>;
}
