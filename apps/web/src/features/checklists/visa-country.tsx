import { type VisaPack, type VisaPlan, visaStepKey } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isBuilt } from '#api/built-screens.ts';
import type { Waiting } from '#api/record-waiting.ts';
import { useUser } from '#api/session.ts';
import { useChosenDays } from '#api/task-marks.ts';
import { ButtonLink } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { useDraft } from '#components/use-draft.ts';
import { isOfAge } from '#components/wanted-papers.ts';
import { Appointments } from './appointments.tsx';
import { saveVisaPlan, usePapers, useTicks, visas } from './checklists.api.ts';
import type { Closing } from './closing-first.ts';
import { FundsHeld } from './funds-held.tsx';
import { Refusals } from './refusals.tsx';
import styles from './visa.module.css';
import { VisaDates } from './visa-dates.tsx';
import { visaLines } from './visa-parts.ts';
import { VisaRules } from './visa-rules.tsx';
import { VisaSetup } from './visa-setup.tsx';
import { VisaSteps } from './visa-steps.tsx';

const knownClosing = partOf(async () => (await import('./known-closing.tsx')).KnownClosing);

type VisaCountryProps = {
  pack: VisaPack;
  plan: VisaPlan;
  waiting: Waiting | undefined;
  /** of the record */
  citizenship: string;
  /** of the record; empty where it is not given */
  born: string;
  today: string;
  name: string;
  /** of steps that several destinations ask for once: when the first of them needs it */
  firstDays: ReadonlyMap<string, string>;
  /** the way to another country, last of what opens */
  others: ReactNode;
};

/** One destination: its steps, one of them open; dates, money, rules and refusals open on demand. */
export function VisaCountry({
  pack,
  plan: kept,
  waiting,
  citizenship,
  born,
  today,
  name,
  firstDays,
  others,
}: VisaCountryProps) {
  const { country } = pack;
  const [plan, change] = useDraft(kept, (next: VisaPlan) => saveVisaPlan(country, { ...next, shown: true }));
  const ticks = useTicks();
  const vault = usePapers();
  const { papers } = vault;
  const asked = [vault, ticks];
  const { intake } = plan;
  const { since } = useUser();
  const nationality = plan.nationality ?? citizenship;
  const holder = { nationality, isOfAge: isOfAge(born, today) };
  const chosen = useChosenDays();
  const chosenOf = (step: string) => chosen(visaStepKey(country, step)) ?? firstDays.get(step);
  const [closing, setClosing] = useState<Closing>();
  // whoever has an appointment has more than an application
  const waitsForOffer = plan.appointments.length === 0;
  const { lines, dated } = visaLines({
    ...{ pack, holder, intake, today, since, tickOf: ticks.get, chosenOf, papers },
    closes: waitsForOffer ? closing?.day : undefined,
  });
  const extras = {
    apply: (
      <>
        <Appointments plan={plan} change={change} country={country} />
        {isBuilt('/mock-interview') && (
          <div>
            <ButtonLink href={`/mock-interview?type=visa&country=${country}`}>
              <Trans>Practise the visa interview</Trans>
            </ButtonLink>
          </div>
        )}
      </>
    ),
  };
  return (
    <div className="stack">
      <RecordTrouble
        records={visas}
        id={country}
        waiting={waiting as never}
        theirs={() => null}
        onEdit={() => undefined}
      />
      <VisaSetup
        pack={pack}
        plan={plan}
        change={change}
        nationality={nationality}
        name={name}
        today={today}
        onRemove={kept.shown ? () => saveVisaPlan(country, { ...plan, shown: false }) : undefined}
      />
      {waitsForOffer && (
        <WhenIdle>
          <Lazy
            part={knownClosing}
            props={{ country, today, isHeld: dated.some(({ isHeld }) => isHeld), onKnown: setClosing }}
          />
        </WhenIdle>
      )}
      {!pack.has_pack && (
        <p className="note info">
          <Trans>
            We do not know the rules of {name} yet. These are the papers that every country asks for. Check the list of
            the embassy.
          </Trans>
        </p>
      )}
      <div className={styles.cols}>
        {areKnown(asked) ? (
          <VisaSteps
            pack={pack}
            lines={lines}
            hasDay={intake !== null}
            today={today}
            ticks={ticks}
            papers={papers}
            extras={extras}
          />
        ) : (
          <Unknown asked={asked} />
        )}
        <div className={styles.folds}>
          <NextDays pack={pack} dated={dated} />
          <details className="fold">
            <summary>
              {intake ? (
                <Trans>All dates, counted back from your course</Trans>
              ) : (
                <Trans>All steps, with their weeks</Trans>
              )}
              <ChevronDown />
            </summary>
            <VisaDates pack={pack} dated={dated} intake={intake} today={today} />
          </details>
          {pack.funds && (
            <details className="fold">
              <summary>
                <Trans>Do you have enough money to show?</Trans>
                <ChevronDown />
              </summary>
              <FundsHeld funds={pack.funds} facts={pack.facts} plan={plan} change={change} today={today} />
            </details>
          )}
          <VisaRules pack={pack} today={today} />
          <Refusals refusals={pack.refusals} country={country} ticks={ticks} />
          {others}
        </div>
      </div>
    </div>
  );
}

/** Three dates beside the steps, where there is room for them. */
function NextDays({ pack, dated }: { pack: VisaPack; dated: ReturnType<typeof visaLines>['dated'] }) {
  const { i18n } = useLingui();
  const next = dated.filter(({ kind, state }) => kind === 'due' && state !== 'done').slice(0, 3);
  if (next.length === 0) return null;
  return (
    <section className="only-wide" aria-labelledby="visa-days">
      <div className="head">
        <h2 id="visa-days">
          <Trans>Next dates</Trans>
        </h2>
      </div>
      <ul className={styles.days}>
        {next.map(({ id, day }) => (
          <li key={id}>
            {pack.steps.find((step) => step.id === id)?.title}
            <time dateTime={day}>{formatDay(day, i18n)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
