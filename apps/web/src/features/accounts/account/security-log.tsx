import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { SecurityEvents } from '#components/security-events.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { myEventsQuery } from '../accounts.api.ts';
import styles from '../accounts.module.css';

/** Sign-ins and changes of what protects the account, so that its owner notices a stranger. */
export function SecurityLog() {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="security-log">
      <div className={styles.partHead}>
        <div>
          <h3 id="security-log">
            <Trans>Sign-ins and changes</Trans>
          </h3>
          <p className="dim">
            <Trans>
              All sign-ins, failed tries and changes of the last year. If one was not you, change your password.
            </Trans>
          </p>
        </div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <Trans>Close</Trans> : <Trans>Show</Trans>}
        </Button>
      </div>
      {open && <Events />}
    </section>
  );
}

function Events() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(myEventsQuery);
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      {!data && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && events.length === 0 && (
        <p className="dim">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      <SecurityEvents events={events} />
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
