import { type EditionId, editionNames } from '@lantern/content/tests/edition-names';
import type { MatchChange, MatchDetail } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { FactLinks, factsOfChange } from './fact-links.tsx';
import { GradeUnit } from './match-fact.tsx';
import { gateName, labelWords, usDollars } from './matching-words.ts';

/** The smallest step of one kind that changes a verdict, and what it changes. */
function ChangeLine({ change }: { change: MatchChange }) {
  return (
    <span>
      <b>
        <Step change={change} />
      </b>{' '}
      <span className="dim">
        <EffectWords change={change} />
      </span>
    </span>
  );
}

type SourcedChangeProps = { change: MatchChange; match: MatchDetail };

/** The same, with links to the facts that it was measured against. */
export function SourcedChange({ change, match }: SourcedChangeProps) {
  return (
    <span>
      <ChangeLine change={change} />{' '}
      <small>
        <FactLinks ids={factsOfChange(change, match)} facts={match.facts} />
      </small>
    </span>
  );
}

function Step({ change }: { change: MatchChange }) {
  const { i18n } = useLingui();
  const number = (figure: number | null) => (figure === null ? '' : i18n.number(figure, { useGrouping: false }));
  if (change.kind === 'find') {
    const gate = gateName(change.gate, i18n);
    return <Trans>Find out: {gate}.</Trans>;
  }
  if (change.kind === 'budget') {
    const [from, to] = [usDollars(change.from, i18n), usDollars(change.to, i18n)];
    return (
      <Trans>
        A budget of {to} instead of {from}.
      </Trans>
    );
  }
  if (change.kind === 'door') {
    if (change.way === 'foundation') return <Trans>A foundation year, or a Studienkolleg, first.</Trans>;
    if (change.way === 'plus-year') return <Trans>A year of university at home first.</Trans>;
    if (change.way === 'conditional')
      return <Trans>The entrance exam, or the recognition of your certificate, that it asks for.</Trans>;
    return <Trans>A year at a university of applied sciences, or a foundation year, first.</Trans>;
  }
  const [from, to] = [number(change.from), number(change.to)];
  if (change.kind === 'grade')
    return (
      <>
        <Trans>Your grade: {to}</Trans> <GradeUnit unit={change.unit} />
        {from && (
          <>
            {' '}
            <Trans>instead of {from}</Trans>
          </>
        )}
        .
      </>
    );
  const test = editionNames[change.edition as EditionId];
  if (!from)
    return (
      <Trans>
        {test}: take it and reach {to}.
      </Trans>
    );
  return (
    <Trans>
      {test}: {to} instead of {from}.
    </Trans>
  );
}

function EffectWords({ change: { kind, effect } }: { change: MatchChange }) {
  const { i18n } = useLingui();
  const label = effect.label && i18n._(labelWords[effect.label]);
  const gate = effect.gate && gateName(effect.gate, i18n);
  const points = i18n.number(effect.points);
  const [lower, upper] = [i18n.number(effect.chance?.lower ?? 0), i18n.number(effect.chance?.upper ?? 0)];
  if (kind === 'find')
    return (
      <>
        <Trans>They do not publish it, or our number is too old. Ask the university.</Trans>{' '}
        {effect.points > 0 && <Trans>Up to {points} more points.</Trans>}
      </>
    );
  return (
    <>
      {label && <Trans>Makes it {label}.</Trans>}{' '}
      {gate &&
        (kind === 'budget' ? (
          <Trans>Then you can pay it.</Trans>
        ) : (
          <Trans>Then you meet this rule: {gate}.</Trans>
        ))}{' '}
      {effect.chance && (
        <Trans>
          Chance about {lower}–{upper} in 100.
        </Trans>
      )}{' '}
      {effect.points > 0 && <Trans>{points} more points of fit.</Trans>}
    </>
  );
}
