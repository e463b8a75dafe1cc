// What a language model had to do with an evaluation: its name, its failure, its scores beside the engine's.
import type { Evaluation, modelFailures } from '@lantern/contract/essays.evaluations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info, TriangleAlert } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { criteriaOf, criterionWord } from './criterion-words.ts';
import styles from './evaluation.module.css';

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

/** Both results, criterion by criterion. */
export function ModelScores({ evaluation: { model, scores, overall } }: Props) {
  const { i18n } = useLingui();
  if (!model || model.failure) return null;
  const { name, local_scores, local_overall, disputed } = model;
  const figure = (value: number | undefined) =>
    value === undefined ? '–' : i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <table className={styles.measures}>
      <caption>
        <Trans>Beside the Lantern engine</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Criterion</Trans>
          </th>
          <th scope="col">{name}</th>
          <th scope="col">
            <Trans>Lantern engine</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {criteriaOf(scores).map((criterion) => (
          <tr key={criterion}>
            <th scope="row">
              {criterionWord(criterion, i18n)}
              {disputed.includes(criterion) && (
                <div>
                  <Remark icon={TriangleAlert} tone="warn">
                    <Trans>More than 4 points apart: read your text and decide yourself.</Trans>
                  </Remark>
                </div>
              )}
            </th>
            <td className="num">{figure(scores[criterion])}</td>
            <td className="num">{figure(local_scores[criterion])}</td>
          </tr>
        ))}
        <tr className={styles.sum}>
          <th scope="row">
            <Trans>Overall</Trans>
          </th>
          <td className="num">{figure(overall)}</td>
          <td className="num">{figure(local_overall)}</td>
        </tr>
      </tbody>
    </table>
  );
}
