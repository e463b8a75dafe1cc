import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { pointsOf } from '#components/points.ts';
import { ScoreBar } from '#components/score-bar.tsx';
import { criteriaOf, criterionWord } from '../criterion-words.ts';
import styles from '../evaluation.module.css';
import { isHeld } from '../gate-words.ts';

export type ScorePartsProps = { now: Evaluation; before?: Evaluation | undefined };

/** What each criterion gives of the score, beside what it gave the last time. Of old evaluations only the criteria are known. */
export function ScoreParts({ now, before }: ScorePartsProps) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const points = now.sum && pointsOf(now.scores, now.sum);
  const last = points ? pointsBefore(now, before) : undefined;
  const held = isHeld(now);
  return (
    <div className="stack">
      {held && (
        <p className="small dim">
          <Trans>The bars show what was found. They do not count while the overall score is held.</Trans>
        </p>
      )}
      <ul className="rules closed">
        {criteriaOf(now.scores).map((criterion) => {
          const part = points?.get(criterion);
          return (
            <li key={criterion}>
              <ScoreBar
                label={criterionWord(criterion, i18n)}
                score={part?.points ?? now.scores[criterion] ?? 0}
                outOf={part?.most}
                before={points ? last?.get(criterion)?.points : before?.scores[criterion]}
                idle={held}
              />
            </li>
          );
        })}
      </ul>
      {now.sum && (
        <p className={`head ${styles.together}`}>
          <Trans>Together</Trans> <b className="num">{figure(now.sum.mean)}</b>
        </p>
      )}
      {(points ? last : before) && (
        <p className="small dim">
          <Trans>Thick bar: now. Thin bar: the last evaluation.</Trans>
        </p>
      )}
    </div>
  );
}

/** Points of another type of essay, with other weights, are not compared. */
function pointsBefore(now: Evaluation, before: Evaluation | undefined) {
  if (!before?.sum || !now.sum) return undefined;
  const { weights } = now.sum;
  const isSame = Object.entries(before.sum.weights).every(([criterion, weight]) => weights[criterion] === weight);
  return isSame ? pointsOf(before.scores, before.sum) : undefined;
}
