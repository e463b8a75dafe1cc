import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ScholarshipCard } from './scholarship-card.tsx';
import { keep, type Saved, type SavedRow, saved as savedRecords } from './scholarships.api.ts';
import styles from './scholarships.module.css';

const deadlineDialog = partOf(() => import('./deadline-dialog.tsx').then(({ DeadlineDialog }) => DeadlineDialog));

/** What the student keeps, the nearest own deadline first. */
export function SavedList({ saved, today }: { saved: Saved; today: string }) {
  const { i18n } = useLingui();
  const { list, isKnown, isLoaded, error, refetch, isFetching, dataUpdatedAt } = saved;
  if (!isKnown)
    return error ? (
      <ErrorBlock
        title={<Trans>We could not load your scholarships.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    ) : (
      <Skeleton />
    );
  if (list.length === 0)
    return (
      <EmptyState level={2} title={<Trans>No scholarships saved yet</Trans>}>
        <Trans>Search, then press Save. You can open saved ones without a connection too.</Trans>
      </EmptyState>
    );
  const dayOf = ({ row }: (typeof list)[number]) => row.deadline ?? '9999';
  return (
    <section className="stack" aria-labelledby="saved">
      <div className="head">
        <h2 id="saved">
          <Plural value={list.length} one="# saved scholarship" other="# saved scholarships" />
        </h2>
        {isLoaded && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      <h3 className="vh">
        <Trans>My list</Trans>
      </h3>
      <ul className={styles.plate}>
        {list
          .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))
          .map(({ row, card }) => (
            <li key={row.id}>
              {card ? (
                <ScholarshipCard scholarship={card} row={row} today={today}>
                  <Mine row={row} today={today} link={card.link} />
                </ScholarshipCard>
              ) : (
                <article className={styles.hit}>
                  <h4>{row.record?.name ?? row.id}</h4>
                  <p className="small dim">
                    <Trans>It is not on this device, or it is no longer in our list.</Trans>
                  </p>
                  <Mine row={row} today={today} link={null} />
                  <div>
                    <Button onClick={() => keep(row.id, row, { state: 'not-saved' }, today)}>
                      <Trans>Remove</Trans>
                    </Button>
                  </div>
                </article>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

type MineProps = { row: SavedRow; today: string; link: string | null };

/** The student's own deadline and note, and whether they have applied. */
function Mine({ row, today, link }: MineProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const hasApplied = row.state === 'applied';
  return (
    <div className={styles.mine}>
      <div className="row wrap">
        {hasApplied && (
          <Badge tone="ok" icon={Check}>
            <Trans>You have applied</Trans>
          </Badge>
        )}
        <WaitingBadge waiting={row.waiting} revision={row.record?.revision} />
      </div>
      {row.note && <p className={styles.note}>{row.note}</p>}
      <RecordTrouble
        records={savedRecords}
        id={row.id}
        waiting={row.waiting}
        theirs={({ deadline, note }) => (
          <>
            {deadline && <p>{formatDay(deadline, i18n)}</p>}
            <p>{note}</p>
          </>
        )}
        onEdit={() => setOpen(true)}
      />
      <div className="row wrap">
        <Button onClick={() => setOpen(true)}>
          {row.deadline ? <Trans>Change deadline or note</Trans> : <Trans>Write down the deadline</Trans>}
        </Button>
        <Button look="bare" onClick={() => keep(row.id, row, { state: hasApplied ? 'saved' : 'applied' }, today)}>
          {hasApplied ? <RotateCcw /> : <Check />}
          {hasApplied ? <Trans>I have not applied yet</Trans> : <Trans>I have applied</Trans>}
        </Button>
      </div>
      {open && <Lazy part={deadlineDialog} props={{ row, today, link, onClose: () => setOpen(false) }} />}
    </div>
  );
}
