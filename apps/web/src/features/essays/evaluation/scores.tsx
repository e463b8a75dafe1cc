import type { Evaluation } from '@lantern/contract/essays.evaluations';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '#api/idle.ts';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { formatBefore } from '#components/dates.ts';
import { Lazy } from '#components/lazy.tsx';
import { EvaluatedVersion } from './evaluated-version.tsx';
import styles from './evaluation.module.css';
import { gateWord, isUnjudged } from './gate-words.ts';
import { History } from './history.tsx';
import { LazyFold } from './lazy-fold.tsx';
import { fetchFolds, modelScoresPart, scorePartsPart } from './lazy-parts.ts';
import { EngineName, ModelNote } from './model-part.tsx';
import { OverallSum } from './overall-sum.tsx';
import { Reasons } from './reasons.tsx';
import { WhatChanged } from './what-changed.tsx';

export type ScoresProps = {
  evaluation: Evaluation;
  before?: Evaluation | undefined;
  /** The text is another one by now. */
  older?: boolean;
  /** What to do about it: between the score and what it is made of. */
  children?: ReactNode;
};

export function Scores({ evaluation, before: last, older, children }: ScoresProps) {
  const { t, i18n } = useLingui();
  const [reading, setReading] = useState(false);
  useEffect(() => whenIdle(() => void fetchFolds().catch(() => undefined)), []);
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { overall, sum, advisories, model } = evaluation;
  // the sum says it already
  const isNoted = ({ gate }: Evaluation['advisories'][number]) =>
    gate !== 'partial' || !sum?.deductions.some((one) => one.gate === gate);
  const unjudged = isUnjudged(evaluation);
  const before = last && !unjudged && !isUnjudged(last) ? last : undefined;
  const beforeAt = before && formatBefore(new Date(before.created_at), new Date(evaluation.created_at), i18n);

  return (
    <section aria-label={t`Evaluation`}>
      <div className={styles.head}>
        <h2>
          <Trans>Evaluation</Trans>
        </h2>
        <Source evaluation={evaluation} />
      </div>
      <div className="stack">
        {older && (
          <p className="note warn">
            <TriangleAlert />
            <span>
              <Trans>
                These scores are of an older version: the text, its kind, prompt or limit changed after it was
                evaluated.
              </Trans>
            </span>
          </p>
        )}
        {advisories.filter(isNoted).map((advisory) => (
          <p className="note warn" key={advisory.gate}>
            <TriangleAlert />
            <span>{gateWord(advisory, i18n)}</span>
          </p>
        ))}
        <ModelNote evaluation={evaluation} />
      </div>
      {!unjudged && (
        <OverallSum evaluation={evaluation}>
          {before && <Since now={overall} was={before.overall} at={beforeAt ?? ''} />}
        </OverallSum>
      )}
      {children}
      {!unjudged && (
        <LazyFold title={sum ? <Trans>The parts of {figure(sum.mean)}</Trans> : <Trans>The parts of the score</Trans>}>
          {() => <Lazy part={scorePartsPart} props={{ now: evaluation, before }} />}
        </LazyFold>
      )}
      {!unjudged && <Reasons evaluation={evaluation} />}
      {model && !model.failure && (
        <LazyFold title={<Trans>Beside the Lantern engine</Trans>} open={model.disputed.length > 0}>
          {() => <Lazy part={modelScoresPart} props={{ evaluation }} />}
        </LazyFold>
      )}
      {before && <WhatChanged before={before} now={evaluation} />}
      {evaluation.essay_id && <History essay={evaluation.essay_id} />}
      {evaluation.essay_id && evaluation.version_id && (
        <>
          <Button look="bare" className={styles.start} aria-haspopup="dialog" onClick={() => setReading(true)}>
            <Trans>Read the text that was evaluated</Trans>
          </Button>
          {reading && (
            <EvaluatedVersion
              essay={evaluation.essay_id}
              version={evaluation.version_id}
              onClose={() => setReading(false)}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Who judged, and which text: results belong to one version. */
function Source({ evaluation }: { evaluation: Evaluation }) {
  const { i18n } = useLingui();
  const name = <EngineName evaluation={evaluation} />;
  const at = <TimeAgo at={Date.parse(evaluation.created_at)} />;
  const revision = evaluation.revision === null ? undefined : i18n.number(evaluation.revision);
  return (
    <span className="small dim">
      {revision === undefined ? (
        <Trans>
          {name} · of the text from {at}
        </Trans>
      ) : (
        <Trans>
          {name} · of the text from {at}, version {revision}
        </Trans>
      )}
    </span>
  );
}

/** The step from the last overall score, in words. */
function Since({ now, was, at }: { now: number; was: number; at: string }) {
  const { i18n } = useLingui();
  const figure = (value: number) => i18n.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [old, change] = [figure(was), figure(Math.abs(now - was))];
  return (
    <>
      {now > was && (
        <Trans>
          was {old} on {at}, up {change}
        </Trans>
      )}
      {now < was && (
        <Trans>
          was {old} on {at}, down {change}
        </Trans>
      )}
      {now === was && (
        <Trans>
          was {old} on {at}, same
        </Trans>
      )}
    </>
  );
}
