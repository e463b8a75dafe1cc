import { fromMain } from '@lantern/abroad/currencies';
import { mayDecide, type WorldFact } from '@lantern/contract/world-facts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { intlLocale } from '#api/intl-locale.ts';
import { Remark } from './badge.tsx';
import { formatKnownDay } from './dates.ts';
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
  /** in place of the figure, where the screen has better words for it */
  value?: ReactNode;
};

/** A fact with its scope, source and age. What nobody has checked, or is due for review, is lighter and says so. */
export function WorldFactView({ fact, label, today, beside, value }: WorldFactProps) {
  const counts = mayDecide(fact, today);
  return (
    <FactFrame
      label={label}
      about={fact.about && <bdi lang={fact.language ?? 'en'}>{fact.about}</bdi>}
      isText={typeof fact.value === 'string'}
      note={fact.note}
      language={fact.language ?? 'en'}
      link={fact.link}
      age={<FactAge fact={fact} counts={counts} />}
      isFaded={!counts}
    >
      {value ?? <FactValue fact={fact} />} {beside}
    </FactFrame>
  );
}

type FactFrameProps = {
  /** for links to it from the same page */
  id?: string;
  label: ReactNode;
  /** for whom or what it holds */
  about: ReactNode;
  /** words rather than a figure */
  isText: boolean;
  note: string;
  /** of the note */
  language: string;
  link: string;
  age: ReactNode;
  isFaded: boolean;
  /** a small button at its end */
  action?: ReactNode;
  children: ReactNode;
};

/** How every fact stands on a page: what it is, for whom, the value, the source's conditions, the source and its age. */
export function FactFrame({
  id,
  label,
  about,
  isText,
  note,
  language,
  link,
  age,
  isFaded,
  action,
  children,
}: FactFrameProps) {
  return (
    <div className={isFaded ? `${styles.fact} ${styles.stale}` : styles.fact} id={id} tabIndex={id ? -1 : undefined}>
      <p className={styles.label}>
        {label}
        {about && <span className="dim"> · {about}</span>}
      </p>
      <p className={isText ? styles.text : styles.value}>{children}</p>
      {note && (
        <p className="small dim" lang={language} dir="auto">
          {note}
        </p>
      )}
      <SourceLine link={link} age={age} />
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Who says so, and when that was read. */
export function FactOrigin({ fact, today }: Pick<WorldFactProps, 'fact' | 'today'>) {
  return <SourceLine link={fact.link} age={<FactAge fact={fact} counts={mayDecide(fact, today)} />} />;
}

function SourceLine({ link, age }: Pick<FactFrameProps, 'link' | 'age'>) {
  return (
    <p className={styles.source}>
      <a href={link} target="_blank" rel="noreferrer">
        {new URL(link).host.replace(/^www\./, '')}
        <ExternalLink className="s" aria-hidden="true" />
        <span className="vh">
          <Trans>(opens a new tab)</Trans>
        </span>
      </a>
      {age}
    </p>
  );
}

/** How long something is; every other unit says how often it is paid or counted. */
const durations = ['processing_time', 'post_study_stay'];

/** The figure alone. */
export function FactValue({ fact: { key, value, state, currency, unit, language } }: { fact: WorldFact }) {
  const { i18n } = useLingui();
  if (state === 'unknown') return <Trans>Unknown</Trans>;
  if (state === 'none' || value === null) return <Trans>No fixed figure</Trans>;
  if (typeof value === 'string') return <bdi lang={language ?? 'en'}>{value}</bdi>;
  if (durations.includes(key) && unit) {
    const length = new Intl.NumberFormat(intlLocale(i18n.locale), {
      style: 'unit',
      unit,
      unitDisplay: 'long',
    });
    return typeof value === 'number' ? length.format(value) : length.formatRange(value.low, value.high);
  }
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
  if (unit === 'semester') return <Trans>a semester</Trans>;
  if (unit === 'programme') return <Trans>for the whole programme</Trans>;
  if (unit === 'course') return <Trans>a course</Trans>;
  if (unit === 'credit') return <Trans>a credit</Trans>;
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
  const when = formatKnownDay(checked, i18n);
  if (counts) return <Trans>read {when}</Trans>;
  return (
    <Remark tone="warn" icon={TriangleAlert}>
      <Trans>Last checked {when}. Look again before you pay.</Trans>
    </Remark>
  );
}
