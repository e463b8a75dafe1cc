import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lazy } from '#components/lazy.tsx';
import { evaluationsQuery } from '../essays.api.ts';
import { LazyFold } from './lazy-fold.tsx';
import { historyPart } from './lazy-parts.ts';

/** The last evaluations of an essay, at most 20. */
export function History({ essay }: { essay: string }) {
  const { data: evaluations = [] } = useQuery(evaluationsQuery(essay));
  if (evaluations.length < 2) return null;
  return (
    <LazyFold title={<Trans>Earlier evaluations</Trans>}>
      {() => <Lazy part={historyPart} props={{ essay, evaluations }} />}
    </LazyFold>
  );
}
