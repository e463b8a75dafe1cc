import { todayIn } from '@lantern/abroad/days';
import { studyWeeks } from '@lantern/abroad/study-plan';
import type { TestPlan } from '@lantern/contract/planners.test-prep';
import { type TestId, testIds } from '@lantern/contract/test-ids';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useRecords } from '#api/records.ts';
import { Badge } from '#components/badge.tsx';
import { ButtonLink } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { testNames } from '#components/test-names.ts';
import { frameOf, useTestPlans } from '#features/planners/planners.api.ts';
import { scores } from './tests.api.ts';
import styles from './tests.module.css';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A card for each test that starts its plan, or leads to it; tests to be taken again come first. */
export function Roadmaps() {
  const { t } = useLingui();
  const { rows = [] } = useRecords(scores);
  const { plans, rows: known } = useTestPlans();
  const today = todayIn(zone(), new Date());
  const again = new Set(rows.filter(({ retakePlanned }) => retakePlanned).map(({ testType }) => testType));
  const planOf = (test: TestId) => plans.find((one) => one.test === test)?.plan;
  const rank = (test: TestId) => (again.has(test) ? 0 : planOf(test) ? 1 : 2);
  const ordered = [...testIds].sort((a, b) => rank(a) - rank(b));
  return (
    <section className="stack" aria-labelledby="roadmaps">
      <h2 id="roadmaps">
        <Trans>Study roadmaps</Trans>
      </h2>
      <p className="dim">
        <Trans>Foundation, skills, practice: week by week to your date.</Trans>
      </p>
      <ul className={styles.roadmaps}>
        {ordered.map((test) => {
          const plan = planOf(test);
          const name = testNames[test];
          return (
            <li key={test} className={`card ${styles.roadmap}`}>
              <div>
                <h3>{name}</h3>
                {again.has(test) && (
                  <Badge icon={RotateCcw}>
                    <Trans>Retake planned</Trans>
                  </Badge>
                )}
                {plan && <PlanLine plan={plan} today={today} />}
              </div>
              {known !== undefined && (
                <ButtonLink
                  href={`/test-prep?test=${test}`}
                  aria-label={plan ? t`Open the plan: ${name}` : t`Start a plan: ${name}`}
                >
                  {plan ? <Trans>Open the plan</Trans> : <Trans>Start a plan</Trans>}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function PlanLine({ plan, today }: { plan: TestPlan; today: string }) {
  const { i18n } = useLingui();
  const weeks = studyWeeks(frameOf(plan));
  const now = weeks.find(({ from, to }) => today >= from && today <= to);
  const [number, count, day] = [
    now && i18n.number(now.number),
    i18n.number(weeks.length),
    formatDay(plan.target, i18n),
  ];
  return (
    <p className="small">
      <Trans>Test on {day}</Trans>
      {now && (
        <>
          {' · '}
          <Trans>
            Week {number} of {count}
          </Trans>
        </>
      )}
    </p>
  );
}
