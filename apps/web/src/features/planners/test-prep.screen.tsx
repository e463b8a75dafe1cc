import { todayIn } from '@lantern/abroad/days';
import type { TestPlan } from '@lantern/contract/planners.test-prep';
import { type TestId, testIds } from '@lantern/contract/test-ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useIdle } from '#api/idle.ts';
import { explain } from '#api/problem-words.ts';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { DataAge } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { homeCurrencies } from '#components/home-currencies.ts';
import { Select } from '#components/inputs.tsx';
import { listed } from '#components/listed.ts';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { testNames } from '#components/test-names.ts';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { PlanEditor } from './plan-editor.tsx';
import { PlanView } from './plan-view.tsx';
import { packQuery, plans as planRecords, savePlan, usePrepTicks, useTestPlans } from './planners.api.ts';
import styles from './planners.module.css';
import { StatusCheck } from './status-check.tsx';
import { TestFacts } from './test-facts.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Screen() {
  const { i18n } = useLingui();
  const mine = useTestPlans();
  const ticks = usePrepTicks();
  const query = useSearch();
  const asked = testIds.find((id) => id === new URLSearchParams(query).get('test'));
  const [, navigate] = useLocation();
  const [editing, setEditing] = useState<'new' | 'change'>();
  const [wantsPlan, setWantsPlan] = useState(false);
  const { plans, all } = mine;
  const today = todayIn(zone(), new Date());
  const shown = editing === 'new' ? undefined : asked ? plans.find(({ test }) => test === asked) : plans[0];
  const isNew = !shown && (editing === 'new' || asked !== undefined || wantsPlan);
  // for the currency of a new plan: asked for once the screen stands still, or when the plan is opened
  const { data: info } = useQuery({ ...personalInfoQuery, enabled: useIdle() || isNew || editing !== undefined });
  const isKnown = mine.rows !== undefined && ticks.isKnown;
  const error = mine.rows === undefined ? mine.error : ticks.error;
  const open = (test?: TestId) => {
    setEditing(undefined);
    setWantsPlan(false);
    navigate(test ? `/test-prep?test=${test}` : '/test-prep', { replace: true });
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1>
            <Trans>Test-prep planner</Trans>
          </h1>
          <p className="dim">
            <About />
          </p>
        </div>
        {mine.isLoaded && <DataAge at={mine.dataUpdatedAt} copy={mine.error !== null} />}
      </div>
      {all.map(({ test, waiting }) => (
        <RecordTrouble
          key={test}
          records={planRecords}
          id={test}
          waiting={waiting}
          theirs={({ target, weeks }) => listed([testNames[test], formatDay(target, i18n), i18n.number(weeks)], i18n)}
          onEdit={() => {
            open(test);
            setEditing('change');
          }}
        />
      ))}
      {!isKnown && !error && <Skeleton />}
      {!isKnown && error && (
        <ErrorBlock
          title={<Trans>We could not load your plans.</Trans>}
          onRetry={() => void Promise.all([mine.refetch(), ticks.refetch()])}
          busy={mine.isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {isKnown && plans.length === 0 && !isNew && <StatusCheck onPlan={() => setWantsPlan(true)} />}
      {isKnown && isNew && (
        <PlanEditor
          key={asked ?? 'new'}
          test={asked && !plans.some(({ test }) => test === asked) ? asked : undefined}
          kept={undefined}
          taken={plans.map(({ test }) => test)}
          today={today}
          currency={homeCurrencies[info?.country || info?.citizenship || ''] ?? 'USD'}
          onSaved={open}
          onCancel={() => open()}
        />
      )}
      {isKnown && shown && (
        <OnePlan
          key={shown.test}
          test={shown.test}
          plan={shown.plan}
          tests={plans.map(({ test }) => test)}
          today={today}
          isChanging={editing === 'change'}
          onChange={() => setEditing('change')}
          onDone={() => setEditing(undefined)}
          onAdd={plans.length < testIds.length ? () => setEditing('new') : undefined}
          onChoose={open}
        />
      )}
    </div>
  );
}

type OnePlanProps = {
  test: TestId;
  plan: TestPlan;
  tests: readonly TestId[];
  today: string;
  isChanging: boolean;
  onChange: () => void;
  onDone: () => void;
  onAdd: (() => void) | undefined;
  /** without a test: whichever comes first */
  onChoose: (test?: TestId) => void;
};

function OnePlan({ test, plan, tests, today, isChanging, onChange, onDone, onAdd, onChoose }: OnePlanProps) {
  const { i18n } = useLingui();
  const { data: pack, error, refetch, isFetching } = useQuery(packQuery(test, i18n.locale));
  const [isPutting, setPutting] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        {tests.length > 1 ? (
          <Field label={<Trans>Test</Trans>}>
            <Select value={test} onChange={({ target }) => onChoose(target.value as TestId)}>
              {tests.map((id) => (
                <option key={id} value={id}>
                  {testNames[id]}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <h2>{testNames[test]}</h2>
        )}
        <div className="row wrap">
          {!isChanging && (
            <Button onClick={onChange}>
              <Trans>Change the plan</Trans>
            </Button>
          )}
          {onAdd && (
            <Button onClick={onAdd}>
              <Plus />
              <Trans>Plan another test</Trans>
            </Button>
          )}
        </div>
      </div>
      {isChanging && (
        <PlanEditor
          test={test}
          kept={plan}
          taken={tests}
          today={today}
          currency={plan.fee_currency ?? 'USD'}
          onSaved={onDone}
          onCancel={onDone}
        />
      )}
      {!pack && !error && <Skeleton />}
      {!pack && error && (
        <ErrorBlock
          title={<Trans>We could not load the work for this test.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {pack && (
        <>
          <PlanView plan={plan} pack={pack} today={today} />
          <TestFacts pack={pack} today={today} />
        </>
      )}
      <div>
        <Button look="bare" onClick={() => setPutting(true)}>
          <Trans>Put this plan away</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isPutting}
        title={<Trans>Put this plan away?</Trans>}
        confirm={<Trans>Put it away</Trans>}
        onConfirm={() => {
          setPutting(false);
          savePlan(test, { ...plan, shown: false });
          onChoose();
        }}
        onCancel={() => setPutting(false)}
      >
        <Trans>The plan leaves this page and your dates. You can start a new plan for the same test.</Trans>
      </ConfirmDialog>
    </>
  );
}
