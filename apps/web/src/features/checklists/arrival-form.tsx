import type { ArrivalPack, SettlementPlan } from '@lantern/contract/checklists';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { formatDay } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { fetchSheet, useVisaPlans } from './checklists.api.ts';
import styles from './checklists.module.css';
import { PlanDay } from './plan-day.tsx';

type TextField =
  | 'university'
  | 'address'
  | 'contact'
  | 'contact_phone'
  | 'home_contact'
  | 'flight'
  | 'insurance'
  | 'notes';
const fields: [TextField, MessageDescriptor, number][] = [
  ['address', msg`First address`, 300],
  ['university', msg`University and office`, 200],
  ['flight', msg`Flight`, 200],
  ['contact', msg`Contact there`, 200],
  ['contact_phone', msg`Their phone`, 60],
  ['home_contact', msg`Contact at home, with phone`, 200],
  ['insurance', msg`Insurance, with number`, 200],
  ['notes', msg`Other things you want to have ready`, 500],
];

type ArrivalFormProps = {
  plan: SettlementPlan;
  change: (part: Partial<SettlementPlan>) => void;
  pack: ArrivalPack;
  /** there is something on the server to print */
  isSaved: boolean;
  today: string;
};

/** Where and when; and the one page for the day of arrival, which stands here without a connection too. */
export function ArrivalForm({ plan, change, pack, isSaved, today }: ArrivalFormProps) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { plans } = useVisaPlans();
  const intake = plans.find(({ country }) => country === plan.country)?.plan.intake;
  // what the visa page knows already
  const destinations = plan.country ? [] : plans.filter((one) => one.plan.shown).map(({ country }) => country);
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  const emergency = pack.facts.find(({ about }) => about === 'emergency');

  async function print() {
    setBusy(true);
    setProblem('');
    try {
      saveFile(await fetchSheet(i18n.locale), 'arrival-sheet.pdf');
    } catch (error) {
      setProblem(explain(error, i18n));
    }
    setBusy(false);
  }

  return (
    <section className="stack" aria-labelledby="arrival">
      <h2 id="arrival" className="vh">
        <Trans>Arrival</Trans>
      </h2>
      {destinations.length > 0 && (
        <div className="row wrap">
          {destinations.map((country) => (
            <Button key={country} onClick={() => change({ country })}>
              <Trans>Use {names.of(country)}</Trans>
            </Button>
          ))}
        </div>
      )}
      <div className={styles.fields}>
        <CountrySelect
          label={<Trans>Country</Trans>}
          value={plan.country ?? ''}
          onChange={({ target }) => change({ country: target.value || null })}
        />
        <PlanDay
          label={<Trans>Day of arrival</Trans>}
          value={plan.arrival}
          onChange={(arrival) => change({ arrival })}
        />
      </div>
      {plan.country && !pack.has_facts && (
        <p className="note info">
          <Trans>We have no facts about arriving there yet. The list below is for every country.</Trans>
        </p>
      )}
      {plan.arrival && plan.arrival < today && (
        <p className="small dim">
          <Trans>You arrived on {formatDay(plan.arrival, i18n)}. Welcome.</Trans>
        </p>
      )}
      {plan.arrival && intake && plan.arrival > intake && (
        <p className="note warn">
          <Trans>Your course starts on {formatDay(intake, i18n)}, before you arrive.</Trans>
        </p>
      )}
      <details className="fold">
        <summary>
          <Trans>Arrival sheet: addresses and numbers for the first day</Trans>
          <ChevronDown />
        </summary>
        <div className="stack">
          {typeof emergency?.value === 'string' && (
            <p className={styles.emergency} lang={emergency.language ?? 'en'} dir="auto">
              {emergency.value}
            </p>
          )}
          <div className={styles.fields}>
            {fields.map(([name, label, most]) => (
              <Field key={name} label={i18n._(label)} optional>
                <TextInput
                  value={plan[name]}
                  maxLength={most}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              </Field>
            ))}
          </div>
          <div className="row wrap">
            <Button busy={busy} blocked={!isSaved} aria-describedby="sheet-about" onClick={() => void print()}>
              <Download />
              <Trans>Save as PDF</Trans>
            </Button>
            <p id="sheet-about" className="small dim">
              {isSaved ? (
                <Trans>One page to print. It also opens without a connection.</Trans>
              ) : (
                <Trans>Choose a country or a day first.</Trans>
              )}
            </p>
          </div>
          <p role="alert" className="small">
            {problem}
          </p>
        </div>
      </details>
    </section>
  );
}
