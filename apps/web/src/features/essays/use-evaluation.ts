import { type Evaluation, evaluateEssay, type evaluationTypes } from '@lantern/contract/essays.evaluations';
import { Problem } from '@lantern/contract/problem';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call, NetworkError } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';

type Asked = { text: string; type: (typeof evaluationTypes)[number]; essay?: string; slow?: boolean };

/** Milliseconds: an installation may let its language model take two minutes, after the engine's half. */
const timeout = 160_000;

/** Asks for an evaluation; `error` is the sentence to show when it did not come. */
export function useEvaluate(done: (evaluation: Evaluation) => void) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function wordsFor(cause: unknown): string {
    if (cause instanceof z.core.$ZodError) return t`Invalid evaluation result from server.`;
    if (cause instanceof NetworkError && cause.kind === 'timeout')
      return `${t`Something went wrong while evaluating.`} ${t`No answer came in time. Your text is safe. Please try again.`}`;
    if (cause instanceof NetworkError) return `${t`Something went wrong while evaluating.`} ${explain(cause, i18n)}`;
    if (cause instanceof Problem && cause.code === 'not_found')
      return `${t`Essay evaluation failed.`} ${t`It may have been deleted. Deleted essays can be brought back for 30 days from the list of essays.`}`;
    return `${t`Essay evaluation failed.`} ${explain(cause, i18n)}`;
  }

  /** `ask` makes the essay ready (saves it) and says why it cannot be evaluated, if so. */
  async function start(ask: () => Promise<Asked | string>) {
    setBusy(true);
    setError(undefined);
    try {
      const asked = await ask();
      if (typeof asked === 'string') return setError(asked);
      const { text: essay_text, type: essay_type, essay: essay_id, slow = false } = asked;
      const body = { essay_text, essay_type, use_slow_models: slow, ...(essay_id && { essay_id }) };
      done(await call(evaluateEssay, { body }, { timeout: timeout }));
    } catch (cause) {
      setError(wordsFor(cause));
    } finally {
      setBusy(false);
    }
  }

  return { start, busy, error };
}
