// One university of a list, in five lines: name, place, verdict, money, date. What answers another question stands on its page.
import { daysBetween } from '@lantern/abroad/days';
import type { MatchCard } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import { dayHere } from '#api/day-here.ts';
import { intlLocale } from '#api/intl-locale.ts';
import { formatDay } from '#components/dates.ts';
import { Addition } from '#components/lazy.tsx';
import { listed } from '#components/listed.ts';
import { lastDayAt } from '#features/applications/last-day/last-day.api.ts';
import { CompareTick } from './compared/compare-tick.tsx';
import { MatchLabel } from './match-badges.tsx';
import styles from './matching.module.css';
import { gateName, regionName, shortDoorWords, timeOfYear, usDollars } from './matching-words.ts';
import { SaveButton } from './save-button.tsx';

type MatchCardProps = {
  match: MatchCard;
  /** where its name leads */
  href: string;
  /** it is open beside the list */
  isShown: boolean;
  /** US dollars a year */
  budget: number | null;
  /** the record names a certificate: else nobody can say what it opens */
  isCertified: boolean;
};

export function MatchCardView({ match, href, isShown, budget, isCertified }: MatchCardProps) {
  const { i18n } = useLingui();
  const { id, name, city, country } = match;
  // one that was saved before has its next step on the list of saved ones, one that is open beside the list has it there
  const [isNew, setNew] = useState(false);
  const place = listed([city, regionName(country, i18n)], i18n);
  return (
    <li className={isShown ? `${styles.uni} ${styles.shown}` : styles.uni}>
      <h3>
        <Link href={href} aria-current={isShown ? 'true' : undefined}>
          {name}
        </Link>
      </h3>
      <p className={`small dim ${styles.beside_tick}`}>{place}</p>
      <p className={`${styles.verdict} ${styles.beside_tick}`}>
        <MatchLabel match={match} /> <Remarks match={match} budget={budget} isCertified={isCertified} />
      </p>
      <p>
        <YearLine year={match.year} budget={budget} />
      </p>
      <p className={`small dim ${styles.beside_save}`}>
        <ApplyLine apply={match.apply} />
      </p>
      <div className={styles.compare}>
        <CompareTick id={id} name={name} />
      </div>
      <div className={styles.save}>
        <SaveButton id={id} name={name} saved={match.saved} look="bare" onChange={setNew} />
        {isNew && !isShown && (
          <div className={styles.next}>
            <Addition part={lastDayAt} props={{ id }} />
          </div>
        )}
      </div>
    </li>
  );
}

/** What a filter asks for, and not the record. */
const isChosen = (gate: string) => ['level', 'field', 'language', 'budget'].includes(gate);

/** What there is to say beside the label: what refuses, else what speaks against it, what is not known, or the way in. */
type RemarksProps = Pick<MatchCardProps, 'match' | 'budget' | 'isCertified'>;

function Remarks({ match, budget, isCertified }: RemarksProps) {
  const { group, failed, doubted, unknown, door, layer, year } = match;
  const { i18n } = useLingui();
  // what the line of money says already
  const isSaid = (gate: string) => gate === 'budget' && (year === null || overBudget(year, budget) > 0);
  const against = doubted.filter((gate) => !isSaid(gate));
  const namesOf = (gates: readonly string[]) =>
    listed(
      gates.map((gate) => gateName(gate, i18n)),
      i18n,
    );
  if (failed.length > 0) {
    const names = namesOf(failed);
    return (
      <span className="small">
        <Trans>because of: {names}</Trans>
      </span>
    );
  }
  if (against.length > 0) {
    const names = namesOf(against);
    return (
      <span className="small">
        <Trans>probably not: {names}</Trans>
      </span>
    );
  }
  if (group === 'unconfirmed') {
    const names = namesOf(unknown.filter((gate) => isChosen(gate) && !isSaid(gate)));
    if (names === '') return null;
    return (
      <span className="small">
        <Trans>not known: {names}</Trans>
      </span>
    );
  }
  if (layer === 'directory')
    return (
      <span className="small">
        <Trans>we know little about it</Trans>
      </span>
    );
  if (door.kind === 'direct' || door.kind === 'not-asked') return null;
  if (door.kind === null)
    return (
      isCertified && (
        <span className="small">
          <Trans>we do not know if they accept your certificate</Trans>
        </span>
      )
    );
  const words = i18n._(shortDoorWords[door.kind]);
  return <span className="small">{door.estimate ? <Trans>probably {words}</Trans> : words}</span>;
}

/** US dollars by which a year costs more than asked for; not of a whole programme. */
function overBudget({ usd, total }: NonNullable<MatchCard['year']>, budget: number | null): number {
  return budget === null || total ? 0 : usd.low - budget;
}

function YearLine({ year, budget }: Pick<MatchCard, 'year'> & { budget: number | null }) {
  const { i18n } = useLingui();
  if (!year)
    return (
      <span className="small dim">
        <Trans>Cost of a year not known</Trans>
      </span>
    );
  if (year.paid_post)
    return (
      <b>
        <Trans>A paid post, no tuition</Trans>
      </b>
    );
  const { low, high } = year.usd;
  const sum = low === high ? usDollars(low, i18n) : `${usDollars(low, i18n)} – ${usDollars(high, i18n)}`;
  const over = overBudget(year, budget);
  const more = usDollars(over, i18n);
  return (
    <>
      <b className="num">{sum}</b>{' '}
      <span className="small dim">
        {year.total ? <Trans>with the whole programme</Trans> : <Trans>a year in total</Trans>}
        {over > 0 && (
          <>
            {' · '}
            <Trans>{more} over your budget</Trans>
          </>
        )}
      </span>
    </>
  );
}

/** When to apply. Of a day that is named also how far off it is. */
export function ApplyLine({ apply }: Pick<MatchCard, 'apply'>) {
  const { i18n } = useLingui();
  if (!apply) return <Trans>Closing date not known</Trans>;
  if (apply.day) {
    const day = formatDay(apply.day, i18n);
    const left = Math.max(0, daysBetween(dayHere(), apply.day));
    const days = new Intl.NumberFormat(intlLocale(i18n.locale), {
      style: 'unit',
      unit: 'day',
      unitDisplay: 'long',
    }).format(left);
    return (
      <Trans>
        Apply by {day} · {days}
      </Trans>
    );
  }
  const { opens, closes, rolling } = apply.window ?? {};
  if (closes) {
    const when = timeOfYear(closes, i18n);
    return <Trans>Usually closes: {when}</Trans>;
  }
  if (rolling) return <Trans>No fixed closing date</Trans>;
  if (opens) {
    const when = timeOfYear(opens, i18n);
    return <Trans>Usually opens: {when}</Trans>;
  }
  return <Trans>Closing date not known</Trans>;
}
