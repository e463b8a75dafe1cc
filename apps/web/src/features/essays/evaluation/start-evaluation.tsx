import { essayTextMax } from '@lantern/contract/essays';
import { Trans, useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { EvaluationSwitch } from './evaluation-switch.tsx';

type StartEvaluationProps = {
  text: string;
  busy: boolean;
  error: string | undefined;
  onStart: () => void;
  slow: boolean;
  onSlow: (slow: boolean) => void;
};

/** The button with the reason why it cannot be pressed, and who will judge. */
export function StartEvaluation({ text, busy, error, onStart, slow, onSlow }: StartEvaluationProps) {
  const { i18n } = useLingui();
  const online = useOnline();
  const why = useId();
  const blank = !/\p{L}/u.test(text);
  const long = text.length > essayTextMax;
  const [count, most] = [i18n.number(text.length), i18n.number(essayTextMax)];
  return (
    <div className="stack">
      <EvaluationSwitch slow={slow} onSlow={onSlow} />
      <div className="row wrap">
        <Button look="main" busy={busy} blocked={blank || long || !online} aria-describedby={why} onClick={onStart}>
          <ListChecks />
          {busy ? <Trans>Evaluating…</Trans> : <Trans>Start Evaluation</Trans>}
        </Button>
        <span className="small dim" id={why} aria-live="polite">
          {blank && <Trans>There is no text to evaluate yet.</Trans>}
          {long && (
            <Trans>
              This text has {count} characters. At most {most} can be evaluated at once.
            </Trans>
          )}
          {!blank && !long && !online && <Trans>An evaluation needs a connection.</Trans>}
        </span>
      </div>
      {error && <ErrorBlock title={error} />}
    </div>
  );
}
