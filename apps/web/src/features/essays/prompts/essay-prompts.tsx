import { Later, partOf } from '#components/later.tsx';
import type { PromptPanelProps } from './prompt-panel.tsx';

const panel = partOf(async () => (await import('./prompt-panel.tsx')).PromptPanel);

/** The prompts that an essay answers, what it lacks for each, and the way to add one. */
export function EssayPrompts(props: PromptPanelProps) {
  return <Later part={panel} props={props} />;
}
