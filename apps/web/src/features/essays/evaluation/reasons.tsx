import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans } from '@lingui/react/macro';
import { Lazy } from '#components/lazy.tsx';
import { criteriaOf } from './criterion-words.ts';
import { LazyFold } from './lazy-fold.tsx';
import { measuresPart, overallPart } from './lazy-parts.ts';

/** How the engine's scores came about, measure by measure. */
export function Reasons({ evaluation }: { evaluation: Evaluation }) {
  const { measures, model, scores, overall, sum } = evaluation;
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
              criteria, each with the weight that it has for this type of essay, less what is taken off.
            </Trans>
          </p>
          {sum ? (
            <Lazy part={overallPart} props={{ overall, scores, sum }} />
          ) : (
            <p className="small dim">
              <Trans>
                Of this older evaluation the weights and what was taken off were not kept. Evaluate again to see them.
              </Trans>
            </p>
          )}
          {model && !model.failure && (
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
              }}
            />
          ))}
        </div>
      )}
    </LazyFold>
  );
}
