import { activityTypeWord } from '@lantern/content/activity-types';
import type { activityCalls } from '@lantern/contract/activities';
import type { FieldsOf } from '@lantern/contract/record';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RecordView } from '#components/record/record-view.ts';
import { activities } from './activities.api.ts';
import styles from './activities.module.css';
import { ActivityFields } from './activity-fields.tsx';
import { PeriodWords, SchoolYears, WeeklyHours, WeeksPerYear } from './activity-parts.tsx';
import { activityForm, type FormValues, notAsked } from './form-values.ts';

export const activityView: RecordView<typeof activityCalls, FormValues> = {
  records: activities,
  nameOf: ({ name }) => name,
  Facts: ActivityFacts,
  form: activityForm,
  Inputs: ActivityFields,
  words: {
    add: <Trans>Add activity</Trans>,
    edit: <Trans>Edit activity</Trans>,
    save: <Trans>Save activity</Trans>,
    remove: <Trans>Delete activity</Trans>,
    askRemove: <Trans>Delete this activity?</Trans>,
    empty: <Trans>No activities added yet</Trans>,
    emptyHint: <Trans>Your first one can be small. Essays and applications build on this list later.</Trans>,
    loadFailed: <Trans>We could not load your activities.</Trans>,
  },
};

function ActivityFacts({ fields }: { fields: FieldsOf<typeof activityCalls> }) {
  const { i18n } = useLingui();
  const { title, duration, weeklyHours, description, outcome } = fields;
  const { weeksPerYear, schoolYears, type } = { ...notAsked, ...fields };
  return (
    <>
      {title && <p className={styles.role}>{title}</p>}
      <p className={styles.facts}>
        <span>
          <PeriodWords duration={duration} />
        </span>
        <span>
          <WeeklyHours hours={weeklyHours} />
        </span>
        {weeksPerYear !== null && (
          <span>
            <WeeksPerYear weeks={weeksPerYear} />
          </span>
        )}
        {schoolYears.length > 0 && (
          <span>
            <SchoolYears years={schoolYears} />
          </span>
        )}
        {type && <span>{activityTypeWord(type, i18n.locale)}</span>}
      </p>
      {description && (
        <p className={styles.words} dir="auto">
          {description}
        </p>
      )}
      {outcome && (
        <div>
          <p className={styles.label}>
            <Trans>Impact</Trans>
          </p>
          <p className={styles.words} dir="auto">
            {outcome}
          </p>
        </div>
      )}
    </>
  );
}
