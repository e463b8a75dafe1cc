// Up to four universities side by side; on narrow screens one block for each criterion.
import type { MatchDetail, MatchFact, MatchRate } from '@lantern/contract/matching';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ChanceBar } from './chance-range.tsx';
import { SourcedChange } from './change-line.tsx';
import { FactLinks, factKeysBehind } from './fact-links.tsx';
import { JudgedByLine } from './judged-by.tsx';
import { DoorLine, YearCost } from './match-answer.tsx';
import { GateBadge, LayerRemark, MatchLabel } from './match-badges.tsx';
import { InDollars } from './match-card.tsx';
import { factName, ReportableFact } from './match-fact.tsx';
import { explainQuery, sumPath } from './matching.api.ts';
import styles from './matching.module.css';
import { gateName, gateWords, regionName } from './matching-words.ts';
import { SaveButton } from './save-button.tsx';
import { type Asked, addressOf } from './wishes.ts';

export function Compare({ asked }: { asked: Asked }) {
  const { i18n } = useLingui();
  const { wishes, view } = asked;
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(explainQuery(wishes, view.compare));
  return (
    <section className="stack">
      <p>
        <Link href={`/unipair?${addressOf({ wishes, view: { ...view, compare: [] } })}`} className={styles.back}>
          <ArrowLeft className="flip" />
          <Trans>Back to the list</Trans>
        </Link>
      </p>
      <div className="head">
        <h2>
          <Trans>Side by side</Trans>
        </h2>
        {data && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      {data && (
        <>
          <JudgedByLine judged={data.judged_by} />
          <SideBySide matches={data.matches} rates={data.rates} onSaved={() => void refetch()} />
        </>
      )}
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load these universities.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
    </section>
  );
}

type SideProps = { matches: readonly MatchDetail[]; rates: readonly MatchRate[]; onSaved: () => void };

/** Facts worth a row of their own, where one of them has it. Tuition has one above. */
const comparedFacts: readonly string[] = [
  'admission_rate',
  'sat_range',
  'act_range',
  'min_grade',
  'min_grade_words',
  'ielts_min',
  'toefl_min',
  'toefl_2026_min',
  'duolingo_min',
  'pte_min',
  'application_fee',
  'application_window',
  'application_deadline',
  'completion_rate',
];

/** The links of gates and changes lead to rows, so what these were judged by has one too. */
function rowsOf(matches: readonly MatchDetail[]): string[] {
  const judged = matches.flatMap(factKeysBehind).filter((key) => key !== 'tuition');
  return [...new Set([...comparedFacts, ...judged])].filter((key) =>
    matches.some(({ facts }) => facts.some((fact) => fact.key === key)),
  );
}

const placeOf = (fact: MatchFact) => `fact-${fact._id}`;

function SideBySide({ matches, rates, onSaved }: SideProps) {
  const { i18n, t } = useLingui();
  return (
    <table className={styles.compare} aria-label={t`Side by side`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>What is compared</Trans>
          </th>
          {matches.map((match) => (
            <th scope="col" key={match.id}>
              <span className={styles.column}>
                <b>{match.name}</b>
                <span className="small dim">
                  {[match.city, regionName(match.country, i18n)].filter(Boolean).join(', ')}
                </span>
                <LayerRemark layer={match.layer} />
                <SaveButton id={match.id} name={match.name} saved={match.saved} onChange={onSaved} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row
          name={<Trans>Label</Trans>}
          matches={matches}
          show={(match) => (
            <div className={styles.column}>
              <MatchLabel match={match} />
            </div>
          )}
        />
        <Row
          name={<Trans>Chance, in 100</Trans>}
          matches={matches}
          show={({ chance }) => chance && <Range chance={chance} />}
        />
        <Row
          name={<Trans>Fit, of 100</Trans>}
          matches={matches}
          show={({ id, name, fit, level }) => (
            <>
              <b className="num">{i18n.number(fit)}</b>{' '}
              <Link href={sumPath(id, level)} className="small">
                <Trans>How the fit adds up</Trans>
                <span className="vh">: {name}</span>
              </Link>
            </>
          )}
        />
        <Row
          name={<Trans>The way in</Trans>}
          matches={matches}
          show={({ door }) => (door.kind === 'not-asked' ? null : <DoorLine door={door} />)}
        />
        <Row
          name={<Trans>A year, with living</Trans>}
          matches={matches}
          show={({ year }) => year && <YearCost year={year} />}
        />
        <Row
          name={<Trans>Tuition</Trans>}
          matches={matches}
          show={({ cost }) =>
            cost && (
              <ReportableFact
                id={placeOf(cost.fact)}
                fact={cost.fact}
                beside={<InDollars cost={cost} rates={rates} />}
              />
            )
          }
        />
        {Object.keys(gateWords).map((gate) => (
          <Row
            key={gate}
            name={gateName(gate, i18n)}
            matches={matches}
            show={({ gates, facts }) => {
              const found = gates.find((one) => one.gate === gate);
              return (
                found && (
                  <>
                    <GateBadge gate={found} />{' '}
                    <small>
                      <FactLinks ids={found.facts} facts={facts} />
                    </small>
                  </>
                )
              );
            }}
          />
        ))}
        {rowsOf(matches).map((key) => (
          <Row
            key={key}
            name={factName(key, i18n)}
            matches={matches}
            show={({ facts }) => {
              const found = facts.filter((fact) => fact.key === key);
              return (
                found.length > 0 &&
                found.map((fact) => <ReportableFact key={fact._id} id={placeOf(fact)} fact={fact} />)
              );
            }}
          />
        ))}
        <Row
          name={<Trans>What would change this</Trans>}
          matches={matches}
          show={(match) => match.changes[0] && <SourcedChange change={match.changes[0]} match={match} />}
        />
      </tbody>
    </table>
  );
}

function Range({ chance }: { chance: NonNullable<MatchDetail['chance']> }) {
  const { i18n } = useLingui();
  const [lower, upper] = [i18n.number(chance.lower), i18n.number(chance.upper)];
  return (
    <>
      <b className="num">
        {lower}–{upper}
      </b>
      <ChanceBar chance={chance} />
    </>
  );
}

type RowProps = { name: ReactNode; matches: readonly MatchDetail[]; show: (match: MatchDetail) => ReactNode };

function Row({ name, matches, show }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {matches.map((match) => (
        <td key={match.id}>
          {/* the column's header says it to readers */}
          <span className={styles.cellName} aria-hidden="true">
            {match.name}
          </span>
          {show(match) || (
            <span className="dim">
              <Trans>Unknown</Trans>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
