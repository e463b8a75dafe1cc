import { Trans, useLingui } from '@lingui/react/macro';
import { Lightbulb, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import type { useActivities } from '#features/activities/activities.api.ts';
import styles from './brainstorm.module.css';
import { changeState, keepRun } from './brainstorm-outbox.ts';
import { loadEngine } from './engine.ts';
import { reflectionsOf, topTraits } from './quiz.ts';
import { StepFoot, StepHead, type StepProps } from './step-parts.tsx';
import { wordsOf } from './waiting-ideas.ts';

type ActivityStepProps = StepProps & { activities: ReturnType<typeof useActivities> };

/** Step 3: what the ideas may be about. At least one activity is chosen before ideas are made. */
export function ActivityStep({ quiz, state, onStep, activities }: ActivityStepProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { rows, error, refetch, isFetching } = activities;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const chosen = (rows ?? []).filter((row) => state.activities.includes(row.id));

  const choose = (activity: string, isChosen: boolean) =>
    changeState(({ activities }) => {
      const others = activities.filter((each) => each !== activity);
      return { activities: isChosen ? [...others, activity] : others };
    });

  async function generate() {
    setBusy(true);
    setFailed(undefined);
    try {
      const { generateIdeas } = await loadEngine();
      const traits = topTraits(quiz, state.answers);
      const { mandatory, optional } = reflectionsOf(quiz, traits);
      const written = [...mandatory, ...optional].flatMap(({ id: question }): [string, string][] => {
        const text = state.reflections[question]?.trim() ?? '';
        return text === '' ? [] : [[question, text]];
      });
      const reflections = Object.fromEntries(written);
      const ec_activities = chosen.map(({ name, title, duration, outcome, description }) => ({
        name,
        title,
        duration,
        outcome,
        description,
      }));
      const ideas = generateIdeas({ traits, reflections, activities: ec_activities }).map(wordsOf);
      changeState(() => ({ ideas, step: 4 }));
      keepRun({ run_id: newId(), traits, reflections, ec_activities, generated_ideas: ideas });
    } catch {
      setFailed(t`This part is not on this device yet. Press Generate Ideas again when you are online.`);
    }
    setBusy(false);
  }

  return (
    <>
      <StepHead title={<Trans>Choose your activities</Trans>}>
        <Trans>We make ideas from these and from your answers. One is enough. Two or three give you more ideas.</Trans>
      </StepHead>
      {!rows && !error && <Skeleton />}
      {!rows && error && (
        <ErrorBlock
          title={<Trans>We could not load your activities.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {rows?.length === 0 && (
        <EmptyState
          title={<Trans>No activities added yet</Trans>}
          action={
            <ButtonLink look="main" href="/ecas?add=1&from=brainstorm">
              <Plus />
              <Trans>Add activity</Trans>
            </ButtonLink>
          }
        >
          <Trans>Add one and come back: your answers stay here. Work and care at home count too.</Trans>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <>
          <fieldset>
            <legend className="vh">
              <Trans>Activities</Trans>
            </legend>
            <ul className="rules closed">
              {rows.map((row) => (
                <li key={row.id}>
                  <label className={styles.activity}>
                    <input
                      type="checkbox"
                      checked={state.activities.includes(row.id)}
                      onChange={(event) => choose(row.id, event.target.checked)}
                    />
                    <span>
                      <b dir="auto">{row.name}</b>
                      {row.title && <span dir="auto">, {row.title}</span>}
                      {(row.outcome || row.description) && (
                        <span className={`small dim ${styles.about}`} dir="auto">
                          {row.outcome || row.description}
                        </span>
                      )}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <p>
            <ButtonLink href="/ecas?add=1&from=brainstorm">
              <Plus />
              <Trans>Add activity</Trans>
            </ButtonLink>
          </p>
        </>
      )}
      <div role="alert">{failed && <FieldError id={`${id}-failed`}>{failed}</FieldError>}</div>
      <StepFoot onBack={() => onStep(2)}>
        {rows && rows.length > 0 && (
          <>
            <Button
              look="main"
              busy={busy}
              blocked={chosen.length === 0}
              aria-describedby={`${id}-none`}
              onClick={() => void generate()}
            >
              <Lightbulb />
              <Trans>Generate Ideas</Trans>
            </Button>
            <p id={`${id}-none`} className="small dim">
              {chosen.length === 0 && <Trans>Choose at least one activity.</Trans>}
            </p>
          </>
        )}
      </StepFoot>
    </>
  );
}
