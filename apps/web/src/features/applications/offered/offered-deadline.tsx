import { Trans, useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay, formatKnownDay } from '#components/dates.ts';
import { toast } from '#components/toast.tsx';
import { type ApplicationRow, changeApplication } from '../applications.api.ts';
import { Deadline } from '../deadline.tsx';
import type { Offered } from './offered-deadline.ts';

type OfferedDeadlineProps = { row: ApplicationRow; offered: Offered; onEdit: () => void };

/** While an application has no last day: the one that the catalogue knows, to be taken with one press. */
export function OfferedDeadline({ row, offered: { moment, fact, isUsual }, onEdit }: OfferedDeadlineProps) {
  const { i18n } = useLingui();
  const day = formatDay(moment.day, i18n);
  const host = new URL(fact.link).host.replace(/^www\./, '');
  const read = fact.checked && formatKnownDay(fact.checked, i18n);
  const year = i18n.date(new Date(`${moment.day}T12:00:00Z`), { year: 'numeric', timeZone: 'UTC' });
  function take() {
    void changeApplication(row.id, { deadline: moment });
    toast({
      text: <Trans>The last day is {day}.</Trans>,
      action: { label: <Trans>Undo</Trans>, run: () => void changeApplication(row.id, { deadline: null }) },
    });
  }
  return (
    <section className="lit stack" aria-labelledby="offered">
      <h2 id="offered">
        <Trans>Use {day} as the last day?</Trans>
      </h2>
      <p>
        <Deadline moment={moment} />
      </p>
      <p className="small">
        <a href={fact.link} target="_blank" rel="noreferrer">
          {host}
          <span className="vh">
            {' '}
            <Trans>(opens a new tab)</Trans>
          </span>
        </a>
        {read && (
          <>
            {' · '}
            <Trans>read {read}</Trans>
          </>
        )}
      </p>
      {isUsual && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>This is the usual day of each year. Not checked for {year}: look at their page.</Trans>
        </Remark>
      )}
      <div className="row wrap">
        <Button look="main" onClick={take}>
          <Check />
          <Trans>Use this date</Trans>
        </Button>
        <Button onClick={onEdit}>
          <Trans>Another date</Trans>
        </Button>
      </div>
    </section>
  );
}
