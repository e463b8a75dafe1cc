import { Later, partOf } from '#components/later.tsx';
import type { PanelProps } from './panel.tsx';

const panel = partOf(async () => (await import('./parts.ts')).Panel);

/** The scores of an evaluation, where they come from and what moved. */
export function EvaluationPanel(props: PanelProps) {
  return <Later part={panel} props={props} />;
}
