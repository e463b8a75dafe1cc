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
              Your question and the texts found for it go to {name}. The people who run this Lantern chose it. It may
              belong to another company. We do not send questions about your own record, or anything else about you.
            </Trans>
          ) : (
            <Trans>
              Off: your questions stay on your device and this Lantern. On: your question and the texts found for it go
              to {name}. The people who run this Lantern chose it. It may belong to another company.
            </Trans>
          )
        }
      />
    </section>
  );
}
