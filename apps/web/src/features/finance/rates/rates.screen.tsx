import { ageOf } from '@lantern/abroad/exchange';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { dayHere } from '#api/day-here.ts';
import { explain } from '#api/problem-words.ts';
import { About } from '#components/about.tsx';
import { Badge, Remark } from '#components/badge.tsx';
import { formatBefore, formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { NewTable } from './new-rates.tsx';
import { ratesStateQuery } from './rates.api.ts';
import { RatesSource } from './rates-source.tsx';

/** For administrators: the table of exchange rates in use, its age, and a newer one from a file. */
export function Screen() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(ratesStateQuery);
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>Exchange rates</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load the rates.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && <InUse state={data} />}
      <NewTable />
      {data && <Attempts state={data} />}
    </div>
  );
}

type State = NonNullable<Awaited<ReturnType<NonNullable<typeof ratesStateQuery.queryFn>>>>;

function InUse({ state: { table, is_shipped, feed } }: { state: State }) {
  const { i18n } = useLingui();
  const { days, isOld } = ageOf(table, dayHere());
  const [day, count] = [formatDay(table.day, i18n), Object.keys(table.rates).length];
  return (
    <section className="card stack" aria-labelledby="in-use">
      <h2 id="in-use">
        <Trans>In use</Trans>
      </h2>
      <p>
        <Trans>
          Rates of {day}, base {table.base}
        </Trans>
        {' · '}
        <Plural value={count} one="# currency" other="# currencies" />
        {' · '}
        <Plural value={days} _0="from today" one="# day old" other="# days old" />
      </p>
      <p className="small dim">
        <RatesSource table={table} isShipped={is_shipped} />
      </p>
      {is_shipped && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>
            This is the estimate that Lantern ships. Load a table of your central bank or another you trust.
          </Trans>
        </Remark>
      )}
      {!is_shipped && isOld && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>Students are warned that these rates are old.</Trans>
        </Remark>
      )}
      <p className="small dim">
        {feed ? (
          <Trans>
            Once a day Lantern asks <bdi>{feed}</bdi>.
          </Trans>
        ) : (
          <Trans>No feed is configured: the table changes only here.</Trans>
        )}
      </p>
    </section>
  );
}

function Attempts({ state: { attempts } }: { state: State }) {
  const { i18n } = useLingui();
  if (attempts.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="attempts">
      <h2 id="attempts">
        <Trans>Last loads</Trans>
      </h2>
      <ul className="rules closed">
        {attempts.map(({ at, source, problem }) => (
          <li key={at}>
            <p className="row wrap">
              {problem ? (
                <Badge icon={CircleX} tone="bad">
                  <Trans>Not taken</Trans>
                </Badge>
              ) : (
                <Badge icon={CircleCheck} tone="ok">
                  <Trans>Taken</Trans>
                </Badge>
              )}
              <bdi>{source}</bdi>
              <span className="small dim">{formatBefore(new Date(at), new Date(), i18n)}</span>
            </p>
            {problem && (
              <p className="small" lang="en">
                {problem}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
