import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { criterionWord } from '../criterion-words.ts';
import styles from '../evaluation.module.css';
import { measureName, measureValue, measureWhy } from './measure-words.ts';

export type MeasuresProps = {
  criterion: string;
  score: number;
  measures: Evaluation['measures'];
  /** Of the overall score. */
  gives?: { points: number; most: number } | undefined;
};

/** How the score of one criterion came about. */
export function Measures({ criterion, score, measures, gives }: MeasuresProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const exact = (value: number) => i18n.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const sum = measures.reduce((all, { score, weight }) => all + score * weight, 0);
  return (
    <div className={styles.wide}>
      <table className={styles.measures}>
        <caption>{criterionWord(criterion, i18n)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>What is measured, and what was found</Trans>
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
          {measures.map((measure) => (
            <tr key={measure.measure}>
              <th scope="row">
                {measureName(measure, i18n)}: <b className="num">{measureValue(measure, i18n)}</b>
                <span className={styles.why}>{measureWhy(measure, i18n)}</span>
              </th>
              <td className="num">{figure(measure.score)}</td>
              <td className="num">{i18n.number(measure.weight, { style: 'percent', maximumFractionDigits: 1 })}</td>
              <td className="num">{exact(measure.score * measure.weight)}</td>
            </tr>
          ))}
          <tr className={styles.sum}>
            <th scope="row" colSpan={3}>
              {/* a gate holds the scores of texts that cannot be judged below their sum */}
              {sum > score + 0.1 ? <Trans>Points, held at this score</Trans> : <Trans>Score of the criterion</Trans>}
            </th>
            <td className="num">{figure(score)}</td>
          </tr>
        </tbody>
      </table>
      {gives && (
        <p className="small dim">
          <Trans>
            This gives {figure(gives.points)} of the {figure(gives.most)} points that this part can give.
          </Trans>
        </p>
      )}
    </div>
  );
}
