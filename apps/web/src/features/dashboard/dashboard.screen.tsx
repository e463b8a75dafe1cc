import type { Dashboard, StepId } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { explain } from '#api/problem-words.ts';
import { About } from '#components/about.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { greetingAt } from '#components/greeting.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { dashboardQuery } from './dashboard.api.ts';
import styles from './dashboard.module.css';
import { NextCard } from './next-card.tsx';
import { NextDates } from './next-dates.tsx';
import { OfflineCard } from './offline-card.tsx';
import { ProgressSection } from './progress-section.tsx';
import { SectionList } from './section-list.tsx';

export function Screen() {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(dashboardQuery(i18n.locale));
  // made in parts, between which the page answers
  const shown = useDeferredValue(data);
  if (shown)
    return (
      <>
        <Hello dashboard={shown} />
        {error && (
          <p className={styles.age}>
            <DataAge at={dataUpdatedAt} copy />
          </p>
        )}
        <Parts dashboard={shown} />
      </>
    );
  if (data || !error)
    return (
      <div className="stack">
        <div>
          <h1>{i18n._(greetingAt(new Date().getHours()))}</h1>
          <p className="dim">
            <About />
          </p>
        </div>
        <Skeleton />
      </div>
    );
  return (
    <div className="stack">
      <h1>{i18n._(greetingAt(new Date().getHours()))}</h1>
      <ErrorBlock
        title={<Trans>We could not load your dashboard.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    </div>
  );
}

function Hello({ dashboard: { firstName, city } }: { dashboard: Dashboard }) {
  const { i18n } = useLingui();
  const greeting = i18n._(greetingAt(new Date().getHours()));
  return (
    <div className={styles.hello}>
      <h1>
        {firstName ? (
          <Trans>
            {greeting}, <bdi>{firstName}</bdi>
          </Trans>
        ) : (
          greeting
        )}
      </h1>
      <Today city={city} />
    </div>
  );
}

// A browser's first day takes long on a cheap phone: it is a component, so that the page answers between.

function Today({ city }: { city: Dashboard['city'] }) {
  const { i18n } = useLingui();
  return (
    <p className="dim">
      {i18n.date(new Date(), { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' })}
      {city && (
        <>
          {' · '}
          <bdi>{city}</bdi>
        </>
      )}
    </p>
  );
}

/** The step that the next action belongs to; nothing is next when all is done. */
function stepOf({ next, steps }: Dashboard): StepId | undefined {
  if (next.kind === 'all-done') return undefined;
  const own: Partial<Record<typeof next.kind, StepId>> = {
    'fill-personal-info': 'personal-info',
    'describe-activities': 'activities',
    'add-documents': 'documents',
    'mend-paper': 'documents',
    'add-test-score': 'tests',
    'find-universities': 'university-research',
    'choose-university': 'shortlist',
  };
  const id = own[next.kind] ?? 'essays';
  return steps.find((step) => step.id === id)?.id;
}

/** What is next and the dates; where the student is; what is for later, folded. */
function Parts({ dashboard }: { dashboard: Dashboard }) {
  const { offline } = dashboard;
  return (
    <div className={`${styles.columns} ${styles.two}`}>
      <div className={styles.columns}>
        <NextCard dashboard={dashboard} />
        <NextDates dates={dashboard.dates} />
      </div>
      <div className={styles.columns}>
        <ProgressSection dashboard={dashboard} next={stepOf(dashboard)} />
        <div>
          <SectionList sections={dashboard.sections} />
          {offline.length > 0 && <OfflineCard tasks={offline} />}
        </div>
      </div>
    </div>
  );
}
