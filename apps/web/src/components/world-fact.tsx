import { fromMain } from '@lantern/abroad/currencies';
import { mayDecide, type WorldFact } from '@lantern/contract/world-facts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Remark } from './badge.tsx';
import { formatDay, formatMonth } from './dates.ts';
import { formatMoney } from './money.ts';
import styles from './world-fact.module.css';

type WorldFactProps = {
  fact: WorldFact;
  /** what it is: "Visa fee" */
  label: ReactNode;
  /** `YYYY-MM-DD`, where the reader is */
  today: string;
  /** beside the figure, such as the same in another currency */
  beside?: ReactNode;
};

/** A fact with its scope, source and age. What nobody has checked, or is due for review, is lighter and says so. */
export function WorldFactView({ fact, label, today, beside }: WorldFactProps) {
  const counts = mayDecide(fact, today);
  const host = new URL(fact.link).host.replace(/^www\./, '');
  return (
    <div className={counts ? styles.fact : `${styles.fact} ${styles.stale}`}>
      <p className={styles.label}>
        {label}
        {fact.about && <span className="dim"> · {fact.about}</span>}
      </p>
      <p className={typeof fact.value === 'string' ? styles.text : styles.value}>
        <FactValue fact={fact} /> {beside}
      </p>
      {fact.note && <p className="small dim">{fact.note}</p>}
      <p className={styles.source}>
        <a href={fact.link} target="_blank" rel="noreferrer">
          {host}
          <ExternalLink className="s" aria-hidden="true" />
          <span className="vh">
            <Trans>(opens a new tab)</Trans>
          </span>
        </a>
        <FactAge fact={fact} counts={counts} />
      </p>
    </div>
  );
}

function FactValue({ fact: { value, state, currency, unit } }: { fact: WorldFact }) {
  const { i18n } = useLingui();
  if (state === 'unknown') return <Trans>Unknown</Trans>;
  if (state === 'none' || value === null) return <Trans>No fixed figure</Trans>;
  if (typeof value === 'string') return value;
  // facts are in the main unit
  const one = (figure: number) =>
    currency ? formatMoney(fromMain(figure, currency), currency, i18n) : i18n.number(figure);
  const figure = typeof value === 'number' ? one(value) : `${one(value.low)} – ${one(value.high)}`;
  return (
    <>
      {figure} <UnitWord unit={unit} />
    </>
  );
}

function UnitWord({ unit }: { unit: string | null }) {
  if (unit === 'year') return <Trans>a year</Trans>;
  if (unit === 'month') return <Trans>a month</Trans>;
  if (unit === 'week') return <Trans>a week</Trans>;
  if (unit === 'fortnight') return <Trans>in two weeks</Trans>;
  return null;
}

function FactAge({ fact: { checked, confidence }, counts }: { fact: WorldFact; counts: boolean }) {
  const { i18n } = useLingui();
  if (confidence === 'estimate' || checked === null)
    return (
      <Remark tone="warn" icon={TriangleAlert}>
        <Trans>Not yet checked. Look before you pay.</Trans>
      </Remark>
    );
  const when =
    checked.length === 10 ? formatDay(checked, i18n) : checked.length === 7 ? formatMonth(checked, i18n) : checked;
  if (counts) return <Trans>read {when}</Trans>;
  return (
    <Remark tone="warn" icon={TriangleAlert}>
      <Trans>Read {when}: due for review. Look before you pay.</Trans>
    </Remark>
  );
}
