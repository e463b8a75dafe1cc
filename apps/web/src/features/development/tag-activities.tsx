import { traitName } from '@lantern/content/traits';
import { monthFromNow, sumWeeklyHours } from '@lantern/contract/activities';
import { type ActivityTag, activityKinds, activityLevels, activityTraits } from '@lantern/contract/development';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { intlLocale } from '#api/intl-locale.ts';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { type ActivityRow, useActivities } from '#features/activities/activities.api.ts';
import styles from './development.module.css';
import { kindWords, levelWords } from './planner-words.ts';

const chooseWord = msg`Choose`;

type Tags = readonly ActivityTag[];
const none = (activity: string): ActivityTag => ({ activity, kind: '', trait: '', level: '' });
/** On why it counts: examples of colleges' own words. Read 22 November 2026. */
const careSource =
  'https://mcc.gse.harvard.edu/resources-for-colleges/examples-language-family-responsibilities-college-admission';

/** Each activity with its kind, the trait that it shows and how far it reaches; and what that comes to. */
export function TagActivities({ tags, onChange }: { tags: Tags; onChange: (tags: ActivityTag[]) => void }) {
  const { i18n } = useLingui();
  const { rows, error, refetch, isFetching } = useActivities();
  if (!rows && !error) return <Skeleton />;
  if (!rows)
    return (
      <ErrorBlock
        title={<Trans>We could not load your activities.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (rows.length === 0)
    return (
      <EmptyState
        level={2}
        title={<Trans>No activities yet</Trans>}
        action={
          <ButtonLink look="main" href="/ecas?add=1">
            <Trans>Add activity</Trans>
          </ButtonLink>
        }
      >
        <Trans>A job, brothers and sisters you look after, the family field: add them, they count.</Trans>
      </EmptyState>
    );
  const known = rows.map((row) => ({ row, tag: tags.find(({ activity }) => activity === row.id) ?? none(row.id) }));
  const set = (activity: string, part: Partial<ActivityTag>) => {
    const before = tags.find((tag) => tag.activity === activity) ?? none(activity);
    const ids = new Set(rows.map(({ id }) => id));
    const others = tags.filter((tag) => tag.activity !== activity && ids.has(tag.activity));
    onChange([...others, { ...before, ...part }]);
  };
  return (
    <section className="stack" aria-labelledby="tags">
      <h2 id="tags">
        <Trans>What your activities show</Trans>
      </h2>
      <Summary known={known} />
      <ul className={styles.cards}>
        {known.map(({ row, tag }) => (
          <li key={row.id} className="card">
            <fieldset className={styles.tags}>
              <legend dir="auto">{row.name}</legend>
              <Field label={<Trans>Kind</Trans>}>
                <Select
                  value={tag.kind}
                  onChange={({ target }) => set(row.id, { kind: target.value as ActivityTag['kind'] })}
                >
                  <option value="">{i18n._(chooseWord)}</option>
                  {activityKinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {i18n._(kindWords[kind])}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={<Trans>Trait it shows most</Trans>}>
                <Select
                  value={tag.trait}
                  onChange={({ target }) => set(row.id, { trait: target.value as ActivityTag['trait'] })}
                >
                  <option value="">{i18n._(chooseWord)}</option>
                  {activityTraits.map((trait) => (
                    <option key={trait} value={trait}>
                      {traitName(trait, i18n.locale)}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={<Trans>How far it reaches</Trans>}>
                <Select
                  value={tag.level}
                  onChange={({ target }) => set(row.id, { level: target.value as ActivityTag['level'] })}
                >
                  <option value="">{i18n._(chooseWord)}</option>
                  {activityLevels.map((level) => (
                    <option key={level} value={level}>
                      {i18n._(levelWords[level])}
                    </option>
                  ))}
                </Select>
              </Field>
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Known = readonly { row: ActivityRow; tag: ActivityTag }[];

/** Once trait and level of one are chosen; hours as soon as there are any. */
function Summary({ known }: { known: Known }) {
  const { i18n } = useLingui();
  const now = monthFromNow();
  const all = sumWeeklyHours(
    known.map(({ row }) => row),
    now,
  );
  const counted = known.filter(({ tag }) => tag.kind === 'work' || tag.kind === 'care').map(({ row }) => row);
  const home = sumWeeklyHours(counted, now);
  const shown = known.filter(({ tag }) => tag.trait && tag.level);
  const traits = activityTraits.filter((trait) => shown.some(({ tag }) => tag.trait === trait));
  const missing = activityTraits.filter((trait) => !traits.includes(trait));
  const list = (names: readonly string[]) => new Intl.ListFormat(intlLocale(i18n.locale)).format(names);
  const named = (of: readonly string[]) => list(of.map((trait) => traitName(trait, i18n.locale)));
  const reached = list(
    activityLevels
      .filter((level) => shown.some(({ tag }) => tag.level === level))
      .map((level) => i18n._(levelWords[level])),
  );
  const [count, total] = [shown.length, known.length].map((figure) => i18n.number(figure));
  const hours = i18n.number(all);
  return (
    <div className={styles.summary} aria-live="polite">
      <p>
        {home > 0 ? (
          <Trans>
            Of {hours} hours a week now,{' '}
            <b>
              <Plural value={home} one="# hour is" other="# hours are" />
            </b>{' '}
            paid work or care at home. They count.
          </Trans>
        ) : (
          <Trans>Hours a week now: {hours}. Choose kinds below, so that paid work and care at home are counted.</Trans>
        )}{' '}
        <a href={careSource} target="_blank" rel="noreferrer">
          <Trans>What colleges say about it</Trans>
          <ExternalLink className="s" aria-hidden="true" />
          <span className="vh">
            <Trans>(opens a new tab)</Trans>
          </span>
        </a>
      </p>
      {shown.length === 0 ? (
        <p className="small dim">
          <Trans>
            Choose the trait and the reach of an activity. Then you see here what your activities show together.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              {count} of {total} activities are described. They show <b>{named(traits)}</b>.
            </Trans>
          </p>
          <p>
            <Trans>They reach: {reached}.</Trans>
          </p>
          {missing.length > 0 && (
            <p className="small dim">
              <Trans>No activity shows these yet: {named(missing)}. Nobody needs all of them.</Trans>
            </p>
          )}
        </>
      )}
    </div>
  );
}
