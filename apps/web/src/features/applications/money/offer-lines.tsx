import type { ApplicationFields } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '#components/dates.ts';
import { formatMoney } from '#components/money.ts';
import styles from '../applications.module.css';

type OfferLinesProps = {
  fields: Pick<ApplicationFields, 'offer' | 'deposit'>;
  /** The same amount in the reader's own currency, where it is known. */
  atHome?: (minor: number, currency: string) => string | undefined;
};

/** Tuition less the scholarship; undefined while one of them is not known. */
export function leftToPay({ offer }: OfferLinesProps['fields']): number | undefined {
  if (!offer || offer.tuition === null || offer.scholarship === null) return undefined;
  return Math.max(0, offer.tuition - offer.scholarship);
}

/** What an offer says, line by line: the same lines for every offer, so that they compare. */
export function OfferLines({ fields, atHome }: OfferLinesProps) {
  const { i18n } = useLingui();
  const { offer, deposit } = fields;
  if (!offer && !deposit) return null;
  const money = (minor: number | null | undefined, currency: string | undefined): ReactNode => {
    if (minor === null || minor === undefined || !currency)
      return (
        <span className="dim">
          <Trans>Unknown</Trans>
        </span>
      );
    const home = atHome?.(minor, currency);
    return (
      <>
        <b className="num">{formatMoney(minor, currency, i18n)}</b>
        {home && <span className="small dim num"> ≈ {home}</span>}
      </>
    );
  };
  const day = (text: string | null | undefined) =>
    text ? (
      formatDay(text, i18n)
    ) : (
      <span className="dim">
        <Trans>Not said</Trans>
      </span>
    );
  const paid = deposit?.paid_on && formatDay(deposit.paid_on, i18n);
  return (
    <dl className={styles.offer}>
      <dt>
        <Trans>Tuition a year</Trans>
      </dt>
      <dd>{money(offer?.tuition, offer?.currency)}</dd>
      <dt>
        <Trans>Scholarship a year</Trans>
      </dt>
      <dd>{money(offer?.scholarship, offer?.currency)}</dd>
      <dt>
        <Trans>Left to pay a year, for tuition</Trans>
      </dt>
      <dd>{money(leftToPay(fields), offer?.currency)}</dd>
      <dt>
        <Trans>Answer them by</Trans>
      </dt>
      <dd>{day(offer?.answer_by)}</dd>
      <dt>
        <Trans>Deposit</Trans>
      </dt>
      <dd>{money(deposit?.amount, deposit?.currency)}</dd>
      <dt>
        <Trans>Deposit due on</Trans>
      </dt>
      <dd>{paid ? <Trans>Paid on {paid}</Trans> : day(deposit?.due)}</dd>
    </dl>
  );
}
