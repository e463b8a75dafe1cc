import type { MentorShareOpening } from '@lantern/contract/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { nameOf } from './share-words.ts';
import { openingsQuery } from './shares.api.ts';
import styles from './shares.module.css';

/** Who opened what, when: newest first, by day. */
export function OpeningsLog() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(openingsQuery);
  const openings = data?.pages.flatMap((page) => page.openings) ?? [];
  const days = [...Map.groupBy(openings, ({ last_at }) => formatDay(new Date(last_at), i18n))];
  return (
    <section className={styles.part} aria-labelledby="openings">
      <h2 id="openings">
        <Trans>What mentors and administrators opened</Trans>
      </h2>
      {!data && !error && <Skeleton />}
      {data && openings.length === 0 && (
        <p className="dim">
          <Trans>Nobody has opened your things in the last year.</Trans>
        </p>
      )}
      {days.map(([day, lines]) => (
        <div key={day}>
          <h3 className="small">{day}</h3>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Opening key={line._id} line={line} />
            ))}
          </ul>
        </div>
      ))}
      {error && (
        <ErrorBlock
          title={<Trans>We could not load this list.</Trans>}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {hasNextPage && !error && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Opening({ line }: { line: MentorShareOpening }) {
  const { i18n } = useLingui();
  const { mentor, as_admin, first_at, last_at } = line;
  const words = nameOf(line);
  const time = (at: string) => i18n.date(new Date(at), { timeStyle: 'short' });
  const [first, last] = [time(first_at), time(last_at)];
  return (
    <li>
      <span className="num dim">{first === last ? first : `${first}–${last}`}</span>{' '}
      {mentor ? <bdi>{mentor.name}</bdi> : <Trans>Somebody whose account is gone</Trans>}
      {as_admin && (
        <>
          {' '}
          <Trans>(administrator)</Trans>
        </>
      )}
      {': '}
      <bdi>{typeof words === 'string' ? words : i18n._(words)}</bdi>
    </li>
  );
}
