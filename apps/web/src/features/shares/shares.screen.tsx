import type { MentorShare } from '@lantern/contract/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { ShareRow } from './share-row.tsx';
import { refreshShares, sharesQuery } from './shares.api.ts';
import styles from './shares.module.css';

const dialogPart = partOf(async () => (await import('./share-dialog.tsx')).ShareDialog);
const logPart = partOf(async () => (await import('./openings-log.tsx')).OpeningsLog);

/** Names in the address what a link from elsewhere means to share: `?essay=…`, `?paper=…`, `?record`, `?new`. */
function wantedIn(search: string): string[] | undefined {
  const said = new URLSearchParams(search);
  const [essay, paper] = [said.get('essay'), said.get('paper')];
  if (essay) return [`essays ${essay}`];
  if (paper) return [`documents ${paper}`];
  if (said.has('record')) return ['record'];
  return said.has('new') ? [] : undefined;
}

/** What the student shares with mentors, until when, and what was opened of it. */
export function Screen() {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const wanted = wantedIn(useSearch());
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(sharesQuery);
  useEffect(() => listen('shares', () => void refreshShares()), []);
  const open = data?.filter(({ is_live, is_paused }) => is_live || is_paused) ?? [];
  const ended = data?.filter((share) => !open.includes(share)) ?? [];
  const begin = () => navigate('/shares?new');
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Shared with mentors</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
        {data && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      {data && open.length > 0 && (
        <div>
          <Button look="main" onClick={begin}>
            <Share2 />
            <Trans>Share with a mentor</Trans>
          </Button>
        </div>
      )}
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load what you share.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && open.length === 0 && (
        <EmptyState
          level={2}
          title={<Trans>You share nothing with a mentor</Trans>}
          action={
            <Button look="main" onClick={begin}>
              <Share2 />
              <Trans>Share with a mentor</Trans>
            </Button>
          }
        >
          <Trans>Choose an essay, a document or your record, and who may read it.</Trans>
        </EmptyState>
      )}
      {byMentor(open).map(([id, shares]) => (
        <section key={id} className={styles.part} aria-labelledby={`mentor-${id}`}>
          <h2 id={`mentor-${id}`}>
            <bdi>{shares[0]?.mentor.name}</bdi>
          </h2>
          {shares[0]?.is_paused && (
            <p className="note warn">
              <Trans>
                You two can no longer meet or write here, so this mentor cannot open it. Stop sharing if they should
                never read it.
              </Trans>
            </p>
          )}
          <ul className="rules closed">
            {shares.map((share) => (
              <ShareRow key={share._id} share={share} />
            ))}
          </ul>
        </section>
      ))}
      {ended.length > 0 && (
        <details className="fold">
          <summary>
            <Trans>Ended in the last 30 days</Trans>
          </summary>
          <ul className="rules closed">
            {ended.map((share) => (
              <ShareRow key={share._id} share={share} />
            ))}
          </ul>
        </details>
      )}
      {data && (
        <WhenIdle>
          <Lazy part={logPart} props={{}} />
        </WhenIdle>
      )}
      {wanted && <Lazy part={dialogPart} props={{ wanted, onClose: () => navigate('/shares', { replace: true }) }} />}
    </div>
  );
}

function byMentor(shares: readonly MentorShare[]): [string, MentorShare[]][] {
  return [...Map.groupBy(shares, ({ mentor }) => mentor.id)];
}
