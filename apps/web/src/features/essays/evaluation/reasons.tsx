import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { criteriaOf, criterionWord } from './criterion-words.ts';
import styles from './evaluation.module.css';
import { LazyFold } from './lazy-fold.tsx';
import { measureName, measureValue, measureWhy } from './measure-words.ts';

/** How the engine's scores came about, measure by measure. */
export function Reasons({ evaluation }: { evaluation: Evaluation }) {
  const { measures, model, scores } = evaluation;
  const ofEngine = model?.local_scores ?? scores;
  if (measures.length === 0) return null;
  return (
    <LazyFold title={<Trans>How these scores came about</Trans>}>
      {() => (
        <div className="stack">
          <p className="small dim">
            <Trans>
              What is found gives a score from 0 to 10. Its weight says how much of the criterion it is. Score times
              weight are its points, and the points add up to the criterion. The overall score is the mean of the
              criteria, each with the weight that it has for this type of essay.
            </Trans>
          </p>
          {model && !model.failure && (
            <p className="small dim">
              <Trans>A language model does not say how it counts. These are the measures of the Lantern engine.</Trans>
            </p>
          )}
          {criteriaOf(ofEngine).map((criterion) => (
            <Measures
              key={criterion}
              criterion={criterion}
              score={ofEngine[criterion] ?? 0}
              measures={measures.filter((measure) => measure.criterion === criterion)}
            />
          ))}
        </div>
      )}
    </LazyFold>
  );
}

type MeasuresProps = { criterion: string; score: number; measures: Evaluation['measures'] };

function Measures({ criterion, score, measures }: MeasuresProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
              <td className="num">{i18n.number(measure.weight, { style: 'percent', maximumFractionDigits: 0 })}</td>
              <td className="num">{figure(measure.score * measure.weight)}</td>
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
    </div>
  );
}
