import type { MatchCard, MatchRate } from '@lantern/contract/matching';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { formatKnownDay } from '#components/dates.ts';
import { Checkbox } from '#components/inputs.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { ChanceRange } from './chance-range.tsx';
import { DoorLine, WhyLine, YearCost } from './match-answer.tsx';
import { LayerRemark, MatchLabel } from './match-badges.tsx';
import { ReportableFact } from './match-fact.tsx';
import styles from './matching.module.css';
import {
  controlWords,
  fieldName,
  gateName,
  languageName,
  regionName,
  standingWords,
  usDollars,
} from './matching-words.ts';
import { SaveButton } from './save-button.tsx';
import type { Wishes } from './wishes.ts';

const openedMatch = partOf(async () => (await import('./match-detail.tsx')).OpenedMatch);

type MatchCardProps = {
  match: MatchCard;
  wishes: Wishes;
  rates: readonly MatchRate[];
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
};

/** One university of a list; its sum opens below it. */
export function MatchCardView({ match, wishes, rates, chosen, onChoose }: MatchCardProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { id, name, city, country, layer, fit, chance, cost, website } = match;
  const points = i18n.number(fit);
  const place = [city, regionName(country, i18n)].filter(Boolean).join(', ');
  return (
    <li className={layer === 'core' ? `card ${styles.uni}` : `card ${styles.uni} ${styles.outer}`}>
      <header className={styles.uniHead}>
        <div>
          <h3>{name}</h3>
          <p className="small dim">{place}</p>
        </div>
        <div className={styles.save}>
          <SaveButton id={id} name={name} saved={match.saved} />
        </div>
      </header>
      <DoorLine door={match.door} />
      <div className="row wrap">
        <MatchLabel match={match} />
        <span className="small">
          <Trans>
            Fit <b className="num">{points} of 100</b>
          </Trans>
        </span>
        <LayerRemark layer={layer} />
      </div>
      <Standing match={match} />
      {chance && <ChanceRange chance={chance} />}
      <WhyLine why={match.why} />
      <GateLine match={match} />
      <YearCost year={match.year} />
      {cost && <ReportableFact fact={cost.fact} beside={<InDollars cost={cost} rates={rates} />} />}
      {!cost && (
        <p>
          <Trans>Tuition: unknown. It is never taken to be within your budget.</Trans>
        </p>
      )}
      <div className={styles.uniFoot}>
        <Button look="bare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide the sum</Trans> : <Trans>Show the sum</Trans>}
          <span className="vh">: {name}</span>
          <ChevronDown className={isOpen ? styles.turned : undefined} />
        </Button>
        <Checkbox checked={chosen} onChange={({ target }) => onChoose(target.checked)}>
          <Trans>Compare</Trans>
          <span className="vh">: {name}</span>
        </Checkbox>
        {website && (
          <a className={styles.outside} href={website} target="_blank" rel="noreferrer">
            <Trans>Website</Trans>
            <ExternalLink className="s" aria-hidden="true" />
            <span className="vh">
              {name} <Trans>(opens a new tab)</Trans>
            </span>
          </a>
        )}
      </div>
      {isOpen && <Lazy part={openedMatch} props={{ id, wishes }} />}
    </li>
  );
}

function Standing({ match: { ranking, control, fields, languages } }: { match: MatchCard }) {
  const { i18n } = useLingui();
  const band = ranking && i18n._(standingWords[ranking]);
  const words = [
    ...(control ? [i18n._(controlWords[control])] : []),
    ...fields.map((field) => fieldName(field, i18n)),
    ...languages.map((language) => languageName(language, i18n)),
  ];
  if (!band && words.length === 0) return null;
  return (
    <p className="small dim">
      {band && <Trans>Standing by our editors: {band}.</Trans>} {words.join(' · ')}
    </p>
  );
}

function GateLine({ match: { failed, doubted, unknown } }: { match: MatchCard }) {
  const { i18n } = useLingui();
  const namesOf = (gates: readonly string[]) => gates.map((gate) => gateName(gate, i18n)).join(', ');
  const [fails, doubts, open] = [namesOf(failed), namesOf(doubted), namesOf(unknown)];
  return (
    <p className="small">
      {fails && (
        <b className={styles.fails}>
          <Trans>Does not fit: {fails}.</Trans>
        </b>
      )}{' '}
      {doubts && (
        <b>
          <Trans>Probably does not fit, by an estimate: {doubts}.</Trans>
        </b>
      )}{' '}
      {open && <Trans>Open: {open}.</Trans>}
      {!fails && !doubts && !open && <Trans>Everything that is asked for is known and met.</Trans>}
    </p>
  );
}

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
