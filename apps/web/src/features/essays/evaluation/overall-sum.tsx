import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './evaluation.module.css';
import { deductionWord } from './gate-words.ts';

/** The mean of the criteria less what is taken off it, where something is. */
export function OverallSum({ overall, sum }: Pick<Evaluation, 'overall' | 'sum'>) {
  const { i18n } = useLingui();
  if (!sum || sum.deductions.length === 0) return null;
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <table className={`${styles.measures} ${styles.steps}`}>
      <tbody>
        <tr>
          <th scope="row">
            <Trans>Mean of the criteria</Trans>
          </th>
          <td className="num">{figure(sum.mean)}</td>
        </tr>
        {sum.deductions.map(({ gate, points }) => {
          const why = deductionWord(gate, i18n);
          return (
            <tr key={gate}>
              <th scope="row">
                <Trans>Taken off: {why}</Trans>
              </th>
              <td className="num">{figure(-points)}</td>
            </tr>
          );
        })}
        <tr className={styles.sum}>
          <th scope="row">
            <Trans>Overall</Trans>
          </th>
          <td className="num">{figure(overall)}</td>
        </tr>
      </tbody>
    </table>
  );
}
