import { addDays } from '@lantern/abroad/days';
import { planStudy, type StudyPlan, weeklySaving } from '@lantern/abroad/study-plan';
import type { PrepPack, TestPlan } from '@lantern/contract/planners.test-prep';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { formatDay } from '#components/dates.ts';
import { formatMoney } from '#components/money.ts';
import { testNames } from '#components/test-names.ts';
import { LeftOutList } from './left-out.tsx';
import { phaseWords } from './phase-words.ts';
import { frameOf, usePrepTicks } from './planners.api.ts';
import styles from './planners.module.css';
import { Shortness } from './shortness.tsx';
import { StudyWeekView } from './study-week.tsx';

type PlanViewProps = { plan: TestPlan; pack: PrepPack; today: string };

/** One plan as it stands today: what is left, why it may be short, and the weeks with their work. */
export function PlanView({ plan, pack, today }: PlanViewProps) {
  const { i18n } = useLingui();
  const ticks = usePrepTicks();
  const done = ticks.doneOf(pack.test, plan.start);
  const study = planStudy(pack.items, frameOf(plan), done, today);
  const all = study.weeks.flatMap(({ items }) => items);
  const open = study.weeks.find(({ number }) => number >= study.current)?.number;
  return (
    <div className="stack">
      <Figures study={study} plan={plan} done={all.filter(({ isDone }) => isDone).length} all={all.length} />
      {study.daysLeft < 0 && (
        <p className="note info">
          <Trans>
            The day of this test has passed. Add your result under Tests &amp; Prep, or change the plan for the next
            try.
          </Trans>
        </p>
      )}
      {study.daysLeft >= 0 && <Shortness study={study} plan={plan} />}
      {study.moved > 0 && study.daysLeft >= 0 && (
        <p className="note info" role="status">
          <Plural
            value={study.moved}
            one="# thing was missed. You find it in a later week now."
            other="# things were missed. You find them in later weeks now."
          />
        </p>
      )}
      <Slack study={study} plan={plan} />
      <FeeLine plan={plan} today={today} />
      <p className="small dim">
        <Trans>We estimate the hours for each thing.</Trans>
      </p>
      <div className={styles.weeks}>
        {study.weeks.map((week) => (
          <StudyWeekView
            key={week.number}
            week={week}
            pack={pack}
            startsOpen={week.number === open}
            isNow={week.number === study.current}
            onTick={(item, isDone) => ticks.put(pack.test, item, isDone ? today : null)}
          />
        ))}
      </div>
      <LeftOutList leftOut={study.leftOut} pack={pack} />
      <p className="vh" role="status">
        {testNames[pack.test]} {formatDay(plan.target, i18n)}
      </p>
    </div>
  );
}

function Figures({ study, plan, done, all }: { study: StudyPlan; plan: TestPlan; done: number; all: number }) {
  const { i18n } = useLingui();
  const week = study.weeks.find(({ number }) => number === study.current);
  const [number, count, phase] = [
    i18n.number(study.current),
    i18n.number(study.weeks.length),
    week && i18n._(phaseWords[week.phase]),
  ];
  const [doneOf, total] = [i18n.number(done), i18n.number(all)];
  return (
    <dl className={styles.figures}>
      <div>
        <dt>
          <Trans>Test day</Trans>
        </dt>
        <dd>{formatDay(plan.target, i18n)}</dd>
      </div>
      {study.daysLeft >= 0 && (
        <div>
          <dt>
            <Trans>Days left</Trans>
          </dt>
          <dd>
            <b className="num">{i18n.number(study.daysLeft)}</b>{' '}
            <small className="dim">
              <Plural value={study.studyDaysLeft} one="# to study" other="# to study" />
            </small>
          </dd>
        </div>
      )}
      {week && (
        <div>
          <dt>
            <Trans>
              Week {number} of {count}
            </Trans>
          </dt>
          <dd>{phase}</dd>
        </div>
      )}
      <div>
        <dt>
          <Trans>Done</Trans>
        </dt>
        <dd className="num">
          <Trans>
            {doneOf} of {total}
          </Trans>
        </dd>
      </div>
    </dl>
  );
}

/** Two weeks and more between the end of the plan and the test: what was learned fades. */
const slackDays = 14;

function Slack({ study, plan }: { study: StudyPlan; plan: TestPlan }) {
  const { i18n } = useLingui();
  const end = study.weeks.at(-1)?.to;
  if (!end || addDays(end, slackDays) >= plan.target || study.daysLeft < 0) return null;
  const [ends, better] = [formatDay(end, i18n), formatDay(addDays(plan.target, -plan.weeks * 7), i18n)];
  return (
    <p className="note info">
      <Trans>
        Your plan ends on {ends}, long before the test. If you begin on {better}, it ends just before the test.
      </Trans>
    </p>
  );
}

function FeeLine({ plan: { fee, fee_currency, pay_by }, today }: { plan: TestPlan; today: string }) {
  const { i18n } = useLingui();
  if (fee === null || fee_currency === null) return null;
  const sum = formatMoney(fee, fee_currency, i18n);
  if (!pay_by)
    return (
      <p>
        <Trans>Fee: {sum}</Trans>
      </p>
    );
  const day = formatDay(pay_by, i18n);
  if (pay_by < today)
    return (
      <p className="note warn">
        <TriangleAlert />
        <Trans>
          The fee of {sum} was due on {day}. If you have paid it, remove the day from the plan.
        </Trans>
      </p>
    );
  const { weeks, amount } = weeklySaving(fee, today, pay_by);
  const each = formatMoney(amount, fee_currency, i18n);
  return (
    <p>
      <Plural
        value={weeks}
        one={`Fee: ${sum}, due on ${day}. That is ${each} in the # week until then.`}
        other={`Fee: ${sum}, due on ${day}. That is ${each} a week for # weeks.`}
      />
    </p>
  );
}
