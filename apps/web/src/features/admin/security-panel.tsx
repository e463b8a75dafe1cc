import { secondFactorDays } from '@lantern/contract/accounts.security-log';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { SecurityEvents } from '#components/security-events.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { demandQuery, eventsQuery, saveDemand } from './admin.api.ts';
import styles from './admin.module.css';

/** Of whom a second step is asked, and what happened at the doors of all accounts. */
export function SecurityPanel() {
  return (
    <div className="stack">
      <Demand />
      <Events />
    </div>
  );
}

function Demand() {
  const { i18n } = useLingui();
  const { data: demand, error, refetch, isFetching } = useQuery(demandQuery);
  const saving = useMutation({ mutationFn: saveDemand });
  const failed = saving.error ?? error;
  const box = (name: 'admins' | 'mentors') => ({
    checked: demand?.[name] ?? false,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      demand && !saving.isPending && saving.mutate({ ...demand, [name]: target.checked }),
  });
  return (
    <section className="stack" aria-labelledby="second-factor">
      <h2 id="second-factor">
        <Trans>Two-factor sign-in</Trans>
      </h2>
      {failed && (
        <ErrorBlock title={<Trans>It was not saved</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(failed, i18n)}
        </ErrorBlock>
      )}
      <fieldset disabled={!demand}>
        <legend>
          <Trans>
            Ask for two-factor sign-in. They have {secondFactorDays} days. After that their account opens no screens
            until it is on.
          </Trans>
        </legend>
        <Checkbox {...box('admins')}>
          <Trans>Administrators</Trans>
        </Checkbox>
        <Checkbox {...box('mentors')}>
          <Trans>Mentors</Trans>
        </Checkbox>
      </fieldset>
    </section>
  );
}

function Events() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(eventsQuery);
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <section className="stack" aria-labelledby="events">
      <div className={styles.row}>
        <div className={styles.words}>
          <h2 id="events">
            <Trans>Sign-ins and changes</Trans>
          </h2>
          <p className="dim">
            <Trans>
              Sign-ins of all accounts, for a year, with their network. Many failed tries from one network: somebody may
              be guessing passwords.
            </Trans>
          </p>
        </div>
        <Button busy={isFetching && !isFetchingNextPage} onClick={() => void refetch()}>
          <RefreshCw />
          <Trans>Look again</Trans>
        </Button>
      </div>
      {!data && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <SecurityEvents events={events} named />
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
