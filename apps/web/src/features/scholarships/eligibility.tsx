import type { Scholarship, ScholarshipCondition } from '@lantern/contract/scholarships';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '#components/badge.tsx';
import { ConditionText } from './condition-text.tsx';
import { SiteLink } from './official-link.tsx';
import { ReadOn } from './read-on.tsx';
import styles from './scholarships.module.css';

/** Whether the record meets what is asked, with the reason in one line, and every condition when it is opened. */
export function EligibilityPart({ scholarship }: { scholarship: Scholarship }) {
  const { eligibility } = scholarship;
  const { conditions } = eligibility;
  return (
    <div>
      <p className={styles.eligibility}>
        <StateBadge state={eligibility.state} />
        <span className="small">
          <Reason scholarship={scholarship} />
        </span>
      </p>
      {conditions.length > 0 && (
        <details className="fold">
          <summary>
            <Trans>All conditions</Trans>
            <ChevronDown />
          </summary>
          <ul className={styles.conditions}>
            {conditions.map((condition, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions never change their order
              <ConditionRow key={index} condition={condition} decides={eligibility.decides} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function StateBadge({ state }: { state: Scholarship['eligibility']['state'] }) {
  if (state === 'yes')
    return (
      <Badge tone="ok" icon={CircleCheck}>
        <Trans>Eligible</Trans>
      </Badge>
    );
  if (state === 'no')
    return (
      <Badge tone="bad" icon={CircleX}>
        <Trans>Not eligible</Trans>
      </Badge>
    );
  return (
    <Badge icon={CircleHelp}>
      <Trans>Eligibility unknown</Trans>
    </Badge>
  );
}

function Reason({ scholarship: { eligibility, checked } }: { scholarship: Scholarship }) {
  const { state, decides, conditions } = eligibility;
  const unmet = conditions.find((condition) => condition.state === 'unmet');
  const { i18n } = useLingui();
  const unknown = conditions.filter((condition) => condition.state === 'unknown').length;
  const [unclear, total] = [i18n.number(unknown), i18n.number(conditions.length)];
  if (conditions.length === 0) return <Trans>No condition is known here. Read the official page.</Trans>;
  if (state === 'yes') return <Trans>Your record meets all {total} published conditions.</Trans>;
  if (state === 'no' && unmet)
    return (
      <Trans>
        Your record does not meet: <ConditionText condition={unmet} isBrief />
      </Trans>
    );
  if (!decides && unmet)
    return (
      <Trans>
        Perhaps not for you: <ConditionText condition={unmet} isBrief />. Nobody has read this lately, so ask.
      </Trans>
    );
  if (!decides && checked === null) return <Trans>Nobody has checked these conditions yet.</Trans>;
  if (!decides)
    return (
      <Trans>
        These conditions are of <ReadOn checked={checked} />. They may have changed.
      </Trans>
    );
  const [missing] = conditions.filter((condition) => condition.reason === 'missing');
  if (missing && unknown === 1)
    return (
      <Trans>
        One answer is missing in your record: <Needs needs={missing.needs} />
      </Trans>
    );
  return (
    <Trans>
      {unclear} of {total} conditions cannot be judged from your record.
    </Trans>
  );
}

function ConditionRow({ condition, decides }: { condition: ScholarshipCondition; decides: boolean }) {
  const Icon = condition.state === 'met' ? CircleCheck : condition.state === 'unmet' ? CircleX : CircleHelp;
  return (
    <li className={decides ? styles[condition.state] : undefined}>
      <Icon className="s" />
      <span>
        <ConditionText condition={condition} />
        <span className={styles.why}>
          <Why condition={condition} />
        </span>
        {condition.source && <OwnSource source={condition.source} checked={condition.checked} />}
      </span>
    </li>
  );
}

/** Of a condition that was read on another page than the rest. */
function OwnSource({ source, checked }: { source: string; checked: string | null }) {
  const day = <ReadOn checked={checked} />;
  return (
    <span className={styles.why}>
      <SiteLink href={source} />
      {checked !== null && (
        <>
          {' · '}
          <Trans>read {day}</Trans>
        </>
      )}
    </span>
  );
}

function Why({ condition: { state, reason, needs } }: { condition: ScholarshipCondition }) {
  if (reason === 'missing')
    return (
      <Trans>
        Not in your record: <Needs needs={needs} />
      </Trans>
    );
  if (reason === 'level') return <Trans>Choose a degree level to know.</Trans>;
  if (reason === 'close') return <Trans>You are near this age. Ask which day counts.</Trans>;
  if (reason === 'scale') return <Trans>Your grade is of another scale. Ask how they convert it.</Trans>;
  if (reason === 'later') return <Trans>This is part of applying.</Trans>;
  if (reason === 'old') return <Trans>This was read long ago. Look at the official page.</Trans>;
  if (reason === 'words') return <Trans>Only you can say: it is not in your record.</Trans>;
  return state === 'met' ? <Trans>Your record meets this.</Trans> : <Trans>Your record does not meet this.</Trans>;
}

export const placeOf = {
  citizenship: '/personal-info',
  birth: '/personal-info',
  grade: '/education',
  english: '/tests',
};

export function Needs({ needs }: { needs: ScholarshipCondition['needs'] }) {
  return (
    <Link href={placeOf[needs ?? 'citizenship']}>
      {needs === 'birth' && <Trans>your date of birth</Trans>}
      {needs === 'grade' && <Trans>your grades</Trans>}
      {needs === 'english' && <Trans>your English test</Trans>}
      {(needs === 'citizenship' || needs === null) && <Trans>your citizenship</Trans>}
    </Link>
  );
}
