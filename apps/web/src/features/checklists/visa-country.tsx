import { datedSteps } from '@lantern/abroad/timeline';
import { type VisaPack, type VisaPlan, visaStepKey } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import type { Waiting } from '#api/record-waiting.ts';
import { useChosenDays } from '#api/task-marks.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { formatDay } from '#components/dates.ts';
import { Flame } from '#components/lantern-mark.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { useDraft } from '#components/use-draft.ts';
import { isOfAge } from '#components/wanted-papers.ts';
import { WorldFactView } from '#components/world-fact.tsx';
import { Appointments } from './appointments.tsx';
import { saveVisaPlan, useTicks, visas } from './checklists.api.ts';
import styles from './checklists.module.css';
import { FactName } from './fact-name.tsx';
import { FundsHeld } from './funds-held.tsx';
import { PlanDay } from './plan-day.tsx';
import { Refusals } from './refusals.tsx';
import { Section } from './section.tsx';
import { VisaDates } from './visa-dates.tsx';
import { VisaPapers } from './visa-papers.tsx';

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
};

/** One destination: what to do next, the dates, the papers, the money, the rules. */
export function VisaCountry({
  pack,
  plan: kept,
  waiting,
  citizenship,
  born,
  today,
  name,
  firstDays,
}: VisaCountryProps) {
  const { i18n } = useLingui();
  const { country } = pack;
  const [plan, change] = useDraft(kept, (next: VisaPlan) => saveVisaPlan(country, { ...next, shown: true }));
  const ticks = useTicks();
  const nationality = plan.nationality ?? citizenship;
  const ofAge = isOfAge(born, today);
  const done = new Set(
    pack.steps.map(({ id }) => id).filter((id) => ticks.get(visaStepKey(country, id))?.state === 'completed'),
  );
  const chosen = useChosenDays();
  const planned = pack.steps.map(({ id, weeks, kind }) => ({
    id,
    days: weeks * 7,
    kind,
    chosen: chosen(visaStepKey(country, id)) ?? firstDays.get(id),
  }));
  const dated = plan.intake ? datedSteps(planned, plan.intake, today, done) : [];
  const next =
    dated.find(({ state, kind }) => kind === 'due' && (state === 'late' || state === 'today')) ??
    dated.find(({ state, kind }) => kind === 'due' && state === 'ahead');
  const titleOf = (id: string) => pack.steps.find((step) => step.id === id)?.title;

  return (
    <div className="stack">
      <RecordTrouble
        records={visas}
        id={country}
        waiting={waiting as never}
        theirs={() => null}
        onEdit={() => undefined}
      />
      {pack.visa && (
        <p className="dim">
          {name}: {pack.visa}
        </p>
      )}
      {!pack.has_pack && (
        <p className="note info">
          <Trans>
            We have no pack for {name} yet. These are the papers that every country asks for: the embassy's own list is
            the one that counts.
          </Trans>
        </p>
      )}
      <div className={styles.fields}>
        <PlanDay
          label={<Trans>First day of the course</Trans>}
          value={plan.intake}
          onChange={(intake) => change({ intake })}
        />
        <CountrySelect
          label={<Trans>Your nationality</Trans>}
          value={nationality}
          onChange={({ target }) => change({ nationality: target.value || null })}
        />
      </div>
      {plan.intake && plan.intake < today && (
        <p className="note warn">
          <Trans>This course has begun already. Check the date.</Trans>
        </p>
      )}
      {next && (
        <section className="lit stack">
          <p className="small row">
            <Flame />
            <Trans>Do this next</Trans>
          </p>
          <p className="big">{titleOf(next.id)}</p>
          <p>
            {next.state === 'late' ? (
              <Trans>
                Planned for {formatDay(next.day, i18n)}. <Link href="/progress-tracker">Choose a new day</Link>
              </Trans>
            ) : (
              <Trans>By {formatDay(next.day, i18n)}</Trans>
            )}
          </p>
        </section>
      )}
      <div className={styles.cols}>
        <VisaDates pack={pack} dated={dated} intake={plan.intake} today={today} ticks={ticks} />
        <VisaPapers pack={pack} holder={{ nationality, isOfAge: ofAge }} intake={plan.intake} ticks={ticks} />
      </div>
      <Appointments plan={plan} change={change} country={country} />
      <div className={styles.cols}>
        {pack.funds && <FundsHeld funds={pack.funds} facts={pack.facts} plan={plan} change={change} today={today} />}
        {pack.facts.length > 0 && (
          <Section id="visa-facts" title={<Trans>Fees and rules</Trans>}>
            {pack.facts.map((fact) => (
              <WorldFactView
                key={`${fact.key} ${fact.about}`}
                fact={fact}
                today={today}
                label={<FactName name={fact.key} />}
              />
            ))}
          </Section>
        )}
      </div>
      <Section id="visa-links" title={<Trans>Official pages</Trans>}>
        <ul className="rules closed">
          {pack.links.map(({ title, url }) => (
            <li key={url}>
              <a className="btn bare" href={url} target="_blank" rel="noreferrer">
                {title}
                <ExternalLink className="s" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Refusals refusals={pack.refusals} country={country} ticks={ticks} />
      {isBuilt('/mock-interview') && (
        <div>
          <ButtonLink href={`/mock-interview?type=visa&country=${country}`}>
            <Trans>Practise the visa interview</Trans>
          </ButtonLink>
        </div>
      )}
      <details className="fold">
        <summary>
          <Trans>Who decides</Trans>
          <ChevronDown />
        </summary>
        <p className="small">
          <Trans>
            The embassy decides. Lantern is not a visa adviser: look at the official page before you pay or sign.
          </Trans>
        </p>
      </details>
      {kept.shown && (
        <div>
          <Button look="bare" onClick={() => saveVisaPlan(country, { ...plan, shown: false })}>
            <Trans>Take {name} off the page</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
