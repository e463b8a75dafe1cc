import { activityTypeWord } from '@lantern/content/activity-types';
import { formLimits } from '@lantern/contract/activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Remark } from '#components/badge.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { Tabs } from '#components/tabs.tsx';
import type { ActivityRow } from './activities.api.ts';
import styles from './activities.module.css';
import { PeriodWords, SchoolYears, WeeklyHours, WeeksPerYear } from './activity-parts.tsx';
import { countGraphemes } from './character-count.tsx';
import { notAsked } from './form-values.ts';

type Rows = { rows: readonly ActivityRow[] };

/** How the list will stand on paper, and in the Common App with what it takes of each field. */
export function FormattedPreview({ rows }: Rows) {
  const { t } = useLingui();
  const [tab, setTab] = useState<'paper' | 'common-app'>('paper');
  return (
    <Tabs
      label={t`Format`}
      current={tab}
      onChange={setTab}
      tabs={[
        { name: 'paper', label: <Trans>On paper</Trans>, panel: <Paper rows={rows} /> },
        { name: 'common-app', label: 'Common App', panel: <CommonApp rows={rows} /> },
      ]}
    />
  );
}

function Paper({ rows }: Rows) {
  return (
    <ol className={styles.paper}>
      {rows.map(({ id, name, title, duration, weeklyHours, weeksPerYear, description, outcome }) => (
        <li key={id}>
          <p className={styles.entry}>
            <b dir="auto">{name}</b>
            <span className="small dim">
              <PeriodWords duration={duration} />
            </span>
          </p>
          <p className="small dim">
            {title && <bdi>{title}</bdi>}
            {title && weeklyHours > 0 && ' · '}
            {weeklyHours > 0 && <WeeklyHours hours={weeklyHours} />}
            {weeksPerYear && (
              <>
                {' · '}
                <WeeksPerYear weeks={weeksPerYear} />
              </>
            )}
          </p>
          {description && (
            <p className={styles.words} dir="auto">
              {description}
            </p>
          )}
          {outcome && (
            <p className={styles.words}>
              <Trans>
                Impact: <bdi>{outcome}</bdi>
              </Trans>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function CommonApp({ rows }: Rows) {
  const { i18n } = useLingui();
  const { activities: most, title, name, description } = formLimits.commonApp;
  const left = i18n.number(rows.length - most);
  return (
    <div className="stack">
      {rows.length > most && (
        <p className="note warn">
          <TriangleAlert />
          <span>
            <Trans>
              The Common App takes 10. The last {left} of your list are not in it: put the ten that matter first.
            </Trans>
          </span>
        </p>
      )}
      <ol className={styles.paper}>
        {rows.slice(0, most).map((row) => (
          <li key={row.id}>
            <Asked row={row} />
            <Slot label={<Trans>Position</Trans>} text={row.title} most={title} />
            <Slot label={<Trans>Organisation</Trans>} text={row.name} most={name} />
            <Slot label={<Trans>Description</Trans>} text={row.description} most={description} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What that form asks beside the texts, and what of it is still to be said. */
function Asked({ row }: { row: ActivityRow }) {
  const { i18n } = useLingui();
  const { type, schoolYears, weeklyHours, weeksPerYear } = { ...notAsked, ...row };
  const missing = <Trans>not said yet</Trans>;
  return (
    <dl className={styles.asked}>
      <dt>
        <Trans>Type</Trans>
      </dt>
      <dd>{type ? activityTypeWord(type, i18n.locale) : missing}</dd>
      <dt>
        <Trans>Years of school</Trans>
      </dt>
      <dd>{schoolYears.length > 0 ? <SchoolYears years={schoolYears} /> : missing}</dd>
      <dt>
        <Trans>Time</Trans>
      </dt>
      <dd>
        <WeeklyHours hours={weeklyHours} />, {weeksPerYear ? <WeeksPerYear weeks={weeksPerYear} /> : missing}
      </dd>
    </dl>
  );
}

/** One field of that form: what fits, what would be cut off, and a way to take it along. */
function Slot({ label, text, most }: { label: ReactNode; text: string; most: number }) {
  const { i18n } = useLingui();
  const letters = [...new Intl.Segmenter(i18n.locale).segment(text)].map(({ segment }) => segment);
  const count = countGraphemes(text, i18n.locale);
  const [used, all, over] = [count, most, count - most].map((figure) => i18n.number(figure));
  return (
    <div className={styles.slot}>
      <p className="small dim">
        {label} <span className="num">{`${used}/${all}`}</span>
      </p>
      {text === '' ? (
        <p className="small dim">
          <Trans>Nothing here yet</Trans>
        </p>
      ) : (
        <>
          <p className={styles.words} dir="auto">
            {letters.slice(0, most).join('')}
            {count > most && <s className={styles.cut}>{letters.slice(most).join('')}</s>}
          </p>
          {count > most && (
            <Remark tone="bad" icon={TriangleAlert}>
              <Trans>{over} characters too many</Trans>
            </Remark>
          )}
          <CopyButton text={text} />
        </>
      )}
    </div>
  );
}
