import { Trans } from '@lingui/react/macro';
import { Checkbox } from '#components/inputs.tsx';
import { ModelSwitch } from '#components/model-switch.tsx';
import styles from './evaluation.module.css';
import { switchModel, useModel } from './model-settings.ts';

type EvaluationSwitchProps = { slow: boolean; onSlow: (slow: boolean) => void };

/** Shown only where a language model is set up. */
export function EvaluationSwitch({ slow, onSlow }: EvaluationSwitchProps) {
  const model = useModel();
  if (!model?.name) return null;
  const { name, slow_name } = model;
  return (
    <div className={styles.model}>
      <ModelSwitch
        model={model}
        onSwitch={switchModel}
        label={<Trans>Use the language model</Trans>}
        about={(enabled) =>
          enabled ? (
            <Trans>
              Each evaluation sends the text, its type, prompt and limit to {name}, which may belong to another company.
              Your name and your other data are not sent.
            </Trans>
          ) : (
            <Trans>
              Off: your text stays on this Lantern. On: each evaluation sends the text, its type, prompt and limit to{' '}
              {name}, which may belong to another company.
            </Trans>
          )
        }
      >
        {slow_name && (
          <Checkbox checked={slow} onChange={(event) => onSlow(event.target.checked)}>
            <Trans>Ask the slower, better model ({slow_name})</Trans>
          </Checkbox>
        )}
      </ModelSwitch>
    </div>
  );
}
