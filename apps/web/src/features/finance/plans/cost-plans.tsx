import { addMonths } from '@lantern/abroad/days';
import type { CostPlan } from '@lantern/contract/finance';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Info, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { newId } from '#api/new-id.ts';
import { Button } from '#components/button.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Field } from '#components/field.tsx';
import { homeCurrencies } from '#components/home-currencies.ts';
import { Select } from '#components/inputs.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { TitleInput } from '#components/title-input.tsx';
import { useDraft } from '#components/use-draft.ts';
import { costPlans, draftPlanQuery, plannableQuery, savePlan, useCostPlans } from '../finance.api.ts';
import styles from '../finance.module.css';
import type { Exchange } from '../rates/exchange.ts';
import { PlanLines } from './plan-lines.tsx';
import { PlanProgramme } from './plan-programme.tsx';
import { PlanSums } from './plan-sums.tsx';

type CostPlansProps = { exchange: Exchange; today: string };

/** Cost plans of places: what a first year costs, where the money comes from, and when it is short. */
export function CostPlans({ exchange, today }: CostPlansProps) {
  const { t } = useLingui();
  const { all, plans, isKnown } = useCostPlans();
  const { data: programmes = [] } = useQuery(plannableQuery);
  const asked = new URLSearchParams(useSearch()).get('plan');
  const [chosen, setChosen] = useState<string>();
  const open = programmes.filter((one) => !plans.some(({ id }) => id === one.id));
  // a programme that was asked for and has no plan yet is to be made, not another one to be looked at
  const isAskedOpen = chosen === undefined && open.some(({ id }) => id === asked);
  const plan = isAskedOpen ? undefined : (plans.find(({ id }) => id === (chosen ?? asked)) ?? plans[0]);

  // the plan of a programme fills itself, once: one that was taken off the page, or that somebody wrote, stays as it is
  const next = plan ? undefined : (open.find(({ id }) => id === asked) ?? open[0]);
  const toFill = next && !all.some(({ id }) => id === next.id) ? next : undefined;
  const there = homeCurrencies[toFill?.country ?? ''] ?? exchange.home;
  const { data: draft } = useQuery({
    ...draftPlanQuery(toFill?.id ?? '', exchange.home, there),
    enabled: isKnown && toFill !== undefined,
  });
  const filled = toFill && draft && { ...draft, id: toFill.id };
  const shown = plan ?? filled;

  function add() {
    const id = newId();
    savePlan(id, startPlan(t`My first year`, exchange.home, addMonths(today.slice(0, 7), 9)));
    setChosen(id);
  }
  const addButton = (
    <Button look={plans.length === 0 && open.length === 0 ? 'main' : 'plain'} onClick={add}>
      <Plus />
      {plans.length === 0 && !toFill ? <Trans>Start a cost plan</Trans> : <Trans>Plan another place</Trans>}
    </Button>
  );
  if (!isKnown) return null;
  return (
    <section className="stack" aria-labelledby="cost-plan">
      <div className="head">
        <h2 id="cost-plan">
          <Trans>Cost plan</Trans>
        </h2>
        {(plans.length > 0 || toFill) && addButton}
      </div>
      {plans.length === 0 && !toFill && (
        <EmptyState title={<Trans>No cost plan yet</Trans>} action={addButton}>
          <Trans>
            Write what a place costs and where the money comes from. We show the month in which it is not enough.
          </Trans>
        </EmptyState>
      )}
      <PlanProgramme
        programmes={open.filter(({ id }) => id !== filled?.id)}
        asked={asked}
        home={exchange.home}
        onMade={setChosen}
      />
      {plans.length > 1 && (
        <Field label={<Trans>Place</Trans>}>
          <Select value={plan?.id ?? ''} onChange={({ target }) => setChosen(target.value)}>
            {!plan && (
              <option value="" disabled>
                {t`Choose a plan`}
              </option>
            )}
            {plans.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {plan && (
        <RecordTrouble
          records={costPlans}
          id={plan.id}
          waiting={plan.waiting}
          theirs={({ title }) => title}
          onEdit={() => undefined}
        />
      )}
      {filled && <FilledNote country={filled.country} onKeep={() => savePlan(filled.id, filled)} />}
      {/* the same one before and after it is kept: who types goes on typing */}
      {shown && (
        <OnePlan
          key={shown.id}
          id={shown.id}
          kept={shown}
          exchange={exchange}
          isSaved={programmes.some(({ id }) => id === shown.id)}
        />
      )}
    </section>
  );
}

/** Where the figures of a plan come from that filled itself, and that they are the student's to change. */
function FilledNote({ country, onKeep }: { country: string | null; onKeep: () => void }) {
  return (
    <div className="note info">
      <Info />
      <div className="stack">
        <p>
          <Trans>
            We filled this in from your saved programme: its fees, the cost of living there and the currency. Each
            figure names its source. Change what is different for you.
          </Trans>{' '}
          {!country && <Trans>We do not know its country yet: choose it below.</Trans>}
        </p>
        <div>
          <Button onClick={onKeep}>
            <Trans>Keep this plan</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Lines that every plan has, without amounts: what is not known is not in the sums. */
function startPlan(title: string, home: string, month: string): CostPlan {
  const line = { label: '', amount: null, currency: home, times: 1, from_application: false };
  const once = (kind: CostPlan['costs'][number]['kind'], before: number) => ({
    ...line,
    id: newId(),
    kind,
    fact: null,
    month: addMonths(month, -before),
  });
  return {
    shown: true,
    title,
    country: null,
    currency: home,
    costs: [
      once('tests', 7),
      once('applications', 6),
      once('deposit', 4),
      once('visa', 3),
      once('insurance', 1),
      once('flights', 1),
      once('tuition', 0),
      { ...once('living', 0), times: 12 },
    ],
    sources: [{ ...line, id: newId(), kind: 'savings', month: addMonths(month, -7), certain: true }],
  };
}

type OnePlanProps = {
  id: string;
  kept: CostPlan;
  exchange: Exchange;
  /** The programme is on the student's list. */
  isSaved: boolean;
};

function OnePlan({ id, kept, exchange, isSaved }: OnePlanProps) {
  const [plan, change] = useDraft(kept, (next) => savePlan(id, next));
  // only at first: a fold that closes under somebody who types is none
  const [startsOpen] = useState(() => kept.costs.every(({ amount }) => amount === null));
  function choose(country: string) {
    const currency = homeCurrencies[country] ?? plan.currency;
    // what has no amount yet follows the place
    const costs = plan.costs.map((line) => (line.amount === null && !line.fact ? { ...line, currency } : line));
    change({ country: country || null, currency, costs });
  }
  return (
    <div className="stack">
      {/* beside the choice of another programme nobody could tell whose sums these are */}
      <h3>
        <bdi>{plan.title}</bdi>
      </h3>
      {isSaved && (
        <p>
          <Link href={`/saved-universities/${id}`}>
            <Trans>Its application</Trans>
          </Link>
        </p>
      )}
      <PlanSums plan={plan} exchange={exchange} />
      <details className={`fold ${styles.fold}`} open={startsOpen}>
        <summary>
          <Trans>Change the amounts</Trans>
          <ChevronDown />
        </summary>
        <div className="stack">
          <div className={styles.fields}>
            <Field label={<Trans>Name of the plan</Trans>}>
              <TitleInput value={plan.title} maxLength={120} onChange={(title) => change({ title })} />
            </Field>
            <CountrySelect
              label={<Trans>Country</Trans>}
              value={plan.country ?? ''}
              onChange={({ target }) => choose(target.value)}
            />
            <CurrencySelect
              label={<Trans>Currency there</Trans>}
              value={plan.currency}
              onChange={(currency) => change({ currency })}
            />
          </div>
          <PlanLines plan={plan} change={change} exchange={exchange} />
          <div>
            <Button look="bare" className={styles.remove} onClick={() => change({ shown: false })}>
              <Trans>Remove this plan</Trans>
            </Button>
          </div>
        </div>
      </details>
    </div>
  );
}
