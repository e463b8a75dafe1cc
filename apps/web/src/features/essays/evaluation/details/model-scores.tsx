import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Remark } from '#components/badge.tsx';
import { criteriaOf, criterionWord } from '../criterion-words.ts';
import styles from '../evaluation.module.css';

/** Both results, criterion by criterion. */
export function ModelScores({ evaluation: { model, scores, overall } }: { evaluation: Evaluation }) {
  const { i18n } = useLingui();
  if (!model || model.failure) return null;
  const { name, local_scores, local_overall, disputed } = model;
  const figure = (value: number | undefined) =>
    value === undefined ? '–' : i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <table className={styles.measures}>
      <caption className="vh">
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
