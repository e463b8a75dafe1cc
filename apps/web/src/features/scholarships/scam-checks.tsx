import { Trans } from '@lingui/react/macro';
import { ChevronDown, ExternalLink, ShieldAlert } from 'lucide-react';

const source = 'https://consumer.ftc.gov/articles/how-avoid-scholarship-and-financial-aid-scams';

/** What real scholarships never ask for. After the warnings of the US Federal Trade Commission. */
export function ScamChecks() {
  return (
    <section className="stack" aria-labelledby="scams">
      <h2 id="scams">
        <Trans>Is this scholarship real?</Trans>
      </h2>
      <p className="note warn">
        <ShieldAlert />
        <span>
          <b>
            <Trans>Do not pay anybody to get a scholarship. Do not give anybody a card number.</Trans>
          </b>{' '}
          <Trans>If somebody asks for it, stop and ask a mentor.</Trans>
        </span>
      </p>
      <details className="fold">
        <summary>
          <Trans>Signs of a fraud</Trans>
          <ChevronDown />
        </summary>
        <div className="stack">
          <ul>
            <li>
              <Trans>You pay first: a fee to apply, to hold your place or to receive the money.</Trans>
            </li>
            <li>
              <Trans>They ask for a card or bank number, a PIN or a code that was sent to your phone.</Trans>
            </li>
            <li>
              <Trans>They promise that you get it, or your money back. Nobody can promise a scholarship.</Trans>
            </li>
            <li>
              <Trans>You won something that you never applied for.</Trans>
            </li>
            <li>
              <Trans>They want to do all the work for you, or say that nobody else knows of it.</Trans>
            </li>
            <li>
              <Trans>They press you to decide today, or write only by chat and never from an official address.</Trans>
            </li>
            <li>
              <Trans>They want your original passport or certificates by post.</Trans>
            </li>
          </ul>
          <p>
            <Trans>
              To be sure, type the address of the official page yourself. Find the scholarship there, and write to the
              contact on that page.
            </Trans>
          </p>
          <p className="small">
            <a href={source} target="_blank" rel="noreferrer">
              <Trans>Federal Trade Commission: how to avoid scholarship scams</Trans>
              <ExternalLink className="s" aria-hidden="true" />
              <span className="vh">
                <Trans>(opens a new tab)</Trans>
              </span>
            </a>
          </p>
        </div>
      </details>
    </section>
  );
}
