import type { ProgressSection } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Remark } from '#components/badge.tsx';
import { ButtonLink } from '#components/button.tsx';
import styles from './dashboard.module.css';
import { sectionWords } from './dashboard-words.ts';
import { StatusWord, statusIcons } from './step-state.tsx';
import { WhatCounts } from './what-counts.tsx';

/** A card for each section beside the checklist: where it stands and the way in. */
export function SectionList({ sections }: { sections: readonly ProgressSection[] }) {
  return (
    <section aria-labelledby="sections">
      <div className="head">
        <h2 id="sections">
          <Trans>Beside the application</Trans>
        </h2>
      </div>
      <ul className={styles.sections}>
        {sections.map((section) => (
          <SectionCard key={section.id} section={section} />
        ))}
      </ul>
    </section>
  );
}

function SectionCard({ section }: { section: ProgressSection }) {
  const { t, i18n } = useLingui();
  const words = sectionWords[section.id];
  const Icon = words.icon;
  const title = i18n._(words.title);
  const label = { completed: t`Review: ${title}`, 'in-progress': t`Continue: ${title}`, pending: t`Start: ${title}` };
  return (
    <li>
      <Icon />
      <h3>{title}</h3>
      <div className={styles.state}>
        <Remark icon={statusIcons[section.status]} tone={section.status === 'completed' ? 'ok' : 'none'}>
          <StatusWord status={section.status} />
        </Remark>
      </div>
      <svg className="bar" aria-hidden="true">
        <rect className="v" width={`${section.percent}%`} height="100%" />
      </svg>
      <ButtonLink
        href={words.path}
        look={section.status === 'completed' ? 'bare' : 'plain'}
        aria-label={label[section.status]}
      >
        <Act status={section.status} />
      </ButtonLink>
      <WhatCounts progress={section} title={title} />
    </li>
  );
}

function Act({ status }: { status: ProgressSection['status'] }): ReactNode {
  if (status === 'completed') return <Trans>Review</Trans>;
  if (status === 'in-progress') return <Trans>Continue</Trans>;
  return <Trans>Start</Trans>;
}
