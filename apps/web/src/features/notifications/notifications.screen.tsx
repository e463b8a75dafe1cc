import type { Notification, NotificationPage } from '@lantern/contract/notifications';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck, ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { DataAge, TimeAgo } from '#components/data-age.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { firstPageQuery, readOlder, sayAllRead, sayRead } from './notifications.api.ts';
import styles from './notifications.module.css';

/** What the reader was told of, the newest first; each line leads to its screen. */
export function Screen() {
  const { i18n } = useLingui();
  const user = useSession((session) => session.user?.id ?? '');
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(firstPageQuery(user, i18n.locale));
  return (
    <div className={`stack ${styles.page}`}>
      <h1>
        <Trans>Notifications</Trans>
      </h1>
      {data && error && <DataAge at={dataUpdatedAt} copy />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load your notifications.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {!data && !error && <Skeleton />}
      {data?.notifications.length === 0 && (
        <EmptyState level={2} title={<Trans>Nothing to tell you yet</Trans>}>
          <Trans>Here you see dates, answers and news about your sessions.</Trans>
        </EmptyState>
      )}
      {data && data.notifications.length > 0 && <List first={data} />}
      <Details />
    </div>
  );
}

const settings = partOf(async () => (await import('./settings.tsx')).Settings);

function Details() {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.settings} onToggle={() => setOpened(true)}>
      <summary>
        <h2>
          <Trans>Quiet hours and phones</Trans>
        </h2>
        <ChevronDown />
      </summary>
      {opened && <Lazy part={settings} props={{}} />}
    </details>
  );
}

function List({ first }: { first: NotificationPage }) {
  const { i18n } = useLingui();
  const [older, setOlder] = useState<readonly NotificationPage[]>([]);
  const [busy, setBusy] = useState<'all' | 'older'>();
  const known = new Map<string, Notification>();
  // the first page is asked for again and again, and then holds what an older one held
  for (const page of [...older.toReversed(), first]) for (const one of page.notifications) known.set(one._id, one);
  const shown = [...known.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
  const next = older.length > 0 ? older.at(-1)?.next : first.next;

  async function run(what: 'all' | 'older', work: () => Promise<void>) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast({ tone: 'bad', stays: true, text: explain(error, i18n) });
    }
    setBusy(undefined);
  }

  const showOlder = () =>
    run('older', async () => {
      if (!next) return;
      const page = await readOlder(next);
      setOlder((pages) => [...pages, page]);
    });

  const readAll = () =>
    run('all', async () => {
      const [newest] = shown;
      if (newest) await sayAllRead(newest._id);
      setOlder((pages) =>
        pages.map((page) => ({ ...page, notifications: page.notifications.map((one) => ({ ...one, read: true })) })),
      );
    });

  return (
    <>
      {first.unread > 0 && (
        <p>
          <Button busy={busy === 'all'} onClick={() => void readAll()}>
            <CheckCheck />
            <Trans>Mark all as read</Trans>
          </Button>
        </p>
      )}
      <ul className="rules closed">
        {shown.map((one) => (
          <li key={one._id}>
            <Line one={one} />
          </li>
        ))}
      </ul>
      {next && (
        <p>
          <Button busy={busy === 'older'} onClick={() => void showOlder()}>
            <Trans>Show older ones</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

function Line({ one }: { one: Notification }) {
  const { _id: id, title, detail, path, created_at, read } = one;
  return (
    <Link
      href={path}
      className={read ? styles.line : `${styles.line} ${styles.unread}`}
      // not told without a connection: it stays unread
      onClick={() => void (read || sayRead(id).catch(() => undefined))}
    >
      <span className={styles.words}>
        {!read && (
          <span className="vh">
            <Trans>Unread:</Trans>{' '}
          </span>
        )}
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {detail && (
          <span className="small" dir="auto">
            {detail}
          </span>
        )}
        <small className="dim">
          <TimeAgo at={Date.parse(created_at)} />
        </small>
      </span>
      <ChevronRight className="flip" />
    </Link>
  );
}
