import type { Plannable } from '@lantern/contract/finance';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { homeCurrencies } from '#components/home-currencies.ts';
import { Select } from '#components/inputs.tsx';
import { planProgramme, useCostPlans } from '../finance.api.ts';
import styles from '../finance.module.css';

type PlanProgrammeProps = {
  /** saved programmes without a plan on the page */
  programmes: readonly Plannable[];
  /** the one that the address names */
  asked: string | null;
  home: string;
  onMade: (id: string) => void;
};

/** Makes the plan of a saved programme, filled with what the university and the catalogue say. */
export function PlanProgramme({ programmes, asked, home, onMade }: PlanProgrammeProps) {
  const { t, i18n } = useLingui();
  const { all } = useCostPlans();
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const one = programmes.find(({ id }) => id === (chosen ?? asked)) ?? programmes[0];
  if (!one) return null;
  const { id, country } = one;

  async function make() {
    setBusy(true);
    setFailed(undefined);
    try {
      await planProgramme(
        id,
        all.find((plan) => plan.id === id),
        home,
        homeCurrencies[country] ?? home,
      );
      onMade(id);
    } catch (error) {
      setFailed(explain(error, i18n));
    } finally {
      setBusy(false);
    }
  }

  const nameOf = ({ name, program, is_admitted }: Plannable) => {
    const words = program ? `${name}: ${program}` : name;
    return is_admitted ? t`${words} (offer)` : words;
  };
  return (
    <div className="stack">
      <div className={styles.programme}>
        <Field label={<Trans>Saved programme</Trans>}>
          <Select value={id} onChange={({ target }) => setChosen(target.value)}>
            {programmes.map((programme) => (
              <option key={programme.id} value={programme.id}>
                {nameOf(programme)}
              </option>
            ))}
          </Select>
        </Field>
        <Button look="main" busy={busy} onClick={() => void make()}>
          <Plus />
          <Trans>Plan its costs</Trans>
        </Button>
      </div>
      <div aria-live="polite">{failed && <FieldError id="plan-failed">{failed}</FieldError>}</div>
    </div>
  );
}
