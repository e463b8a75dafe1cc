// Everything behind one match: what would change it, the gates, the sum, the facts.
import type { MatchDetail } from '@lantern/contract/matching.results';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpRight } from 'lucide-react';
import { SourcedChange } from './change-line.tsx';
import { FactLinks, factsOfChance } from './fact-links.tsx';
import { GateBadge } from './match-badges.tsx';
import { ReportableFact } from './match-fact.tsx';
import shared from './matching.module.css';
import { factorWords, gateName } from './matching-words.ts';
import styles from './reasons.module.css';

const nothingHeld = msg`Your record has nothing to compare yet.`;

const basisWords: Readonly<Record<MatchDetail['factors'][number]['basis'], MessageDescriptor>> = {
  'middle-half': msg`We compared you with the middle half of the students who got in.`,
  entry: msg`We compared you with students who usually get in.`,
  own: msg`They do not say which grade they want. We could only look at your grade.`,
  gate: msg`By what they publish and what you asked for.`,
  unknown: msg`We know nothing about this, so it has no points.`,
};

/** With something published, and no points for it, what is missing is on the student's side. */
function judgedBy({ basis, facts }: Pick<MatchDetail['factors'][number], 'basis' | 'facts'>): MessageDescriptor {
  return basis === 'unknown' && facts.length > 0 ? nothingHeld : basisWords[basis];
}

/** All reasons of one match; the page of the evaluation shows them too. */
export function Reasons({ match }: { match: MatchDetail }) {
  return (
    <>
      {match.changes.length > 0 && <Changes match={match} />}
      <Gates match={match} />
      <Sum match={match} />
      {match.chance && <Middle match={match} chance={match.chance} />}
      <Facts match={match} />
    </>
  );
}

export function Changes({ match }: { match: MatchDetail }) {
  return (
    <section className={shared.part}>
      <h3>
        <Trans>What would change this</Trans>
      </h3>
      <p className="small dim">
        <Trans>The smallest change first.</Trans>
      </p>
      <ul className="rules">
        {match.changes.map((change) => (
          <li
            key={`${change.kind} ${change.kind === 'find' ? change.gate : change.kind === 'door' ? change.way : change.to}`}
            className={shared.change}
          >
            <ArrowUpRight className="flip" />
            <SourcedChange change={change} match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** That a rule is met is what its badge says. */
const reasonWords: Readonly<Record<Exclude<MatchDetail['gates'][number]['reason'], 'met'>, MessageDescriptor>> = {
  unmet: msg`Their rules do not fit.`,
  'not-asked': msg`They ask for nothing here.`,
  'not-published': msg`We do not know this.`,
  stale: msg`What we know is too old.`,
  'not-held': nothingHeld,
  'not-comparable': msg`Of another scale or test than yours.`,
  range: msg`The range reaches to both sides.`,
  'whole-programme': msg`We know the price of the whole program, but not how many years it takes.`,
  few: msg`Few of its programmes are in this language, or we do not know which.`,
  'second-degree': msg`In this country you study it after a first degree in another field.`,
  'longer-way': msg`You can get there, but the way is longer.`,
  'no-visa': msg`This country gives hardly any student visas to citizens of your country.`,
};

function Reason({ gate, reason }: Pick<MatchDetail['gates'][number], 'gate' | 'reason'>) {
  const { i18n } = useLingui();
  if (reason === 'met') return null;
  if (gate === 'budget' && reason === 'not-held') return <Trans>You have not told us your budget.</Trans>;
  if (gate === 'budget' && reason === 'unmet') return <Trans>A year costs more than your budget.</Trans>;
  return i18n._(reasonWords[reason]);
}

export function Gates({ match: { gates, facts } }: { match: MatchDetail }) {
  const { i18n } = useLingui();
  return (
    <section className={shared.part}>
      <h3>
        <Trans>What they ask for</Trans>
      </h3>
      <p className="small dim">
        <Trans>
          We say Safety only if we know that your certificate, level, field and language fit. We may still not know the
          minimum grade, the English test or your budget.
        </Trans>{' '}
        {gates.some(({ estimate }) => estimate) && <Trans>“Probably” is our guess. Ask them.</Trans>}
      </p>
      <ul className={styles.gates}>
        {gates.map(({ gate, state, reason, estimate, facts: ids }) => (
          <li key={gate}>
            <span>
              {gateName(gate, i18n)}
              <small className="dim">
                <Reason gate={gate} reason={reason} /> <FactLinks ids={ids} facts={facts} />
              </small>
            </span>
            <GateBadge gate={{ state, estimate }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Sum({ match: { id, factors, fit, facts } }: { match: MatchDetail }) {
  const { i18n } = useLingui();
  const all = i18n.number(factors.reduce((sum, { of }) => sum + of, 0));
  const whole = i18n.number(fit);
  return (
    <section className={shared.part} id={`sum-${id}`} tabIndex={-1}>
      <h3>
        <Trans>How the fit adds up</Trans>
      </h3>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Factor</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {factors.map(({ factor, points, of, basis, facts: ids }) => (
            <tr key={factor}>
              <th scope="row">
                {i18n._(factorWords[factor])}
                <svg className="bar" aria-hidden="true">
                  <rect className="v" width={`${(points / of) * 100}%`} height="100%" />
                </svg>
                <small className="dim">
                  {i18n._(judgedBy({ basis, facts: ids }))} <FactLinks ids={ids} facts={facts} />
                </small>
              </th>
              <td>
                <Points points={points} of={of} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Fit</Trans>
            </th>
            <td>
              <Trans>
                {whole} of {all}
              </Trans>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="small dim">
        <Trans>Nobody can pay to be higher in this list.</Trans>
      </p>
    </section>
  );
}

function Points({ points, of }: { points: number; of: number }) {
  const { i18n } = useLingui();
  const [whole, all] = [i18n.number(points), i18n.number(of)];
  return (
    <Trans>
      {whole} of {all}
    </Trans>
  );
}

type MiddleProps = { match: MatchDetail; chance: NonNullable<MatchDetail['chance']> };

export function Middle({ match, chance: { lower, middle, upper, rate, position } }: MiddleProps) {
  const { i18n } = useLingui();
  const sign = i18n.number(position, { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  const [low, mid, high] = [i18n.number(lower), i18n.number(middle), i18n.number(upper)];
  const share = i18n.number(rate, { maximumFractionDigits: 1 });
  return (
    <section className={shared.part}>
      <h3>
        <Trans>How we worked out the chance</Trans>
      </h3>
      <p className="small">
        <Trans>
          {share} of 100 applicants get in. You are {sign} standard deviations from the middle of the students who got
          in. For you that makes {mid} of 100. Some things are not certain, so we say {low} to {high}.
        </Trans>{' '}
        <FactLinks ids={factsOfChance(match)} facts={match.facts} />
      </p>
    </section>
  );
}

export function Facts({ match: { facts } }: { match: MatchDetail }) {
  return (
    <section className={shared.part}>
      <h3>
        <Trans>Facts</Trans>
      </h3>
      {facts.length === 0 && (
        <p className="small dim">
          <Trans>We know only its name and place. Look at its website.</Trans>
        </p>
      )}
      <div className={styles.facts}>
        {facts.map((fact) => (
          <ReportableFact key={fact._id} id={`fact-${fact._id}`} fact={fact} />
        ))}
      </div>
    </section>
  );
}
