import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'wouter';
import { listen } from '#api/events.ts';
import { whenIdle } from '#api/idle.ts';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy } from '#components/lazy.tsx';
import { useRecordAddress } from '#components/record/use-record-address.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { dialogPart, fetchParts } from './application-lazy-parts.ts';
import { ApplicationPage } from './application-page.tsx';
import { applicationRecord } from './application-record.tsx';
import { applications, listScreen, useApplications } from './applications.api.ts';

export function Screen() {
  const { id = '' } = useParams();
  return <Opened id={id.toLowerCase()} key={id} />;
}

function Opened({ id }: { id: string }) {
  const { i18n } = useLingui();
  const [, go] = useLocation();
  const { rows = [], isLoaded, error, refetch, isFetching } = useApplications();
  const address = useRecordAddress(`${listScreen}/${id}`);
  useEffect(() => listen(applications.calls.topic, () => void applications.refresh()), []);
  useEffect(() => whenIdle(() => void fetchParts().catch(() => undefined)), []);

  const row = rows.find((one) => one.id === id);
  // what was taken off the list here leads back to it
  const wasHere = useRef(false);
  if (row) wasHere.current = true;
  const isGone = isLoaded && !row && wasHere.current;
  useEffect(() => {
    if (isGone) go(listScreen, { replace: true });
  }, [isGone, go]);

  if (row)
    return (
      <>
        <ApplicationPage row={row} onEdit={() => address.edit(id)} />
        {address.editing && (
          <Lazy
            part={dialogPart}
            props={{ row, others: rows.filter((one) => one.id !== id), onClose: address.close }}
          />
        )}
      </>
    );
  if (isLoaded)
    return (
      <>
        <h1>
          <Trans>Application</Trans>
        </h1>
        <EmptyState
          level={2}
          title={<Trans>This is not on your list</Trans>}
          action={
            <ButtonLink href={listScreen}>
              <Trans>Open my list</Trans>
            </ButtonLink>
          }
        >
          <Trans>You may have removed it. You can bring it back for 30 days, below your list.</Trans>
        </EmptyState>
      </>
    );
  if (!error) return <Skeleton />;
  return (
    <>
      <h1 className="vh">
        <Trans>Application</Trans>
      </h1>
      <ErrorBlock title={applicationRecord.words.loadFailed} onRetry={() => void refetch()} busy={isFetching}>
        {explain(error, i18n)}
      </ErrorBlock>
    </>
  );
}
