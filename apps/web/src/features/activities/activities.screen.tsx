import { monthFromNow, sumWeeklyHours } from '@lantern/contract/activities';
import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { About } from '#components/about.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { WeeklyHours } from './activity-parts.tsx';
import { activityView } from './activity-view.tsx';
import { ExportCard } from './export-card.tsx';

export function Screen() {
  // students who came from the brainstorm go back there
  const isFromBrainstorm = new URLSearchParams(useSearch()).get('from') === 'brainstorm';
  return (
    <RecordScreen
      view={activityView}
      title={<Trans>Activities</Trans>}
      about={<About />}
      back={isFromBrainstorm ? '/essays?brainstorm' : undefined}
      sum={(rows) => (
        <Trans>
          Now:{' '}
          <b>
            <WeeklyHours hours={sumWeeklyHours(rows, monthFromNow())} />
          </b>{' '}
          in all current activities
        </Trans>
      )}
      after={(rows) => <ExportCard rows={rows} />}
      hint={<Trans>Put the most important first. Some forms take only a few: the Common App takes 10.</Trans>}
    />
  );
}
