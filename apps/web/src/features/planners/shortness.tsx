import type { StudyPlan } from '@lantern/abroad/study-plan';
import type { TestPlan } from '@lantern/contract/planners.test-prep';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { intlLocale } from '#api/intl-locale.ts';
import { phaseWords } from './phase-words.ts';

/** Why the time is too short, and what would help. Nothing where it is not. */
export function Shortness({ study: { short, weeks }, plan }: { study: StudyPlan; plan: TestPlan }) {
  const { i18n } = useLingui();
  if (!short) return null;
  const phases = new Intl.ListFormat(intlLocale(i18n.locale)).format(
    short.phases.map((phase) => i18n._(phaseWords[phase])),
  );
  const [asked, hours, needed] = [
    i18n.number(plan.weeks),
    i18n.number(plan.hours),
    short.hours?.needed && i18n.number(short.hours.needed),
  ];
  return (
    <div className="note warn">
      <TriangleAlert />
      <div className="stack">
        <b>
          <Trans>The time is short</Trans>
        </b>
        {short.weeks !== null && (
          <p>
            <Plural
              value={weeks.length}
              _0={`There is no week left before the test; you asked for ${asked}.`}
              one={`There is # week before the test; you asked for ${asked}.`}
              other={`There are # weeks before the test; you asked for ${asked}.`}
            />
          </p>
        )}
        {short.phases.length > 0 && (
          <p>
            <Trans>There is no time for: {phases}. That work is left out.</Trans>
          </p>
        )}
        {short.hours && (
          <p>
            {needed ? (
              <Trans>
                {hours} hours a week are not enough. You need {needed} hours a week.
              </Trans>
            ) : (
              <Trans>The work does not fit into your days, also with more hours.</Trans>
            )}
          </p>
        )}
        <p>
          <Trans>A later test date helps most. If you cannot change it, follow the weeks below in their order.</Trans>
        </p>
      </div>
    </div>
  );
}
