import { traitName } from '@lantern/content/traits';
import { monthFromNow } from '@lantern/contract/activities';
import { activityTraits, type Opportunity } from '@lantern/contract/development';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ExternalLink, Plus, Target, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { intlLocale } from '#api/intl-locale.ts';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Select } from '#components/inputs.tsx';
import { Lazy } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { useActivities } from '#features/activities/activities.api.ts';
import { activityDialog } from '#features/activities/activity-dialog.api.ts';
import { goals, opportunitiesQuery } from './development.api.ts';
import styles from './development.module.css';
import { typeWords } from './planner-words.ts';

const anyTrait = msg`Any trait`;

/** Programmes with their source; one becomes a weekly goal or a planned activity. */
export function Opportunities({ today }: { today: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(opportunitiesQuery);
  const { rows = [] } = useActivities();
  const [trait, setTrait] = useState('');
  const [, go] = useLocation();
  const taken = new URLSearchParams(useSearch()).get('take');
  const chosen = data?.find(({ id }) => id === taken);
  const close = () => go('/extracurricular-plus', { replace: true });
  const shown = data?.filter(({ tags }) => trait === '' || tags.some((tag) => tag === trait));
  return (
    <section className="stack" aria-labelledby="opportunities">
      <h2 id="opportunities">
        <Trans>Opportunities</Trans>
      </h2>
      <p className="small dim">
        <Trans>
          These are the organisers’ own facts. Dates change every year, so look at their page first. Your own idea, at
          home or in your street, is worth as much.
        </Trans>
      </p>
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load the opportunities.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && (
        <Field label={<Trans>Trait to grow</Trans>}>
          <Select value={trait} onChange={({ target }) => setTrait(target.value)}>
            <option value="">{i18n._(anyTrait)}</option>
            {activityTraits.map((name) => (
              <option key={name} value={name}>
                {traitName(name, i18n.locale)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {shown?.length === 0 && (
        <p className="note">
          <Trans>None of these shows that trait. Choose another trait, or make your own goal.</Trans>
        </p>
      )}
      <ul className={styles.cards}>
        {shown?.map((opportunity) => (
          <Card
            key={opportunity.id}
            opportunity={opportunity}
            today={today}
            onTake={() => go(`/extracurricular-plus?take=${opportunity.id}`)}
          />
        ))}
      </ul>
      {chosen && (
        <Lazy
          part={activityDialog}
          props={{
            others: rows,
            start: { name: chosen.title, start: monthFromNow(1), description: '' },
            onClose: close,
          }}
        />
      )}
    </section>
  );
}

type CardProps = { opportunity: Opportunity; today: string; onTake: () => void };

function Card({ opportunity, today, onTake }: CardProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const { title, type, location, who, cost, description, tags, link, source, checked, review_due } = opportunity;
  const day = formatDay(checked, i18n);

  async function makeGoal() {
    setBusy(true);
    try {
      await goals.save(newId(), {
        fields: { title: title.slice(0, 120), times: 1, why: '', closed: false },
        base: null,
      });
      toast({ text: <Trans>It is one of your weekly goals now.</Trans> });
    } catch (error) {
      const words = explain(error, i18n);
      toast({ tone: 'bad', stays: true, text: <Trans>This could not become a goal. {words}</Trans> });
    }
    setBusy(false);
  }

  return (
    <li className="card">
      <article className={styles.opportunity} aria-label={title}>
        <div lang="en">
          <h3>{title}</h3>
          <p className="small dim">{location}</p>
        </div>
        <p className="small">
          <b>{i18n._(typeWords[type])}</b>
          {' · '}
          {new Intl.ListFormat(intlLocale(i18n.locale)).format(tags.map((tag) => traitName(tag, i18n.locale)))}
        </p>
        <details className="fold">
          <summary>
            <Trans>About it</Trans>
            <ChevronDown className="s" />
          </summary>
          <div className={styles.opportunity}>
            <p lang="en">{description}</p>
            <p className="small">
              <Trans>
                Who: <span lang="en">{who}</span>
              </Trans>
            </p>
            <p className="small">
              <Trans>
                Cost: <span lang="en">{cost}</span>
              </Trans>
            </p>
          </div>
        </details>
        <p className="small dim">
          <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
            <span lang="en">{source}</span>
            <ExternalLink className="s" aria-hidden="true" />
            <span className="vh">
              <Trans>(opens a new tab)</Trans>
            </span>
          </a>{' '}
          {today < review_due ? (
            <Trans>read {day}</Trans>
          ) : (
            <Remark tone="warn" icon={TriangleAlert}>
              <Trans>Last checked {day}. Look again before you plan.</Trans>
            </Remark>
          )}
        </p>
        <div className={styles.actions}>
          <Button
            look="bare"
            busy={busy}
            aria-label={t`Make it a weekly goal: ${title}`}
            onClick={() => void makeGoal()}
          >
            <Target />
            <Trans>Make it a weekly goal</Trans>
          </Button>
          <Button look="bare" aria-label={t`Plan it: ${title}`} onClick={onTake}>
            <Plus />
            <Trans>Plan it</Trans>
          </Button>
        </div>
      </article>
    </li>
  );
}
