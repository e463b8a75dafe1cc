import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { EvaluatedVersion } from '../evaluated-version.tsx';
import styles from '../evaluation.module.css';
import { isUnjudged } from '../gate-words.ts';
import { EngineName } from '../model-part.tsx';

const [width, height, edge] = [300, 60, 4];

/** From left to right as time goes; 10 is the upper edge. */
function Line({ evaluations }: { evaluations: readonly Evaluation[] }) {
  const judged = evaluations.filter((evaluation) => !isUnjudged(evaluation)).toReversed();
  if (judged.length < 2) return null;
  const points = judged.map(({ overall }, index) => {
    const x = edge + (index * (width - 2 * edge)) / (judged.length - 1);
    const y = height - edge - (overall / 10) * (height - 2 * edge);
    return [x, y] as const;
  });
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <line x1="0" x2={width} y1={height - edge} y2={height - edge} />
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={x} cy={y} r={edge} />
    </svg>
  );
}

type HistoryTableProps = { essay: string; evaluations: readonly Evaluation[] };

/** The overall scores as a line to look at, and the table behind it. */
export function HistoryTable({ essay, evaluations }: HistoryTableProps) {
  const { t, i18n } = useLingui();
  const [reading, setReading] = useState<string>();
  const when = (moment: string) => i18n.date(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles.wide}>
      <Line evaluations={evaluations} />
      <table className={styles.measures}>
        <caption className="vh">
          <Trans>Evaluations of this essay, newest first</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            <th scope="col">
              <Trans>Overall</Trans>
            </th>
            <th scope="col">
              <Trans>Words</Trans>
            </th>
            <th scope="col">
              <Trans>Text</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {evaluations.map((evaluation) => {
            const at = when(evaluation.created_at);
            const { version_id } = evaluation;
            return (
              <tr key={evaluation._id}>
                <th scope="row">
                  {at}
                  <span className={styles.why}>
                    <EngineName evaluation={evaluation} />
                  </span>
                </th>
                <td className="num">
                  {isUnjudged(evaluation)
                    ? '–'
                    : i18n.number(evaluation.overall, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
                </td>
                <td className="num">{i18n.number(evaluation.words)}</td>
                <td>
                  {version_id && (
                    <Button
                      look="bare"
                      className={styles.end}
                      aria-haspopup="dialog"
                      aria-label={t`Read the text of ${at}`}
                      onClick={() => setReading(version_id)}
                    >
                      <Trans>Read</Trans>
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {reading && <EvaluatedVersion essay={essay} version={reading} onClose={() => setReading(undefined)} />}
    </div>
  );
}
