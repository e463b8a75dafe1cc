import { todayIn } from '@lantern/abroad/days';
import type { ArrivalPack } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { arrivalPackQuery, offerQuery, settlement, useSettlementPlan, useTicks } from './checklists.api.ts';
import styles from './checklists.module.css';
import { RentCheck } from './rent-check.tsx';
import { SettlementList } from './settlement-list.tsx';
import { isBegun, SettlementWaits } from './settlement-waits.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Screen() {
  const { i18n } = useLingui();
  const { plan: kept, save, row, isLoaded, error, refetch, isFetching, dataUpdatedAt } = useSettlementPlan();
  const [plan, change] = useDraft(kept, save);
  const pack = useQuery(arrivalPackQuery(plan.country ?? 'XX', i18n.locale));
  const today = todayIn(zone(), new Date());
  const ticks = useTicks();
  const offer = useQuery(offerQuery);
  const [isBooked, setBooked] = useState(false);
  const ticked = pack.data?.items.map(({ id }) => ticks.get(`settlement:${id}`)?.state === 'done') ?? [];
  const waits = !isBooked && !offer.data && !isBegun(plan, ticked);
  // what began stays, also when its last tick is taken away
  if (!isBooked && row !== undefined && pack.data && !waits) setBooked(true);
  const isKnown = row !== undefined && pack.data && (!waits || offer.data !== undefined || offer.error !== null);
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
      {!isKnown && !failed && <Skeleton />}
      {failed && (
        <ErrorBlock
          title={<Trans>We could not load your settlement plan.</Trans>}
          onRetry={() => void Promise.all([refetch(), pack.refetch()])}
          busy={isFetching || pack.isFetching}
        >
          {explain(failed, i18n)}
        </ErrorBlock>
      )}
      {isKnown && pack.data && (
        <>
          {waits ? (
            <SettlementWaits onBooked={() => setBooked(true)} />
          ) : (
            <Settling plan={plan} change={change} pack={pack.data} isSaved={row !== null} today={today} />
          )}
          <RentCheck rent={pack.data.rent} />
          {!waits && <Tips pack={pack.data} />}
        </>
      )}
    </div>
  );
}

type SettlingProps = Parameters<typeof ArrivalForm>[0];

function Settling({ plan, change, pack, isSaved, today }: SettlingProps) {
  return (
    <>
      <ArrivalForm plan={plan} change={change} pack={pack} isSaved={isSaved} today={today} />
      <SettlementList pack={pack} plan={plan} change={change} today={today} />
      <ArrivalFacts pack={pack} today={today} />
    </>
  );
}

function Tips({ pack: { tips } }: { pack: ArrivalPack }) {
  const { t } = useLingui();
  return (
    <>
      <section className={styles.cards} aria-label={t`Tips`}>
        {tips.map(({ id, title, description }) => (
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
  );
}
