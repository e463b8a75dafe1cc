// Up to four universities side by side: what differs first, then what is the same for all, the rest on demand.
import type { MatchDetail, MatchFact, MatchRate } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { listed } from '#components/listed.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { SourcedChange } from './change-line.tsx';
import styles from './compare.module.css';
import { comparedRows, type Row, unlike } from './compare-rows.tsx';
import { removeCompared } from './compared/compared.ts';
import { factKeysBehind } from './fact-links.tsx';
import { InDollars } from './in-dollars.tsx';
import { JudgedByLine } from './judged-by.tsx';
import { factName, ReportableFact } from './match-fact.tsx';
import { explainQuery, sumPath, universityPath } from './matching.api.ts';
import shared from './matching.module.css';
import { regionName } from './matching-words.ts';
import { SaveButton } from './save-button.tsx';
import { type Asked, addressOf } from './wishes.ts';

type CompareProps = {
  asked: Asked;
  /** they come from the list of saved ones, not from UniPair's */
  isOfSaved: boolean;
};

export function Compare({ asked, isOfSaved }: CompareProps) {
  const { i18n } = useLingui();
  const { wishes, view } = asked;
  const [, go] = useLocation();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(explainQuery(wishes, view.compare));
  const list = isOfSaved ? '/saved-universities' : `/unipair?${addressOf({ wishes, view: { ...view, compare: [] } })}`;
  const beside = (compare: string[]) =>
    isOfSaved
      ? `/unipair?${new URLSearchParams({ compare: compare.join(',') })}`
      : `/unipair?${addressOf({ wishes, view: { ...view, compare } })}`;
  const take = (id: string) => {
    const rest = view.compare.filter((one) => one !== id);
    removeCompared(id);
    go(rest.length > 0 ? beside(rest) : list);
  };
  return (
    <section className="stack">
      <p>
        <Link href={list} className={shared.back}>
          <ArrowLeft className="flip" />
          <Trans>Back to the list</Trans>
        </Link>
      </p>
      {data && (
        <>
          <SideBySide asked={asked} matches={data.matches} onTake={take} onSaved={() => void refetch()} />
          {data.matches.length === 1 && (
            <EmptyState
              level={2}
              title={<Trans>Add another one</Trans>}
              action={
                <ButtonLink href={list}>
                  <Trans>Back to the list</Trans>
                </ButtonLink>
              }
            >
              <Trans>Tick Compare at another university. Up to four stand side by side.</Trans>
            </EmptyState>
          )}
          <MoreFacts matches={data.matches} rates={data.rates} />
          <JudgedByLine judged={data.judged_by} />
          <DataAge at={dataUpdatedAt} copy={error !== null} />
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

type SideProps = {
  asked: Asked;
  matches: readonly MatchDetail[];
  onTake: (id: string) => void;
  onSaved: () => void;
};

function SideBySide({ asked, matches, onTake, onSaved }: SideProps) {
  const { i18n, t } = useLingui();
  const rows = comparedRows(i18n);
  const [different, same] = [rows.filter((row) => unlike(row, matches)), rows.filter((row) => !unlike(row, matches))];
  return (
    <Table name={t`Side by side`} columns={matches.length}>
      <thead>
        <tr>
          {matches.map(({ id, name, city, country, saved }) => (
            <th scope="col" key={id}>
              <span className={styles.column}>
                <Link href={universityPath(id, asked.wishes)}>{name}</Link>
                <span className="small dim">{listed([city, regionName(country, i18n)], i18n)}</span>
                <SaveButton id={id} name={name} saved={saved} look="bare" onChange={onSaved} />
                <Button look="bare" onClick={() => onTake(id)}>
                  <X />
                  <Trans>Remove</Trans>
                  <span className="vh">: {name}</span>
                </Button>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <Rows rows={different} matches={matches} />
      {matches.length > 1 && same.length > 0 && (
        <>
          <tbody>
            <tr>
              <th className={styles.part_title} scope="rowgroup" colSpan={matches.length}>
                <Trans>The same for all</Trans>
              </th>
            </tr>
          </tbody>
          <Rows rows={same} matches={matches} />
        </>
      )}
    </Table>
  );
}

type TableProps = { name: string; columns: number; children: ReactNode };

/** It scrolls by itself where it is too wide. */
function Table({ name, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is scrolled by keys
    <section className={styles.scroller} aria-label={name} tabIndex={0}>
      <table className={`${styles.compare} ${styles[`of${columns}`] ?? ''}`} aria-label={name}>
        {children}
      </table>
    </section>
  );
}

/** Each question stands above its answers, so that no width is lost. */
function Rows({ rows, matches }: { rows: readonly Row[]; matches: readonly MatchDetail[] }) {
  return rows.map(({ id, name, show }) => (
    <tbody key={id}>
      <tr>
        <th scope="rowgroup" colSpan={matches.length}>
          {name}
        </th>
      </tr>
      <tr>
        {matches.map((match) => (
          <td key={match.id}>
            {show(match, matches) || (
              <span className="dim">
                <Trans>Not known</Trans>
              </span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  ));
}

/** Facts worth a row of their own, where one of them has it. */
const comparedFacts: readonly string[] = [
  'tuition',
  'living_cost',
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

/** What gates and changes were judged by has a row too: links lead to it. */
function factRows(matches: readonly MatchDetail[]): string[] {
  const judged = matches.flatMap(factKeysBehind);
  return [...new Set([...comparedFacts, ...judged])].filter((key) =>
    matches.some(({ facts }) => facts.some((fact) => fact.key === key)),
  );
}

const placeOf = (fact: MatchFact) => `fact-${fact._id}`;

function MoreFacts({ matches, rates }: { matches: readonly MatchDetail[]; rates: readonly MatchRate[] }) {
  const { i18n, t } = useLingui();
  const rows = factRows(matches).map(
    (key): Row => ({
      id: key,
      name: factName(key, i18n),
      key: () => '',
      show: ({ facts, cost }) => {
        const found = facts.filter((fact) => fact.key === key);
        return (
          found.length > 0 &&
          found.map((fact) => (
            <ReportableFact
              key={fact._id}
              id={placeOf(fact)}
              fact={fact}
              beside={cost?.fact._id === fact._id ? <InDollars cost={cost} rates={rates} /> : undefined}
            />
          ))
        );
      },
    }),
  );
  const change: Row = {
    id: 'change',
    name: <Trans>What would change this</Trans>,
    key: () => '',
    show: (match) => match.changes[0] && <SourcedChange change={match.changes[0]} match={match} />,
  };
  const fit: Row = {
    id: 'fit',
    name: <Trans>Fit, of 100</Trans>,
    key: () => '',
    show: ({ id, name, fit: points, level }) => (
      <>
        <b className="num">{i18n.number(points)}</b>{' '}
        <Link href={sumPath(id, level)} className="small">
          <Trans>How the fit adds up</Trans>
          <span className="vh">: {name}</span>
        </Link>
      </>
    ),
  };
  return (
    <details className="fold">
      <summary>
        <span>
          <Trans>More facts and their sources</Trans>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <Table name={t`More facts and their sources`} columns={matches.length}>
        <thead>
          <tr>
            {matches.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Rows rows={[fit, change, ...rows]} matches={matches} />
      </Table>
    </details>
  );
}
