import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useOnline } from '#api/use-online.ts';
import { FieldError } from '#components/field.tsx';
import { Switch } from '#components/inputs.tsx';
import { switchAnswering, useAnswering } from './model.api.ts';

/** Shown only where a language model is set up. Off until the student switches it on. */
export function ModelSwitch() {
  const { i18n } = useLingui();
  const answering = useAnswering();
  const online = useOnline();
  // shown at once; what the server says stands
  const [wanted, setWanted] = useState<boolean>();
  const [error, setError] = useState<string>();
  if (!answering?.name) return null;
  const { name } = answering;
  const enabled = wanted ?? answering.enabled;
  const [used, most] = [i18n.number(answering.tokens_today), i18n.number(answering.tokens_per_day)];

  async function change(next: boolean) {
    setWanted(next);
    setError(undefined);
    try {
      await switchAnswering(next);
    } catch (cause) {
      setError(explain(cause, i18n));
    }
    setWanted(undefined);
  }

  return (
    <section className="stack">
      <Switch
        checked={enabled}
        disabled={!online}
        aria-describedby="answering-what"
        onChange={(event) => void change(event.target.checked)}
      >
        <Trans>Use the language model for answers</Trans>
      </Switch>
      <p className="small dim" id="answering-what">
        {enabled ? (
          <Trans>
            Your question and the passages that were found for it are sent to {name}. Whoever runs this Lantern chose
            it, and it may belong to another company. Questions about your own record are not sent, and neither is
            anything else of you.
          </Trans>
        ) : (
          <Trans>
            Off: what you ask stays on your device and this Lantern. On: your question and the passages that were found
            for it are sent to {name}. Whoever runs this Lantern chose it, and it may belong to another company.
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
      <div aria-live="polite">{error && <FieldError id="answering-error">{error}</FieldError>}</div>
    </section>
  );
}
