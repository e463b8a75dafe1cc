// One university of a list, in five lines: name, place, verdict, money, date. What answers another question stands on its page.
import type { MatchCard } from '@lantern/contract/matching';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatDay } from '#components/dates.ts';
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
};

export function MatchCardView({ match, href, isShown, budget }: MatchCardProps) {
  const { i18n } = useLingui();
  const { id, name, city, country } = match;
  const place = [city, regionName(country, i18n)].filter(Boolean).join(', ');
  return (
    <li className={isShown ? `${styles.uni} ${styles.shown}` : styles.uni}>
      <h3>
        <Link href={href} aria-current={isShown ? 'true' : undefined}>
          {name}
        </Link>
      </h3>
      <p className="small dim">{place}</p>
      <p className={styles.verdict}>
        <MatchLabel match={match} /> <Remarks match={match} />
      </p>
      <p className={styles.beside_save}>
        <YearLine year={match.year} budget={budget} />
      </p>
      <p className={`small dim ${styles.beside_save}`}>
        <ApplyLine apply={match.apply} />
      </p>
      <div className={styles.save}>
        <SaveButton id={id} name={name} saved={match.saved} look="bare" />
      </div>
    </li>
  );
}

/** What there is to say beside the label: what refuses, else what speaks against it, else the way in. */
function Remarks({ match: { failed, doubted, door, layer } }: { match: MatchCard }) {
  const { i18n } = useLingui();
  const namesOf = (gates: readonly string[]) => gates.map((gate) => gateName(gate, i18n)).join(', ');
  if (failed.length > 0) {
    const names = namesOf(failed);
    return (
      <span className="small">
        <Trans>because of: {names}</Trans>
      </span>
    );
  }
  if (doubted.length > 0) {
    const names = namesOf(doubted);
    return (
      <span className="small">
        <Trans>probably not: {names}</Trans>
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
      <span className="small">
        <Trans>way in for your certificate not known</Trans>
      </span>
    );
  const words = i18n._(shortDoorWords[door.kind]);
  return <span className="small">{door.estimate ? <Trans>probably {words}</Trans> : words}</span>;
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
  const over = budget === null || year.total ? 0 : low - budget;
  const more = usDollars(over, i18n);
  return (
    <>
      <b className="num">{sum}</b>{' '}
      <span className="small dim">
        {year.total ? <Trans>with the whole programme</Trans> : <Trans>a year with living</Trans>}
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

const dayLength = 86_400_000;

/** When to apply. Of a day that is named also how far off it is. */
export function ApplyLine({ apply }: Pick<MatchCard, 'apply'>) {
  const { i18n } = useLingui();
  if (!apply) return <Trans>Closing date not known</Trans>;
  if (apply.day) {
    const day = formatDay(apply.day, i18n);
    const left = Math.max(0, Math.ceil((Date.parse(`${apply.day}T23:59:00Z`) - Date.now()) / dayLength));
    const days = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(left);
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
