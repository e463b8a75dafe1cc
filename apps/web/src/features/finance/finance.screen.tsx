import { todayIn } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '#api/events.ts';
import { useKeyedRecords } from '#api/keyed-records.ts';
import { explain } from '#api/problem-words.ts';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { CostPlans } from './cost-plans.tsx';
import { exchangeOf, homeCurrencyOf } from './exchange.ts';
import { costPlans, finance, ratesQuery, useFinance } from './finance.api.ts';
import styles from './finance.module.css';
import { RatesLine } from './rates-line.tsx';

// Below the cost plans.
const loanPart = partOf(async () => (await import('./loan-calculator.tsx')).LoanCalculator);
const offersPart = partOf(async () => (await import('./offers.tsx')).Offers);

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Screen() {
  const { i18n } = useLingui();
  const mine = useFinance();
  const places = useKeyedRecords(costPlans);
  const rates = useQuery(ratesQuery);
  const { data: info } = useQuery(personalInfoQuery);
  useEffect(() => listen('finance-profile', () => void finance.refresh()), []);
  useEffect(() => listen('finance-plans', () => void costPlans.refresh()), []);

  const country = info?.citizenship || info?.country || '';
  const home = homeCurrencyOf(mine.kept, country);
  const today = todayIn(zone(), new Date());
  const error = mine.isKnown ? rates.data === undefined && rates.error : mine.error;
  const exchange = rates.data && exchangeOf(rates.data.table, rates.data.is_shipped, mine.kept, home, today);

  // the cost plans stand first: what is below would be pushed away by them
  const isHere = exchange !== undefined && mine.isKnown && (places.rows !== undefined || places.error !== null);

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Finance and loan</Trans>
        </h1>
        {mine.isLoaded && <DataAge at={mine.dataUpdatedAt} copy={mine.error !== null} />}
      </div>
      <RecordTrouble
        records={finance}
        id="only"
        waiting={mine.row?.waiting}
        theirs={({ loans }) => loans.map(({ name }) => name).join(', ')}
        onEdit={() => undefined}
      />
      {!isHere && !error && <Skeleton />}
      {!isHere && error && (
        <ErrorBlock
          title={<Trans>We could not load your plans.</Trans>}
          onRetry={() => void Promise.all([mine.refetch(), rates.refetch()])}
          busy={mine.isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {exchange && isHere && (
        <>
          <CostPlans exchange={exchange} today={today} />
          <RatesLine exchange={exchange} kept={mine.kept} save={mine.save} today={today} />
          <WhenIdle before={<Skeleton />}>
            <Lazy part={loanPart} props={{ kept: mine.kept, save: mine.save, exchange }} />
            <Lazy part={offersPart} props={{ kept: mine.kept, save: mine.save, country, today }} />
          </WhenIdle>
        </>
      )}
    </div>
  );
}
