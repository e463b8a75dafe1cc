import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { criteriaOf, criterionWord } from '../criterion-words.ts';
import styles from '../evaluation.module.css';
import { deductionWord } from '../gate-words.ts';

type OverallTableProps = Pick<Evaluation, 'overall' | 'scores'> & { sum: NonNullable<Evaluation['sum']> };

/** How the overall score came about: a sum that a reader can add up. */
export function OverallTable({ overall, scores, sum }: OverallTableProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // a score of one decimal times whole percents has three: none is rounded away
  const exact = (value: number) => i18n.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 3 });
  return (
    <div className={styles.wide}>
      <table className={styles.measures}>
        <caption>
          <Trans>Overall</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Criterion</Trans>
            </th>
            <th scope="col">
              <Trans>Score</Trans>
            </th>
            <th scope="col">
              <Trans>Weight</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {criteriaOf(scores).map((criterion) => {
            const [score, weight] = [scores[criterion] ?? 0, sum.weights[criterion] ?? 0];
            return (
              <tr key={criterion}>
                <th scope="row">{criterionWord(criterion, i18n)}</th>
                <td className="num">{figure(score)}</td>
                <td className="num">{i18n.number(weight / 100, { style: 'percent' })}</td>
                <td className="num">{exact((score * weight) / 100)}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row" colSpan={3}>
              <Trans>Mean of the criteria</Trans>
            </th>
            <td className="num">{figure(sum.mean)}</td>
          </tr>
          {sum.deductions.map(({ gate, points }) => {
            const why = deductionWord(gate, i18n);
            return (
              <tr key={gate}>
                <th scope="row" colSpan={3}>
                  <Trans>Taken off: {why}</Trans>
                </th>
                <td className="num">{figure(-points)}</td>
              </tr>
            );
          })}
          <tr className={styles.sum}>
            <th scope="row" colSpan={3}>
              <Trans>Overall</Trans>
            </th>
            <td className="num">{figure(overall)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
