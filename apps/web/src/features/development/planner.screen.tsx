import { todayIn } from '@lantern/abroad/days';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useDraft } from '#components/use-draft.ts';
import { planner, usePlan } from './development.api.ts';
import styles from './development.module.css';
import { Opportunities } from './opportunities.tsx';
import { TagActivities } from './tag-activities.tsx';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function Screen() {
  const { i18n } = useLingui();
  const { plan: kept, save, row, isLoaded, error, refetch, isFetching, dataUpdatedAt } = usePlan();
  const [plan, change] = useDraft(kept, save);
  const today = todayIn(zone(), new Date());
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans>Extracurricular planner</Trans>
        </h1>
        {isLoaded && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      <p className="dim">
        <Trans>See what your activities show already, and find what could be next.</Trans>
      </p>
      <RecordTrouble
        records={planner}
        id="only"
        waiting={row?.waiting}
        theirs={() => <Trans>An assessment of another device</Trans>}
        onEdit={() => undefined}
      />
      {row === undefined && !error && <Skeleton />}
      {row === undefined && error && (
        <ErrorBlock
          title={<Trans>We could not load your plan.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {row !== undefined && plan.satisfied === '' && (
        <section className={styles.question} aria-labelledby="satisfied">
          <h2 id="satisfied">
            <Trans>Are you happy with what you do outside of class?</Trans>
          </h2>
          <p className="small dim">
            <Trans>Paid work and care at home count as much as a club does.</Trans>
          </p>
          <div className="row wrap">
            <Button look="main" onClick={() => change({ satisfied: 'yes' })}>
              <Trans>Yes, show what they say about me</Trans>
            </Button>
            <Button onClick={() => change({ satisfied: 'no' })}>
              <Trans>Not yet, show what I could do</Trans>
            </Button>
          </div>
        </section>
      )}
      {row !== undefined && plan.satisfied !== '' && (
        <>
          <div className="row wrap">
            <Button look="bare" onClick={() => change({ satisfied: '' })}>
              <RotateCcw className="flip" />
              <Trans>Answer again</Trans>
            </Button>
            <ButtonLink look="bare" href="/eca-development">
              <Trans>My weekly goals and log</Trans>
            </ButtonLink>
          </div>
          {plan.satisfied === 'no' && <Opportunities today={today} />}
          <TagActivities tags={plan.tags} onChange={(tags) => change({ tags })} />
        </>
      )}
    </div>
  );
}
