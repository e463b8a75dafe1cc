import { Lazy, partOf } from '#components/lazy.tsx';
import type { ScoresProps } from './scores.tsx';

const scores = partOf(async () => (await import('./scores.tsx')).Scores);

/** The scores of an evaluation, where they come from and what moved. */
export function EvaluationPanel(props: ScoresProps) {
  return <Lazy part={scores} props={props} />;
}
