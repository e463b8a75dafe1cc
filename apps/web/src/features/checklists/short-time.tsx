import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#components/dates.ts';
import type { Closing } from './closing-first.ts';

/** Why steps begin later than counted: nobody can accept an offer before one may apply. */
export function ShortTime({ closing: { name, day: last } }: { closing: Closing }) {
  const { i18n } = useLingui();
  const day = formatDay(last, i18n);
  const place = <bdi>{name}</bdi>;
  return (
    <p className="note warn">
      {/* a note sets its children side by side */}
      <span>
        <Trans>
          You can apply to {place} until {day}. Counted back from your course, some steps would come before that day.
          They start on {day} instead, so the time is short. Check the first day of your course: it may be too early.
        </Trans>
      </span>
    </p>
  );
}
