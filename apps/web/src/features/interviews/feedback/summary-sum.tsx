import type { Interview } from '@lantern/contract/interviews';
import type { SessionSummary } from '@lantern/speaking/summarise';
import { CRITERION_IDS } from '@lantern/speaking/types';
import { Trans, useLingui } from '@lingui/react/macro';
import { ScoreBar } from '#components/score-bar.tsx';
import styles from '../interviews.module.css';
import { criterionWord } from './feedback-words.ts';
import type { AnsweredQuestion } from './read-answer.ts';

type SummarySumProps = {
  interview: Pick<Interview, 'type'>;
  summary: SessionSummary;
  last: SessionSummary | undefined;
  answered: readonly Pick<AnsweredQuestion, 'question' | 'feedback'>[];
};

/** How the answers make the score of the session, and the mean of each criterion. */
export function SummarySum({ interview, summary, last, answered }: SummarySumProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const together = answered.reduce((sum, { feedback }) => sum + feedback.overall, 0);
  const count = i18n.number(answered.length);
  return (
    <div className="stack">
      <table className={styles.sum}>
        <tbody>
          {answered.map(({ question, feedback }) => (
            <tr key={question.id}>
              <th scope="row" lang="en" dir="ltr">
                {question.text}
              </th>
              <td className="num">{figure(feedback.overall)}</td>
            </tr>
          ))}
          {summary.overall !== undefined && answered.length > 1 && (
            <tr>
              <th scope="row">
                <Trans>Together</Trans>
              </th>
              <td className="num">{figure(together)}</td>
            </tr>
          )}
          {summary.overall !== undefined && (
            <tr>
              <th scope="row">
                <b>
                  {answered.length > 1 ? (
                    <Trans>Divided by {count} answers: the score, of 10</Trans>
                  ) : (
                    <Trans>Score, of 10</Trans>
                  )}
                </b>
              </th>
              <td className="num">
                <b>{figure(summary.overall)}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <div>
        {CRITERION_IDS.filter((id) => interview.type !== 'ielts' || id !== 'risks').map((id) => (
          <ScoreBar key={id} label={criterionWord(id, i18n)} score={summary.scores[id]} before={last?.scores[id]} />
        ))}
      </div>
      <p className="small dim">
        <Trans>Each bar is the mean of your answers, out of 10.</Trans>
      </p>
    </div>
  );
}
