import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans } from '@lingui/react/macro';
import { Lazy } from '#components/lazy.tsx';
import { pointsOf } from '#components/points.ts';
import { criteriaOf } from './criterion-words.ts';
import { LazyFold } from './lazy-fold.tsx';
import { measuresPart } from './lazy-parts.ts';

/** How the engine's scores came about, measure by measure. */
export function Reasons({ evaluation }: { evaluation: Evaluation }) {
  const { measures, model, scores, sum } = evaluation;
  const ofEngine = model?.local_scores ?? scores;
  const isOfModel = model && !model.failure;
  const parts = sum && !isOfModel ? pointsOf(scores, sum) : undefined;
  if (measures.length === 0) return null;
  return (
    <LazyFold title={<Trans>How we count</Trans>}>
      {() => (
        <div className="stack">
          <p className="small dim">
            <Trans>
              We measure a few things in your text. Each gets a score from 0 to 10 and has a weight. Score times weight
              gives its points. Added up, the points are the score of the part.
            </Trans>
          </p>
          {!sum && (
            <p className="small dim">
              <Trans>
                Of this older evaluation the weights and what was taken off were not kept. Evaluate again to see them.
              </Trans>
            </p>
          )}
          {isOfModel && (
            <p className="small dim">
              <Trans>A language model does not say how it counts. These are the measures of the Lantern engine.</Trans>
            </p>
          )}
          {criteriaOf(ofEngine).map((criterion) => (
            <Lazy
              key={criterion}
              part={measuresPart}
              props={{
                criterion,
                score: ofEngine[criterion] ?? 0,
                measures: measures.filter((measure) => measure.criterion === criterion),
                gives: parts?.get(criterion),
              }}
            />
          ))}
        </div>
      )}
    </LazyFold>
  );
}
