import type { MatchCard, MatchRate } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatKnownDay } from '#components/dates.ts';
import styles from './matching.module.css';
import { usDollars } from './matching-words.ts';

type InDollarsProps = { cost: NonNullable<MatchCard['cost']>; rates: readonly MatchRate[] };

/** The same in US dollars, with the rate and its day. Of money in dollars a year there is nothing to say. */
export function InDollars({ cost: { fact, usd, total }, rates }: InDollarsProps) {
  const { i18n } = useLingui();
  if (fact.state !== 'known' || (fact.currency === 'USD' && fact.unit === 'year')) return null;
  const [low, high] = [usDollars(usd.low, i18n), usDollars(usd.high, i18n)];
  const money = low === high ? low : `${low} – ${high}`;
  const rate = rates.find(({ currency }) => currency === fact.currency);
  const figure = rate && i18n.number(rate.per_usd, { maximumFractionDigits: 2 });
  const { currency } = fact;
  const day = rate?.checked ? formatKnownDay(rate.checked, i18n) : '';
  return (
    <small className={styles.dollars}>
      {total ? <Trans>≈ {money} in all</Trans> : <Trans>≈ {money} a year</Trans>}
      {rate && (
        <>
          {' · '}
          <a href={rate.link} target="_blank" rel="noreferrer">
            <Trans>
              {currency} {figure} = US$1
            </Trans>
          </a>{' '}
          {day ? <Trans>read {day}</Trans> : <Trans>Not yet checked</Trans>}
        </>
      )}
    </small>
  );
}
