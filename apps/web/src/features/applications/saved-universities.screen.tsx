import { isAdmission } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isBuilt } from '#api/built-screens.ts';
import { useStudyWishes } from '#api/study-wishes.ts';
import { About } from '#components/about.tsx';
import { ButtonLink } from '#components/button.tsx';
import { Addition, Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import { compareBar } from '#features/matching/compared/compared.api.ts';
import { ApplicationCard } from './application-card.tsx';
import { applicationView } from './application-view.tsx';
import type { ApplicationRow } from './applications.api.ts';
import styles from './applications.module.css';
import { Board } from './stage/board.tsx';

const offersPart = partOf(async () => (await import('./money/offers.tsx')).Offers);
const costPart = partOf(async () => (await import('./money/cost-to-apply.tsx')).CostToApply);

type Look = 'board' | 'list';
type ListProps = { rows: readonly ApplicationRow[]; edit: (id: string) => void };

export function Screen() {
  // the form of a new one begins with them
  useStudyWishes();
  return (
    <RecordScreen
      view={applicationView}
      wide
      title={<Trans>Saved universities</Trans>}
      about={<About />}
      sum={(rows) => <Count count={rows.length} />}
      list={(rows, edit) => <Saved rows={rows} edit={edit} />}
    >
      {isBuilt('/unipair') && (
        <div>
          <ButtonLink href="/unipair">
            <Trans>Find universities that match you</Trans>
          </ButtonLink>
        </div>
      )}
    </RecordScreen>
  );
}

function Count({ count }: { count: number }) {
  const { i18n } = useLingui();
  const number = i18n.number(count);
  return <Trans>{number} on your list</Trans>;
}

function Saved({ rows, edit }: ListProps) {
  const { t } = useLingui();
  const [look, setLook] = useState<Look>('board');
  const hasOffers = rows.some(({ decision }) => decision && isAdmission(decision.result));
  return (
    <>
      <fieldset className={styles.looks} aria-label={t`How to show the list`}>
        <button type="button" aria-pressed={look === 'board'} onClick={() => setLook('board')}>
          <Trans>By stage</Trans>
        </button>
        <button type="button" aria-pressed={look === 'list'} onClick={() => setLook('list')}>
          <Trans>By deadline</Trans>
        </button>
      </fieldset>
      {look === 'board' ? <Board rows={rows} onEdit={edit} /> : <ByDeadline rows={rows} edit={edit} />}
      <WhenIdle>
        {hasOffers && <Lazy part={offersPart} props={{ rows }} />}
        <Lazy part={costPart} props={{ rows }} />
      </WhenIdle>
      <Addition part={compareBar} props={{}} />
    </>
  );
}

/** The next deadline first; those without one follow. */
function ByDeadline({ rows, edit }: ListProps) {
  const day = ({ deadline }: ApplicationRow) => deadline?.day ?? '9999';
  return (
    <ul className={styles.byDeadline}>
      {rows
        .toSorted((a, b) => day(a).localeCompare(day(b)))
        .map((row) => (
          <li key={row.id}>
            <ApplicationCard row={row} onEdit={() => edit(row.id)} withStage />
          </li>
        ))}
    </ul>
  );
}
