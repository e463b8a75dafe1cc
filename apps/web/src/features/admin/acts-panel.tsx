import type { AdminAct } from '@lantern/contract/admin.acts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { wordsOfAct } from './act-words.ts';
import { actsQuery } from './admin.api.ts';
import styles from './admin.module.css';

/** What administrators and operators did: newest first, by day. */
export function ActsPanel() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(actsQuery);
  const acts = data?.pages.flatMap((page) => page.acts) ?? [];
  const days = [...Map.groupBy(acts, ({ at }) => formatDay(new Date(at), i18n))];
  return (
    <div className="stack">
      <div className={styles.row}>
        <p className={styles.words}>
          <Trans>
            Everything that administrators changed, made or opened, and all commands on the machine. It is kept for two
            years, without words and addresses.
          </Trans>
        </p>
        <Button busy={isFetching && !isFetchingNextPage} onClick={() => void refetch()}>
          <RefreshCw />
          <Trans>Look again</Trans>
        </Button>
      </div>
      {!data && !error && <Skeleton />}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load the list.</Trans>}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && acts.length === 0 && (
        <p className="dim">
          <Trans>Nobody has done anything yet.</Trans>
        </p>
      )}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className="small">{day}</h2>
          <ul className="rules">
            {ofDay.map((act) => (
              <ActRow key={act._id} act={act} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && !error && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function ActRow({ act: { at, admin, by_operator, concerns, endpoint, ids } }: { act: AdminAct }) {
  const { i18n } = useLingui();
  const words = wordsOfAct(endpoint);
  const time = i18n.date(new Date(at), { timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {/* a call of an older version has no words any more */}
        <b>{words ? i18n._(words) : <bdi dir="ltr">{endpoint}</bdi>}</b>
        {concerns && (
          <span>
            <Trans>
              Concerns <bdi>{concerns}</bdi>
            </Trans>
          </span>
        )}
        <span className="small dim">
          <span className="num">{time}</span>
          {' · '}
          {by_operator && <Trans>Operator command, on the machine that Lantern runs on</Trans>}
          {!by_operator && (admin ? <bdi>{admin}</bdi> : <Trans>An administrator whose account is gone</Trans>)}
        </span>
        {Object.entries(ids).map(([name, id]) => (
          <bdi key={name} dir="ltr" className="small dim num">
            {name}: {id}
          </bdi>
        ))}
      </div>
    </li>
  );
}
