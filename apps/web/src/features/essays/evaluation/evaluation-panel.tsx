import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { TimeAgo } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';
import { ScoreBar } from '#components/score-bar.tsx';
import styles from './evaluation.module.css';
import { criteriaOf, criterionWord, gateWord, measureWord, valueWord } from './evaluation-words.ts';

type EvaluationPanelProps = {
  evaluation: Evaluation;
  before?: Evaluation | undefined;
  /** The text is another one by now. */
  older?: boolean;
};

function engineName(engine: string): string {
  return engine === 'lantern' ? 'Lantern' : engine;
}

export function EvaluationPanel({ evaluation, before, older }: EvaluationPanelProps) {
  const { t, i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { overall, scores, advisories, engine } = evaluation;
  const revision = evaluation.revision === null ? null : i18n.number(evaluation.revision);
  const overallNow = figure(overall);
  const overallBefore = before && figure(before.overall);
  const name = engineName(engine);
  const at = <TimeAgo at={Date.parse(evaluation.created_at)} />;
  const beforeAt = before && formatDay(new Date(before.created_at), i18n);

  return (
    <section aria-label={t`Evaluation`}>
      <div className={styles.head}>
        <h2>
          <Trans>Evaluation</Trans>
        </h2>
        <span className="small dim">
          {revision === null ? (
            <Trans>
              {name} engine · {at}
            </Trans>
          ) : (
            <Trans>
              {name} engine · of version {revision} · {at}
            </Trans>
          )}
        </span>
      </div>
      <div className="stack">
        {older && (
          <p className="note warn">
            <TriangleAlert />
            <span>
              <Trans>These scores are of an older version: the text was changed after it was evaluated.</Trans>
            </span>
          </p>
        )}
        {advisories.map((advisory) => (
          <p className="note warn" key={advisory.gate}>
            <TriangleAlert />
            <span>{gateWord(advisory, i18n)}</span>
          </p>
        ))}
      </div>
      <p className={styles.overall}>
        <b className="num">{overallNow}</b>
        <span>
          <Trans>of 10</Trans>{' '}
          {overallBefore && (
            <span className="dim">
              <Trans>
                · was {overallBefore} on {beforeAt}
              </Trans>
            </span>
          )}
        </span>
      </p>
      <ul className="rules closed">
        {criteriaOf(scores).map((criterion) => (
          <li key={criterion}>
            <ScoreBar
              label={criterionWord(criterion, i18n)}
              score={scores[criterion] ?? 0}
              before={before?.scores[criterion]}
            />
          </li>
        ))}
      </ul>
      {before && (
        <p className="small dim">
          <Trans>Thick bar: now. Thin bar: the evaluation of {beforeAt}.</Trans>
        </p>
      )}
      {evaluation.measures.length > 0 && <Reasons evaluation={evaluation} />}
    </section>
  );
}

/** How the scores came about, measure by measure. */
function Reasons({ evaluation }: { evaluation: Evaluation }) {
  const { i18n } = useLingui();
  const { measures, scores } = evaluation;
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <details className={styles.details}>
      <summary>
        <Trans>How these scores came about</Trans>
        <ChevronDown className="s" />
      </summary>
      {criteriaOf(scores).map((criterion) => (
        <table className={styles.measures} key={criterion}>
          <caption>{criterionWord(criterion, i18n)}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>What is measured</Trans>
              </th>
              <th scope="col">
                <Trans>Found</Trans>
              </th>
              <th scope="col">
                <Trans>Score</Trans>
              </th>
              <th scope="col">
                <Trans>Share</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {measures
              .filter((measure) => measure.criterion === criterion)
              .map((measure) => (
                <tr key={measure.measure}>
                  <th scope="row">{measureWord(measure, i18n)}</th>
                  <td className="num">{valueWord(measure.value, measure.unit, i18n)}</td>
                  <td className="num">{figure(measure.score)}</td>
                  <td className="num">{i18n.number(measure.weight, { style: 'percent', maximumFractionDigits: 0 })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </details>
  );
}
