// The step after a save, where the save was: the day by which to apply, as the catalogue has it, or the way to write it down.
import { todayIn } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { toast } from '#components/toast.tsx';
import { type ApplicationRow, changeApplication, isSent, listScreen, useApplications } from '../applications.api.ts';
import { readerZone } from '../moments.ts';
import { offerDeadline } from '../offered/offered-deadline.ts';
import { closingQuery } from './closing.ts';
import styles from './last-day.module.css';

/** Of the application that a save made, or found. */
export function LastDayAt({ id }: { id: string }) {
  const { rows = [] } = useApplications();
  const ofIt = rows.filter((row) => row.institution_id === id);
  const row = ofIt.find((one) => one.deadline === null && !isSent(one)) ?? ofIt[0];
  return row ? <LastDay row={row} /> : null;
}

export function LastDay({ row }: { row: ApplicationRow }) {
  const { i18n } = useLingui();
  const page = `${listScreen}/${row.id}`;
  const isAsking = row.institution_id !== null && row.deadline === null && !isSent(row);
  const { data, isPending } = useQuery({
    ...closingQuery(row.institution_id ?? ''),
    enabled: isAsking,
  });
  if (row.deadline) {
    const day = formatDay(row.deadline.day, i18n);
    return (
      <p className={styles.line}>
        <CircleCheck className="s" aria-hidden="true" />
        <Link href={page}>
          <Trans>The last day is {day}.</Trans>
        </Link>
      </p>
    );
  }
  if (isSent(row) || (isPending && isAsking)) return null;
  const offered = data && offerDeadline(data, row, todayIn(readerZone(), new Date()));
  if (!offered)
    return (
      <p className={styles.line}>
        <CalendarClock className="s" aria-hidden="true" />
        <Link href={page}>
          <Trans>Write down the last day</Trans>
          <span className="vh">: {row.name}</span>
        </Link>
      </p>
    );
  const { moment, isUsual } = offered;
  const day = formatDay(moment.day, i18n);
  const take = () => {
    void changeApplication(row.id, { deadline: moment });
    toast({
      text: <Trans>The last day is {day}.</Trans>,
      action: { label: <Trans>Undo</Trans>, run: () => void changeApplication(row.id, { deadline: null }) },
    });
  };
  const { name } = row;
  return (
    <p className={styles.line}>
      <CalendarClock className="s" aria-hidden="true" />
      <span>
        {isUsual ? (
          <Trans>
            <Button look="bare" className={styles.take} onClick={take}>
              Use {day}
              <span className="vh">: {name}</span>
            </Button>{' '}
            as the last day? Not checked.
          </Trans>
        ) : (
          <Trans>
            <Button look="bare" className={styles.take} onClick={take}>
              Use {day}
              <span className="vh">: {name}</span>
            </Button>{' '}
            as the last day?
          </Trans>
        )}
      </span>
    </p>
  );
}
