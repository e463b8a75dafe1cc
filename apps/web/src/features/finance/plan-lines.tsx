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
import { type ReactNode, useState } from 'react';
import { newId } from '#api/new-id.ts';
import { AmountInput, NumberInput } from '#components/amount-input.tsx';
import { Button } from '#components/button.tsx';
import { CurrencySelect } from '#components/currency-select.tsx';
import { formatMonth } from '#components/dates.ts';
import { Field } from '#components/field.tsx';
import { Checkbox, Select, TextInput } from '#components/inputs.tsx';
import { MonthInput } from '#components/month-input.tsx';
import type { Exchange } from './exchange.ts';
import styles from './finance.module.css';
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
            <Trans>This is certain, not hoped for</Trans>
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

/** What for, how much and when; what is seldom changed is folded. */
function Line({ line, kinds, isNew, edit, remove, children }: LineProps) {
  const { i18n } = useLingui();
  const [startsOpen] = useState(isNew);
  const word = kinds.find(([kind]) => kind === line.kind)?.[1];
  const month = formatMonth(line.month, i18n);
  return (
    <div className={styles.line} data-kind={line.kind}>
      <AmountInput
        label={line.label ? `${word}: ${line.label}` : word}
        currency={line.currency}
        value={line.amount}
        onChange={(amount) => edit({ amount })}
        help={
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
          </>
        }
      />
      {children && <div className="stack">{children}</div>}
      <details className={`fold ${styles.more}`} open={startsOpen}>
        <summary>
          <Trans>Month, currency, note</Trans>
          <ChevronDown />
        </summary>
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
            onChange={(currency) => edit({ currency })}
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
        <Button look="bare" className={styles.remove} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      </details>
    </div>
  );
}
