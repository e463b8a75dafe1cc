import type { Output } from '@lantern/contract/endpoint';
import type { startMatching, weighFilters } from '@lantern/contract/matching';
import { budgetLimits, budgetSlider, matchLevels } from '@lantern/contract/matching.filters';
import { plainDigits } from '@lantern/contract/typed-text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIdle } from '#api/idle.ts';
import { useStudyWishes } from '#api/study-wishes.ts';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, Select, TextInput } from '#components/inputs.tsx';
import { Stays } from '#components/stays.tsx';
import { useSettled } from '#components/use-settled.ts';
import { GradeFilter } from './grade-filter.tsx';
import { startQuery, weighQuery } from './matching.api.ts';
import styles from './matching.module.css';
import { byName, fieldName, languageName, levelWords, regionName, usDollars } from './matching-words.ts';
import { Slider } from './slider.tsx';
import type { Wishes } from './wishes.ts';

type Weighed = Output<typeof weighFilters>;

type FilterFormProps = {
  /** for the button that sends it from outside; without one it has its own */
  id?: string;
  start: Output<typeof startMatching>;
  /** what the fields begin with */
  begin: Wishes;
  onFind: (wishes: Wishes) => void;
};

/** The filters. Nothing is asked until Find Matches is pressed. */
export function FilterForm({ id, start, begin, onFind }: FilterFormProps) {
  const { i18n } = useLingui();
  const [wishes, setWishes] = useState(begin);
  const { data: atLevel = start } = useQuery(startQuery(wishes.level));
  const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
  const any = <Trans>Any</Trans>;
  const untold = useStudyWishes()?.gpa_untold ?? null;
  const isIdle = useIdle();
  const settled = useSettled(wishes, begin, 400);
  const { data: weighed, isPlaceholderData } = useQuery({ ...weighQuery(settled), enabled: isIdle });
  // what was counted for other filters says nothing of these
  const isCounted = weighed && !isPlaceholderData && settled === wishes;
  function costOf(filter: Weighed['without'][number]['filter'], isOn: boolean): ReactNode {
    const without = isCounted && isOn && weighed.without.find((one) => one.filter === filter)?.matches;
    return without ? <Stays now={weighed.matches} without={without} /> : undefined;
  }
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(wishes);
      }}
    >
      <div className={styles.filters}>
        <Choice
          label={<Trans>Program level</Trans>}
          any={any}
          value={wishes.level}
          cost={costOf('level', wishes.level !== '')}
          options={matchLevels.map((level) => [level, i18n._(levelWords[level])])}
          onChange={(level) => change({ level: level as Wishes['level'] })}
        />
        <Choice
          label={<Trans>Field of study</Trans>}
          any={any}
          value={wishes.field}
          cost={costOf('field', wishes.field !== '')}
          options={byName(start.fields, (code) => fieldName(code, i18n), i18n)}
          onChange={(field) => change({ field })}
        />
        <Choice
          label={<Trans>Country</Trans>}
          any={any}
          value={wishes.country}
          cost={costOf('country', wishes.country !== '')}
          options={byName(start.countries, (code) => regionName(code, i18n), i18n)}
          onChange={(country) => change({ country })}
        />
        <Choice
          label={<Trans>Language of teaching</Trans>}
          any={any}
          value={wishes.language}
          cost={costOf('language', wishes.language !== '')}
          options={start.languages.map((code) => [code, languageName(code, i18n)])}
          onChange={(language) => change({ language })}
        />
        <Budget
          budget={wishes.budget}
          cost={costOf('budget', wishes.budget !== null)}
          onChange={(budget) => change({ budget })}
        />
        <GradeFilter
          gpa={wishes.gpa}
          judged={atLevel.judged_by}
          untold={untold}
          cost={costOf('grade', wishes.gpa !== null)}
          onChange={(gpa) => change({ gpa })}
        />
      </div>
      <p role="status" className="small">
        {isCounted && <Fitting count={weighed.matches} unconfirmed={weighed.unconfirmed} />}
      </p>
      {!id && (
        <Button look="main" type="submit" wide>
          <Trans>Find Matches</Trans>
        </Button>
      )}
    </form>
  );
}

/** How many universities are known to fit what is chosen, and of how many nobody knows. */
function Fitting({ count, unconfirmed }: { count: number; unconfirmed: number }) {
  return (
    <>
      <Plural
        value={count}
        _0="No university fits. Remove a filter."
        one="# university fits."
        other="# universities fit."
      />
      {unconfirmed > 0 && (
        <>
          {' '}
          <Plural
            value={unconfirmed}
            one="We do not know if # more fits. It has a list of its own."
            other="We do not know if # more fit. They have a list of their own."
          />
        </>
      )}
    </>
  );
}

type ChoiceProps = {
  label: ReactNode;
  any: ReactNode;
  value: string;
  /** what it costs while it is on */
  cost: ReactNode;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
};

function Choice({ label, any, value, cost, options, onChange }: ChoiceProps) {
  return (
    <Field label={label} help={cost}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type BudgetProps = { budget: number | null; cost: ReactNode; onChange: (budget: number | null) => void };

function Budget({ budget, cost, onChange }: BudgetProps) {
  const { i18n, t } = useLingui();
  return (
    <div>
      <Slider
        label={<Trans>Budget for a year: tuition and living</Trans>}
        said={budget === null ? t`any` : usDollars(budget, i18n)}
        value={Math.min(budgetSlider.max, Math.max(budgetSlider.min, budget ?? budgetSlider.max))}
        range={{ min: budgetSlider.min, max: budgetSlider.max, step: budgetSlider.step }}
        help={cost}
        onChange={onChange}
      />
      <Field label={<Trans>Or write an amount, in US dollars</Trans>} optional>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={7}
          value={budget === null ? '' : String(budget)}
          onChange={({ target }) => {
            const typed = plainDigits(target.value).replace(/\D/g, '');
            onChange(typed === '' ? null : Math.min(budgetLimits.max, Number(typed)));
          }}
        />
      </Field>
      <Checkbox
        checked={budget === null}
        onChange={({ target }) => onChange(target.checked ? null : budgetSlider.usual)}
      >
        <Trans>Any price</Trans>
      </Checkbox>
    </div>
  );
}
