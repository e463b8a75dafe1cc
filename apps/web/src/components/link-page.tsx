import { Problem } from '@lantern/contract/problem';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from './error-block.tsx';
import { Skeleton } from './skeleton.tsx';

/** What the query of the link's content answers, whatever else it says. */
type Asked<Data> = { data: Data | undefined; error: Error | null; refetch: () => unknown; isFetching: boolean };

type LinkPageProps<Data> = {
  asked: Asked<Data>;
  /** What is behind such a link, where it could not be loaded. */
  title: ReactNode;
  failed: ReactNode;
  /** Why a link may not work any more, and what to do then. */
  gone: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What somebody sees who was given a link and needs no account for it. */
export function LinkPage<Data>({
  asked: { data, error, refetch, isFetching },
  title,
  failed,
  gone,
  children,
}: LinkPageProps<Data>) {
  const { i18n } = useLingui();
  // a mistyped link is refused before it is looked up
  const isGone = error instanceof Problem && ['not_found', 'invalid_request'].includes(error.code);
  if (isGone)
    return (
      <div className="stack read">
        <h1>
          <Trans>This link does not work</Trans>
        </h1>
        <p>{gone}</p>
      </div>
    );
  if (error && !data)
    return (
      <div className="stack read">
        <h1>{title}</h1>
        <ErrorBlock title={failed} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      </div>
    );
  return data ? children(data) : <Skeleton />;
}
