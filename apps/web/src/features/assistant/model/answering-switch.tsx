import { Trans } from '@lingui/react/macro';
import { ModelSwitch } from '#components/model-switch.tsx';
import { switchAnswering, useAnswering } from './model.api.ts';

/** Shown only where a language model is set up. */
export function AnsweringSwitch() {
  const answering = useAnswering();
  if (!answering?.name) return null;
  const { name } = answering;
  return (
    <section className="stack">
      <ModelSwitch
        model={answering}
        onSwitch={switchAnswering}
        label={<Trans>Use the language model for answers</Trans>}
        about={(enabled) =>
          enabled ? (
            <Trans>
              Your question and the passages that were found for it are sent to {name}. Whoever runs this Lantern chose
              it, and it may belong to another company. Questions about your own record are not sent, and neither is
              anything else of you.
            </Trans>
          ) : (
            <Trans>
              Off: what you ask stays on your device and this Lantern. On: your question and the passages that were
              found for it are sent to {name}. Whoever runs this Lantern chose it, and it may belong to another company.
            </Trans>
          )
        }
      />
    </section>
  );
}
