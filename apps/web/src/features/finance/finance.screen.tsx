import { fromMain } from '@lantern/abroad/currencies';
import { todayIn } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Calculator, Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { listen } from '#api/events.ts';
import { whenIdle } from '#api/idle.ts';
import { useKeyedRecords } from '#api/keyed-records.ts';
import { explain } from '#api/problem-words.ts';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { formatMoney } from '#components/money.ts';
import { Opens } from '#components/opens.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { costPlans, finance, ratesQuery, useFinance } from './finance.api.ts';
import styles from './finance.module.css';
import { CostPlans } from './plans/cost-plans.tsx';
import { exchangeOf, homeCurrencyOf } from './rates/exchange.ts';
import { RatesLine } from './rates/rates-line.tsx';

// Below the cost plans, each in a line that opens; fetched once the screen stands still, so that they open offline too.
const loanPart = partOf(async () => (await import('./loans/loan-calculator.tsx')).LoanCalculator);
const offersPart = partOf(async () => (await import('./loans/offers.tsx')).Offers);

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Screen() {
  const { i18n } = useLingui();
  const mine = useFinance();
  const keptPlans = useKeyedRecords(costPlans);
  const rates = useQuery(ratesQuery);
  const { data: info } = useQuery(personalInfoQuery);
  useEffect(() => listen('finance-profile', () => void finance.refresh()), []);
  useEffect(() => listen('finance-plans', () => void costPlans.refresh()), []);

  useEffect(() => whenIdle(() => void Promise.all([loanPart.load(), offersPart.load()]).catch(() => undefined)), []);

  const country = info?.citizenship || info?.country || '';
  const home = homeCurrencyOf(mine.kept, country);
  const today = todayIn(zone(), new Date());
  const error = mine.isKnown ? rates.data === undefined && rates.error : mine.error;
  const exchange = rates.data && exchangeOf(rates.data.table, rates.data.is_shipped, mine.kept, home, today);

  const other = home === 'USD' ? 'EUR' : 'USD';
  const unit = fromMain(1, other);
  const one = exchange?.toHome(unit, other);
  const loans = mine.kept.loans.length;

  // the cost plans stand first: what is below would be pushed away by them
  const isHere = exchange !== undefined && mine.isKnown && (keptPlans.rows !== undefined || keptPlans.error !== null);

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
          <div className={styles.plate}>
            <Opens
              id="rates"
              icon={ArrowLeftRight}
              title={<Trans>Exchange rates</Trans>}
              state={
                one !== undefined && <bdi>{`${formatMoney(unit, other, i18n)} = ${formatMoney(one, home, i18n)}`}</bdi>
              }
            >
              <RatesLine exchange={exchange} kept={mine.kept} save={mine.save} today={today} />
            </Opens>
            <Opens
              id="loan-calculator"
              icon={Calculator}
              title={<Trans>Loan calculator</Trans>}
              state={loans > 0 && i18n.number(loans)}
            >
              <Lazy part={loanPart} props={{ kept: mine.kept, save: mine.save, exchange }} />
            </Opens>
            <Opens id="offers" icon={Landmark} title={<Trans>Loans and scholarships</Trans>} state={null}>
              <Lazy part={offersPart} props={{ kept: mine.kept, save: mine.save, country, today }} />
            </Opens>
          </div>
        </>
      )}
    </div>
  );
}
