import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { FieldError } from '#components/field.tsx';
import { Checkbox, Switch } from '#components/inputs.tsx';
import styles from './evaluator.module.css';
import { switchModel, useModel } from './model-settings.ts';

type ModelSwitchProps = { slow: boolean; onSlow: (slow: boolean) => void };

/** Shown only where a language model is set up. Off until the student switches it on. */
export function ModelSwitch({ slow, onSlow }: ModelSwitchProps) {
  const { i18n } = useLingui();
  const model = useModel();
  const online = useOnline();
  // shown at once; what the server says stands
  const [wanted, setWanted] = useState<boolean>();
  const [error, setError] = useState<string>();
  if (!model?.name) return null;
  const { name, slow_name } = model;
  const enabled = wanted ?? model.enabled;
  const [used, most] = [i18n.number(model.tokens_today), i18n.number(model.tokens_per_day)];

  async function change(next: boolean) {
    setWanted(next);
    setError(undefined);
    try {
      await switchModel(next);
    } catch (cause) {
      setError(explain(cause, i18n));
    }
    setWanted(undefined);
  }

  return (
    <div className={styles.model}>
      <Switch
        checked={enabled}
        disabled={!online}
        aria-describedby="model-what"
        onChange={(event) => void change(event.target.checked)}
      >
        <Trans>Use the language model</Trans>
      </Switch>
      <p className="small dim" id="model-what">
        {enabled ? (
          <Trans>
            With each evaluation the text, its type, its prompt and its limit are sent to {name}. Whoever runs this
            Lantern chose it, and it may belong to another company. Your name and your other data are not sent.
          </Trans>
        ) : (
          <Trans>
            Off: your text stays on this Lantern. On: the text, its type, its prompt and its limit are sent to {name}{' '}
            with each evaluation. Whoever runs this Lantern chose it, and it may belong to another company.
          </Trans>
        )}
      </p>
      {!online && (
        <p className="small dim">
          <Trans>Switching it on or off needs a connection.</Trans>
        </p>
      )}
      {enabled && (
        <p className="small dim num">
          <Trans>
            Used today: {used} of {most} tokens. A token is about three quarters of a word.
          </Trans>
        </p>
      )}
      {enabled && slow_name && (
        <Checkbox checked={slow} onChange={(event) => onSlow(event.target.checked)}>
          <Trans>Ask the slower, better model ({slow_name})</Trans>
        </Checkbox>
      )}
      <div aria-live="polite">{error && <FieldError id="model-error">{error}</FieldError>}</div>
    </div>
  );
}
