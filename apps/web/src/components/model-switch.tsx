import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { FieldError } from './field.tsx';
import { Switch } from './inputs.tsx';

type ModelSwitchProps = {
  model: { enabled: boolean; tokens_today: number; tokens_per_day: number };
  /** Rejects where the server did not take it. */
  onSwitch: (enabled: boolean) => Promise<void>;
  label: ReactNode;
  /** What is sent, and to whom. */
  about: (enabled: boolean) => ReactNode;
  /** What else there is to choose while it is on. */
  children?: ReactNode;
};

/** The student's own switch for the language model. Off until the student switches it on. */
export function ModelSwitch({ model, onSwitch, label, about, children }: ModelSwitchProps) {
  const { i18n } = useLingui();
  const online = useOnline();
  const id = useId();
  // shown at once; what the server says stands
  const [wanted, setWanted] = useState<boolean>();
  const [error, setError] = useState<string>();
  const enabled = wanted ?? model.enabled;
  const [used, most] = [i18n.number(model.tokens_today), i18n.number(model.tokens_per_day)];

  async function change(next: boolean) {
    setWanted(next);
    setError(undefined);
    try {
      await onSwitch(next);
    } catch (cause) {
      setError(explain(cause, i18n));
    }
    setWanted(undefined);
  }

  return (
    <>
      <Switch
        checked={enabled}
        disabled={!online}
        aria-describedby={id}
        onChange={(event) => void change(event.target.checked)}
      >
        {label}
      </Switch>
      <p className="small dim" id={id}>
        {about(enabled)}
      </p>
      {!online && (
        <p className="small dim">
          <Trans>Switching it on or off needs a connection.</Trans>
        </p>
      )}
      {enabled && (
        <p className="small dim num">
          <Trans>
            Used today: {used} of {most} tokens. Three words are about four tokens.
          </Trans>
        </p>
      )}
      {enabled && children}
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </>
  );
}
