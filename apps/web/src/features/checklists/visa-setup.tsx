import type { VisaPack, VisaPlan } from '@lantern/contract/checklists';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { formatDay } from '#components/dates.ts';
import { Lazy, partOf } from '#components/lazy.tsx';
import styles from './checklists.module.css';
import { PlanDay } from './plan-day.tsx';

const knownCourse = partOf(async () => (await import('./known-course.tsx')).KnownCourse);

type VisaSetupProps = {
  pack: VisaPack;
  plan: VisaPlan;
  change: (part: Partial<VisaPlan>) => void;
  nationality: string;
  name: string;
  today: string;
  /** takes the country off the page; none where it is not on it */
  onRemove: (() => void) | undefined;
};

/** Which visa, and the day that everything is counted from: one line, asked for only where the day is not known. */
export function VisaSetup({ pack, plan, change, nationality, name, today, onRemove }: VisaSetupProps) {
  const { i18n } = useLingui();
  const { intake } = plan;
  const [isAsked] = useState(intake === null);
  return (
    <>
      <details className={intake ? 'fold' : 'fold lit'} open={isAsked}>
        <summary>
          <span>
            {name}
            {' · '}
            {intake ? (
              <Trans>course starts {formatDay(intake, i18n)}</Trans>
            ) : (
              <Trans>When does your course start?</Trans>
            )}
          </span>
          <ChevronDown />
        </summary>
        <div className="stack">
          {pack.visa && (
            <p className="small dim">
              <bdi>{pack.visa}</bdi>
            </p>
          )}
          {!intake && (
            <Lazy
              part={knownCourse}
              props={{ country: pack.country, today, onUse: (day) => change({ intake: day }) }}
            />
          )}
          <div className={styles.fields}>
            <PlanDay
              label={<Trans>First day of the course</Trans>}
              value={intake}
              onChange={(day) => change({ intake: day })}
            />
            <CountrySelect
              label={<Trans>Your nationality</Trans>}
              value={nationality}
              onChange={({ target }) => change({ nationality: target.value || null })}
            />
          </div>
          {onRemove && (
            <div>
              <Button look="bare" onClick={onRemove}>
                <Trans>Remove {name} from this page</Trans>
              </Button>
            </div>
          )}
        </div>
      </details>
      {intake && intake < today && (
        <p className="note warn">
          <Trans>This course has already started. Check the date.</Trans>
        </p>
      )}
    </>
  );
}
