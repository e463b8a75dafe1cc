import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans } from '@lingui/react/macro';
import { Lazy, partOf } from '#components/lazy.tsx';
import { LazyFold } from './lazy-fold.tsx';

const shape = partOf(async () => (await import('./shape/shape.tsx')).Shape);

/** What each paragraph is and which sentences could go: read on the device, when somebody opens it. */
export function ShapeFold({ text, evaluation }: { text: string; evaluation: Evaluation }) {
  // a proposal is built of other parts
  if (evaluation.essay_type === 'Research Proposal') return null;
  return (
    <LazyFold title={<Trans>How it is built, and where to cut</Trans>}>
      {() => <Lazy part={shape} props={{ text, evaluation }} />}
    </LazyFold>
  );
}
