import { isAdmission } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { Addition } from '#components/lazy.tsx';
import { formatMoney } from '#components/money.ts';
import { ratesAtHome } from '#features/finance/at-home.api.ts';
import { useExchange } from '#features/finance/finance.api.ts';
import { decisionWords } from '../application-words.ts';
import { type ApplicationRow, listScreen } from '../applications.api.ts';
import styles from '../applications.module.css';
import { leftToPay, OfferLines } from './offer-lines.tsx';

/** Those who want this student; the least to pay first, where it is known and can be compared. */
export function Offers({ rows }: { rows: readonly ApplicationRow[] }) {
  const { i18n } = useLingui();
  const exchange = useExchange();
  const offers = rows.filter(({ decision }) => decision && isAdmission(decision.result));
  if (offers.length === 0) return null;
  const left = (row: ApplicationRow) => {
    const minor = leftToPay(row);
    const home = minor === undefined || !row.offer ? undefined : exchange?.toHome(minor, row.offer.currency);
    return home ?? Number.POSITIVE_INFINITY;
  };
  const atHome = (minor: number, currency: string) => {
    const home = exchange && currency !== exchange.home ? exchange.toHome(minor, currency) : undefined;
    return home === undefined || !exchange ? undefined : formatMoney(home, exchange.home, i18n, { short: true });
  };
  const byLeft = (a: ApplicationRow, b: ApplicationRow) => (left(a) === left(b) ? 0 : left(a) - left(b));
  return (
    <section className="stack" aria-labelledby="offers">
      <h2 id="offers">
        <Trans>Your offers, side by side</Trans>
      </h2>
      <ul className={styles.offers}>
        {offers.toSorted(byLeft).map((row) => (
          <li key={row.id} className={`card ${styles.card}`}>
            <h3 className={styles.name}>
              <Link href={`${listScreen}/${row.id}`}>
                <bdi>{row.name}</bdi>
              </Link>
            </h3>
            {row.program && (
              <p>
                <bdi>{row.program}</bdi>
              </p>
            )}
            {row.decision && (
              <p className="small">
                <b>{i18n._(decisionWords[row.decision.result])}</b>
                {row.decision.note && <span dir="auto"> · {row.decision.note}</span>}
              </p>
            )}
            {row.offer || row.deposit ? (
              <OfferLines fields={row} atHome={atHome} />
            ) : (
              <p className="dim">
                <Trans>You have not written down their offer yet.</Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="small dim">
        <Trans>As you wrote them down for each application.</Trans> <Addition part={ratesAtHome} props={{}} />
      </p>
    </section>
  );
}
