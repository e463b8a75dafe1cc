// What a language model had to do with an evaluation: its name and its failure.
import type { Evaluation, modelFailures } from '@lantern/contract/essays.evaluations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';

type Props = { evaluation: Evaluation };

const failures: Record<(typeof modelFailures)[number], MessageDescriptor> = {
  unreachable: msg`The language model could not be reached.`,
  too_slow: msg`The language model did not answer in time.`,
  unusable_answer: msg`The answer of the language model could not be used.`,
  daily_limit: msg`You have used the language model as much as one day allows.`,
};

export function EngineName({ evaluation: { engine } }: Props) {
  return engine === 'lantern' ? <Trans>Lantern engine</Trans> : engine;
}

export function ModelNote({ evaluation: { model } }: Props) {
  const { i18n } = useLingui();
  if (!model) return null;
  const { name, failure, dropped } = model;
  const why = failure && i18n._(failures[failure]);
  const count = i18n.number(dropped);
  return (
    <>
      <p className="note info">
        <Info />
        <span>
          {why ? (
            <Trans>{why} The Lantern engine's result is shown.</Trans>
          ) : (
            <Trans>
              These scores are from {name}. A language model can be wrong, and can judge the same text twice
              differently.
            </Trans>
          )}
        </span>
      </p>
      {dropped > 0 && (
        <p className="note info">
          <Info />
          <span>
            <Trans>
              Left out: suggestions of {name} about sentences that are not in your text ({count}).
            </Trans>
          </span>
        </p>
      )}
    </>
  );
}
