import { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from '@lantern/contract/calendar';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';

const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async ({ signal }) => (await call(getCalendarFeed, {}, { signal })).feed,
});

/** The private address that puts every day into the student's own calendar. Folded, and asked for when it is opened. */
export function CalendarFeed() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <CalendarDays className="s" />
        <Trans>These days in your own calendar</Trans>
        <ChevronDown className="s" />
      </summary>
      {isOpen && <Opened />}
    </details>
  );
}

type Asking = 'renew' | 'close';

function Opened() {
  const { t, i18n } = useLingui();
  const { data: feed, error, refetch, isFetching } = useQuery(feedQuery);
  const [asking, setAsking] = useState<Asking>();
  const make = useMutation({
    mutationFn: () => call(makeCalendarFeed, { body: { language: i18n.locale } }),
    onSuccess: ({ feed: made }) => queryClient.setQueryData(feedQuery.queryKey, made),
    onSettled: () => setAsking(undefined),
  });
  const close = useMutation({
    mutationFn: () => call(revokeCalendarFeed, {}),
    onSuccess: () => {
      make.reset();
      queryClient.setQueryData(feedQuery.queryKey, null);
    },
    onSettled: () => setAsking(undefined),
  });
  const failed = make.error ?? close.error;
  const url = make.data?.url;
  if (feed === undefined)
    return error ? (
      <ErrorBlock
        title={<Trans>We could not ask for your calendar.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    ) : (
      <Skeleton />
    );
  return (
    <div className="stack">
      <p>
        <Trans>
          A calendar on your phone or computer can read your days from a private address, and keeps them up to date.
          Whoever has the address can read the titles and days, and nothing else: do not pass it on.
        </Trans>
      </p>
      {failed && <ErrorBlock title={<Trans>This did not work.</Trans>}>{explain(failed, i18n)}</ErrorBlock>}
      {url && (
        <>
          <Field
            label={<Trans>Your address</Trans>}
            help={<Trans>It is shown this once. Add it in your calendar under “From URL” or “Subscribe”.</Trans>}
          >
            <TextInput readOnly dir="ltr" value={url} onFocus={({ target }) => target.select()} />
          </Field>
          <div>
            <CopyButton text={url}>
              <Trans>Copy address</Trans>
            </CopyButton>
          </div>
        </>
      )}
      {feed ? (
        <>
          <p className="small dim">
            <Trans>Address made on {formatDay(new Date(feed.created_at), i18n)}.</Trans>{' '}
            {feed.last_read_at ? (
              <Trans>Last read on {formatDay(new Date(feed.last_read_at), i18n)}.</Trans>
            ) : (
              <Trans>No calendar has read it yet.</Trans>
            )}
          </p>
          <div className="row wrap">
            <Button onClick={() => setAsking('renew')}>
              <Trans>Make a new address</Trans>
            </Button>
            <Button look="bare" onClick={() => setAsking('close')}>
              <Trans>Close the address</Trans>
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            <Trans>Make a private address</Trans>
          </Button>
        </div>
      )}
      <ConfirmDialog
        title={asking === 'close' ? <Trans>Close the address?</Trans> : <Trans>Make a new address?</Trans>}
        open={asking !== undefined}
        confirm={asking === 'close' ? t`Close the address` : t`Make a new address`}
        danger={asking === 'close'}
        busy={make.isPending || close.isPending}
        onConfirm={() => (asking === 'close' ? close.mutate() : make.mutate())}
        onCancel={() => setAsking(undefined)}
      >
        <Trans>The address that you have now stops working at once, in every calendar that reads it.</Trans>
      </ConfirmDialog>
    </div>
  );
}
