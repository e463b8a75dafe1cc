import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '#api/problem-words.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorBlock } from './error-block.tsx';
import { Skeleton } from './skeleton.tsx';

/** What a query of the list answers, whatever else it says. */
type Asked<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean };

type WaitingListProps<Data> = {
  title: ReactNode;
  about: ReactNode;
  /** The way back, above the title. */
  above?: ReactNode;
  asked: Asked<Data>;
  /** How many are waiting, in words. */
  count: (waiting: number) => ReactNode;
  /** What will appear where nothing waits. */
  none: ReactNode;
  /** An item of the list for each that waits. */
  children: (data: Data) => ReactNode;
  /** Cards stand by themselves; without, items have rules between them. */
  cards?: boolean;
  /** What comes below the list. */
  more?: ReactNode;
};

/** A screen of what waits for an administrator, the longest waiting first. */
export function WaitingList<Data extends { waiting: number }>({
  title,
  about,
  above,
  asked: { data, error, refetch, isFetching },
  count,
  none,
  children,
  cards = true,
  more,
}: WaitingListProps<Data>) {
  const { i18n } = useLingui();
  return (
    <div className="stack read">
      <div>
        {above && <p className="small">{above}</p>}
        <h1>{title}</h1>
        <p className="dim">{about}</p>
      </div>
      {!data && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && data.waiting === 0 && (
        <EmptyState
          level={2}
          title={<Trans>Nothing waits for you</Trans>}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              <RefreshCw />
              <Trans>Look again</Trans>
            </Button>
          }
        >
          {none}
        </EmptyState>
      )}
      {data && data.waiting > 0 && (
        <>
          <p role="status" className="small dim">
            {count(data.waiting)}
          </p>
          <ul className={cards ? 'stack' : 'rules closed'}>{children(data)}</ul>
          {more}
        </>
      )}
    </div>
  );
}
