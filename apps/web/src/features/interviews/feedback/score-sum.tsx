import type { Interview } from '@lantern/contract/interviews';
import { CRITERION_IDS, type Feedback } from '@lantern/speaking/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { pointsOf } from '#components/points.ts';
import { ScoreBar } from '#components/score-bar.tsx';
import styles from '../interviews.module.css';
import { criterionWord } from './feedback-words.ts';

type ScoreSumProps = {
  interview: Pick<Interview, 'type'>;
  feedback: Pick<Feedback, 'overall' | 'scores'>;
  sum: NonNullable<Feedback['sum']>;
  before: Feedback | undefined;
};

/** What each criterion gives, and what holds the score: parts that add up to it. */
export function ScoreSum({ interview, feedback: { overall, scores }, sum, before }: ScoreSumProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = pointsOf(scores, sum);
  const last = before?.sum && pointsOf(before.scores, before.sum);
  const held = Math.round((sum.mean - overall) * 10) / 10;
  return (
    <div className="stack">
      <div>
        {CRITERION_IDS.filter((id) => interview.type !== 'ielts' || id !== 'risks').map((id) => (
          <ScoreBar
            key={id}
            label={criterionWord(id, i18n)}
            score={points.get(id)?.points ?? 0}
            outOf={points.get(id)?.most}
            before={last?.get(id)?.points}
          />
        ))}
      </div>
      <table className={styles.sum}>
        <tbody>
          {held > 0 && (
            <>
              <tr>
                <th scope="row">
                  <Trans>Together</Trans>
                </th>
                <td className="num">{figure(sum.mean)}</td>
              </tr>
              <tr>
                <th scope="row">
                  <Trans>Held back, for the reason above</Trans>
                </th>
                <td className="num">{figure(-held)}</td>
              </tr>
            </>
          )}
          <tr>
            <th scope="row">
              <b>
                <Trans>Score, of 10</Trans>
              </b>
            </th>
            <td className="num">
              <b>{figure(overall)}</b>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
