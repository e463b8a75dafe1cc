import { Trans, useLingui } from '@lingui/react/macro';
import { explain } from '#api/problem-words.ts';
import { ErrorBlock } from './error-block.tsx';
import { Skeleton } from './skeleton.tsx';

/** What a screen asked for, whether it is known by now, and how to ask again: as queries and the record kit say it. */
export type Asked = {
  isKnown: boolean;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** Nothing is computed of what is not known: a paper that nobody asked for is not missing, and a list not empty. */
export const areKnown = (asked: readonly Asked[]) => asked.every(({ isKnown }) => isKnown);

/** In place of what is computed of several answers, until all of them are known: loading, or that it cannot be shown now. */
export function Unknown({ asked }: { asked: readonly Asked[] }) {
  const { i18n } = useLingui();
  const unknown = asked.filter(({ isKnown }) => !isKnown);
  const error = unknown.find((one) => one.error)?.error;
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock
      title={<Trans>This cannot be shown now.</Trans>}
      onRetry={() => void Promise.all(unknown.map(({ refetch }) => refetch()))}
      busy={unknown.some(({ isFetching }) => isFetching)}
    >
      {explain(error, i18n)}
    </ErrorBlock>
  );
}
