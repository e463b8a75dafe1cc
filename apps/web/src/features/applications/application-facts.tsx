import { type ApplicationFields, asksForPortfolio } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  CalendarClock,
  CalendarRange,
  CircleHelp,
  ListChecks,
  MailOpen,
  type MapPin,
  Send,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, formatMonth } from '#components/dates.ts';
import { listed } from '#components/listed.ts';
import { formatMoney } from '#components/money.ts';
import { PlaceLine } from './application-record.tsx';
import { decisionWords } from './application-words.ts';
import styles from './applications.module.css';
import { Deadline } from './deadline.tsx';
import { useReady } from './letters/letters.api.ts';
import { sumOf } from './money/applying-costs.ts';

type LineProps = { icon: typeof MapPin; tone?: string | undefined; children: ReactNode };
const Line = ({ icon: Icon, tone, children }: LineProps) => (
  <p className={[styles.line, tone].filter(Boolean).join(' ')}>
    <Icon className="s" />
    <span>{children}</span>
  </p>
);

type FactsProps = {
  fields: ApplicationFields;
  /** at the end of its first line */
  beside?: ReactNode;
  /** in place of a last day that is not known */
  lastDay?: ReactNode;
};

/** What a card shows of an application. */
export function ApplicationFacts({ fields, beside, lastDay }: FactsProps) {
  const { t, i18n } = useLingui();
  const { program, intake, deadline, requirements, stage, submitted, decision } = fields;
  const sent = submitted && formatDay(submitted.day, i18n);
  const month = intake && formatMonth(intake, i18n);
  const needsPortfolio = fields.portfolio === null && (fields.portfolio_needed ?? asksForPortfolio(program));
  // what is shown beside a conflict is a record's fields without its id
  const { lettersMissing } = useReady('id' in fields ? String(fields.id) : undefined, requirements);
  const missing = [
    ...(needsPortfolio ? [t`portfolio`] : []),
    ...(lettersMissing > 0 ? [t`letters of recommendation`] : []),
    ...requirements.filter(({ done }) => !done).map(({ label }) => label),
  ];
  const isOpen = stage === 'considering' || stage === 'preparing';
  const [named, more] = [listed(missing.slice(0, 2), i18n), missing.length - 2];
  return (
    <div className={styles.facts}>
      {program && (
        <p>
          <bdi>{program}</bdi>
        </p>
      )}
      <p className="small dim">
        <PlaceLine fields={fields} />
      </p>
      {beside && <div className={styles.beside}>{beside}</div>}
      {month && (
        <Line icon={CalendarRange}>
          <Trans>Begins in {month}</Trans>
        </Line>
      )}
      {deadline ? (
        <Line icon={CalendarClock}>
          <Deadline moment={deadline} isMet={!isOpen} />
        </Line>
      ) : (
        isOpen &&
        (lastDay ?? (
          <Line icon={CircleHelp} tone={styles.unknown}>
            <Trans>Deadline not known yet</Trans>
          </Line>
        ))
      )}
      {sent && (
        <Line icon={Send}>
          <Trans>Sent on {sent}</Trans>
        </Line>
      )}
      {decision && (
        <Line icon={MailOpen}>
          <b>{i18n._(decisionWords[decision.result])}</b>
        </Line>
      )}
      {isOpen && missing.length > 0 && (
        <Line icon={ListChecks} tone={styles.missing}>
          {more > 0 ? (
            <Trans>
              Missing: {named} and {i18n.number(more)} more
            </Trans>
          ) : (
            <Trans>Missing: {named}</Trans>
          )}
        </Line>
      )}
      {isOpen && requirements.length > 0 && missing.length === 0 && (
        <Line icon={ListChecks} tone={styles.ready}>
          <Trans>Nothing on your list is missing</Trans>
        </Line>
      )}
      <Line icon={Wallet}>
        <CostLine fields={fields} />
      </Line>
    </div>
  );
}

/** What applying there costs, by currency; what is unknown is said. */
function CostLine({ fields: { costs } }: { fields: ApplicationFields }) {
  const { i18n } = useLingui();
  const { byCurrency, unknown } = sumOf(costs);
  const sums = byCurrency.map(([currency, amount]) => formatMoney(amount, currency, i18n)).join(' + ');
  if (costs.length === 0 || (byCurrency.length === 0 && unknown > 0))
    return <Trans>Cost to apply: not known yet</Trans>;
  if (unknown > 0) return <Trans>Cost to apply: {sums}, and what is not known yet</Trans>;
  return sums ? <Trans>Cost to apply: {sums}</Trans> : <Trans>Cost to apply: nothing to pay</Trans>;
}
