import { useState } from 'react';
import { useSearch } from 'wouter';
import { Lazy, partOf } from '#components/lazy.tsx';
import type { EvaluatorProps } from './evaluator.tsx';

const evaluator = partOf(async () => (await import('./result-parts.ts')).Evaluator);

/** The evaluator's tab: its code comes when the tab is first looked at, and what is typed there survives a look at another. */
export function EssayEvaluator(props: EvaluatorProps) {
  const asked = new URLSearchParams(useSearch()).has('evaluate');
  const [opened, setOpened] = useState(asked);
  if (asked && !opened) setOpened(true);
  return opened ? <Lazy part={evaluator} props={props} /> : null;
}
