import { sameFigure } from '@lantern/abroad/currencies';
import {
  type CostLine,
  type CostPlan,
  costKinds,
  planLinesMax,
  type SourceLine,
  sourceKinds,
} from '@lantern/contract/finance';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { newId } from '#api/new-id.ts';
import { AmountInput, NumberInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { formatMonth } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { Checkbox, Select, TextInput } from '#components/inputs.tsx';
import { listed } from '#components/listed.ts';
import { formatMoney } from '#components/money.ts';
import { MonthInput } from '#components/month-input.tsx';
import styles from '../finance.module.css';
import type { Exchange } from '../rates/exchange.ts';
import { LineFact } from './line-fact.tsx';
import { costWords, sourceWords } from './plan-words.ts';

type PlanLinesProps = { plan: CostPlan; change: (part: Partial<CostPlan>) => void; exchange: Exchange };

/** Every cost and every source of money, to be changed. */
export function PlanLines({ plan, change, exchange }: PlanLinesProps) {
  const { i18n } = useLingui();
  const { costs, sources } = plan;
  const [added, setAdded] = useState<string>();
  const edit = <T extends { id: string }>(lines: T[], id: string, part: Partial<T>) =>
    lines.map((line) => (line.id === id ? { ...line, ...part } : line));
  const month = costs[0]?.month ?? sources[0]?.month ?? '2027-09';
  const fresh = { label: '', amount: null, month, times: 1, from_application: false };
  return (
    <>
      <h3>
        <Trans>What it costs</Trans>
      </h3>
      {costs.map((line) => (
        <Line
          key={line.id}
          line={line}
          isNew={line.id === added}
          kinds={costKinds.map((kind) => [kind, i18n._(costWords[kind])])}
          edit={(part) => change({ costs: edit<CostLine>(costs, line.id, part as Partial<CostLine>) })}
          remove={() => change({ costs: costs.filter(({ id }) => id !== line.id) })}
        >
          {line.fact && (
            <LineFact
              line={line}
              fact={line.fact}
              use={(part) => change({ costs: edit<CostLine>(costs, line.id, part) })}
            />
          )}
          {line.kind === 'deposit' && line.amount !== null && (
            <p className="small dim">
              <Trans>A deposit is usually part of the tuition. Then write less there.</Trans>
            </p>
          )}
        </Line>
      ))}
      {costs.length < planLinesMax && (
        <div>
          <Button
            onClick={() => {
              const id = newId();
              setAdded(id);
              change({ costs: [...costs, { ...fresh, id, kind: 'other', currency: plan.currency, fact: null }] });
            }}
          >
            <Plus />
            <Trans>Add a cost</Trans>
          </Button>
        </div>
      )}
      <h3>
        <Trans>Where the money comes from</Trans>
      </h3>
      {sources.map((line) => (
        <Line
          key={line.id}
          line={line}
          isNew={line.id === added}
          kinds={sourceKinds.map((kind) => [kind, i18n._(sourceWords[kind])])}
          edit={(part) => change({ sources: edit<SourceLine>(sources, line.id, part as Partial<SourceLine>) })}
          remove={() => change({ sources: sources.filter(({ id }) => id !== line.id) })}
        >
          <Checkbox
            checked={line.certain}
            onChange={({ target }) =>
              change({ sources: edit<SourceLine>(sources, line.id, { certain: target.checked }) })
            }
          >
            <Trans>This money is certain</Trans>
          </Checkbox>
        </Line>
      ))}
      {sources.length < planLinesMax && (
        <div>
          <Button
            onClick={() => {
              const id = newId();
              setAdded(id);
              change({
                sources: [...sources, { ...fresh, id, kind: 'family', currency: exchange.home, certain: false }],
              });
            }}
          >
            <Plus />
            <Trans>Add a source</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

type LineProps = {
  line: CostLine | SourceLine;
  kinds: [string, string][];
  /** Just added: its kind and month are still to be said. */
  isNew: boolean;
  edit: (part: Partial<CostLine> | Partial<SourceLine>) => void;
  remove: () => void;
  children?: ReactNode;
};

/** What for, when and how much in one line; everything else of it opens under its name. */
function Line({ line, kinds, isNew, edit, remove, children }: LineProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(isNew);
  const panel = useId();
  const word = kinds.find(([kind]) => kind === line.kind)?.[1];
  const name = line.label ? `${word}: ${line.label}` : (word ?? '');
  return (
    <div className={styles.line} data-kind={line.kind}>
      <button
        type="button"
        className={styles.what}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{name}</b>
        <small>
          <About line={line} />
        </small>
        <ChevronDown className="s" />
      </button>
      <AmountInput
        label={<span className="vh">{listed([name, line.currency], i18n)}</span>}
        currency={line.currency}
        value={line.amount}
        onChange={(amount) => edit({ amount })}
      />
      <div id={panel} className={styles.more} hidden={!isOpen}>
        {isOpen && (
          <>
            {children}
            <LineFields line={line} kinds={kinds} edit={edit} />
            <Button look="bare" className={styles.remove} onClick={remove}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** What can be read of a line without opening it. */
function About({ line }: { line: CostLine | SourceLine }) {
  const { i18n } = useLingui();
  const month = formatMonth(line.month, i18n);
  const fact = 'fact' in line && line.fact && line.fact.amount !== null ? line.fact : undefined;
  const published = fact && formatMoney(fact.amount ?? 0, fact.currency, i18n);
  return (
    <>
      {line.currency} ·{' '}
      {line.times === 1 ? (
        month
      ) : (
        <Plural value={line.times} one={`# month from ${month}`} other={`# months from ${month}`} />
      )}
      {line.from_application && (
        <>
          {' · '}
          <Trans>From your application</Trans>
        </>
      )}
      {'certain' in line && (
        <>
          {' · '}
          {line.certain ? <Trans>certain</Trans> : <Trans>not certain</Trans>}
        </>
      )}
      {published && line.amount === null && (
        <>
          {' · '}
          <Trans>published: {published}</Trans>
        </>
      )}
    </>
  );
}

function LineFields({ line, kinds, edit }: Pick<LineProps, 'line' | 'kinds' | 'edit'>) {
  return (
    <div className={styles.fields}>
      <Field label={<Trans>What for</Trans>}>
        <Select value={line.kind} onChange={({ target }) => edit({ kind: target.value } as Partial<CostLine>)}>
          {kinds.map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </Select>
      </Field>
      <CurrencySelect
        label={<Trans>Currency</Trans>}
        value={line.currency}
        onChange={(currency) => edit({ currency, amount: sameFigure(line.amount, line.currency, currency) })}
      />
      <Field label={<Trans>First month</Trans>}>
        <MonthInput
          name={`month-${line.id}`}
          value={line.month}
          min="2020-01"
          max="2045-12"
          onChange={(month) => /^\d{4}-\d\d$/.test(month) && edit({ month })}
        />
      </Field>
      <NumberInput
        label={<Trans>How many months</Trans>}
        value={line.times}
        min={1}
        max={120}
        onChange={(times) => edit({ times })}
      />
      <Field label={<Trans>Note</Trans>} optional>
        <TextInput value={line.label} maxLength={80} onChange={({ target }) => edit({ label: target.value })} />
      </Field>
    </div>
  );
}
