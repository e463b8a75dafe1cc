import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans } from '@lingui/react/macro';
import { Lazy, partOf } from '#components/lazy.tsx';
import { LazyFold } from './lazy-fold.tsx';
import { ShapeFold } from './shape-fold.tsx';

const remembered = partOf(async () => (await import('./shape/remembered.tsx')).Remembered);
const samples = partOf(async () => (await import('./samples/samples.tsx')).Samples);

type OnDemandProps = { text: string; evaluation: Evaluation };

/** What an evaluation can say besides, each when somebody opens it. */
export function OnDemand({ text, evaluation }: OnDemandProps) {
  const { essay_type: type } = evaluation;
  return (
    <>
      <ShapeFold text={text} evaluation={evaluation} />
      {type !== 'Research Proposal' && (
        <LazyFold title={<Trans>What a reader remembers</Trans>}>
          {() => <Lazy part={remembered} props={{ text }} />}
        </LazyFold>
      )}
      <LazyFold title={<Trans>A weak and a strong sample of this kind</Trans>}>
        {() => <Lazy part={samples} props={{ type }} />}
      </LazyFold>
    </>
  );
}
