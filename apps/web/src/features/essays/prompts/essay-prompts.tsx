import { Lazy, partOf } from '#components/lazy.tsx';
import type { PromptPanelProps } from './prompt-panel.tsx';

export const promptsPart = partOf(async () => (await import('./prompt-panel.tsx')).PromptPanel);

/** The prompts that an essay answers, its own first, what it lacks for each, and the way to add one. */
export function EssayPrompts(props: PromptPanelProps) {
  return <Lazy part={promptsPart} props={props} />;
}
