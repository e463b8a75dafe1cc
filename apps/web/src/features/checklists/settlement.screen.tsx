import { todayIn } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isBuilt } from '#api/built-screens.ts';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useDraft } from '#components/use-draft.ts';
import { ArrivalFacts } from './arrival-facts.tsx';
import { ArrivalForm } from './arrival-form.tsx';
import { arrivalPackQuery, settlement, useSettlementPlan } from './checklists.api.ts';
import styles from './checklists.module.css';
import { RentCheck } from './rent-check.tsx';
import { SettlementList } from './settlement-list.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Screen() {
  const { t, i18n } = useLingui();
  const { plan: kept, save, row, isLoaded, error, refetch, isFetching, dataUpdatedAt } = useSettlementPlan();
  const [plan, change] = useDraft(kept, save);
  const pack = useQuery(arrivalPackQuery(plan.country ?? 'XX', i18n.locale));
  const today = todayIn(zone(), new Date());
  const failed = row === undefined ? error : !pack.data && pack.error;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Settlement plan</Trans>
        </h1>
        {isLoaded && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      <RecordTrouble
        records={settlement}
        id="only"
        waiting={row?.waiting}
        theirs={({ address, arrival }) => [arrival, address].filter(Boolean).join(', ')}
        onEdit={() => undefined}
      />
      {(row === undefined || !pack.data) && !failed && <Skeleton />}
      {failed && (
        <ErrorBlock
          title={<Trans>We could not load your settlement plan.</Trans>}
          onRetry={() => void Promise.all([refetch(), pack.refetch()])}
          busy={isFetching || pack.isFetching}
        >
          {explain(failed, i18n)}
        </ErrorBlock>
      )}
      {row !== undefined && pack.data && (
        <>
          <ArrivalForm plan={plan} change={change} pack={pack.data} isSaved={row !== null} today={today} />
          <SettlementList pack={pack.data} plan={plan} change={change} today={today} />
          <ArrivalFacts pack={pack.data} today={today} />
          <RentCheck rent={pack.data.rent} />
          <section className={styles.cards} aria-label={t`Tips`}>
            {pack.data.tips.map(({ id, title, description }) => (
              <div key={id}>
                <h3>{title}</h3>
                <p className="small dim">{description}</p>
              </div>
            ))}
          </section>
          {isBuilt('/talk-to-lantern') && (
            <div>
              <ButtonLink href="/talk-to-lantern">
                <Trans>Talk to a mentor</Trans>
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </div>
  );
}
