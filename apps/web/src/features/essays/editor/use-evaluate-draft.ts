import { useLingui } from '@lingui/react/macro';
import type { DraftFields } from '../drafts/draft.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { putEvaluation } from '../essays.api.ts';
import { useEvaluate } from '../use-evaluation.ts';

/** Evaluates what is written, once the server has it; `slow` asks the model too. */
export function useEvaluateDraft(sync: DraftSync, { text, type }: DraftFields, slow: boolean, onScores: () => void) {
  const { t } = useLingui();
  const { start, busy, error } = useEvaluate((answer) => {
    putEvaluation(sync.id, answer);
    onScores();
  });

  function evaluate() {
    void start(async () => {
      await sync.send().catch(() => undefined);
      const waiting = sync.snapshot().draft;
      if (waiting?.conflict) return t`Choose between the two texts first.`;
      if (waiting) return t`Your text could not be sent to Lantern, so it cannot be evaluated now. It is saved here.`;
      return { text, type, essay: sync.id, slow };
    });
  }
  return { evaluate, busy, error };
}
