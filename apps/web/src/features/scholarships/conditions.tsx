import type { Scholarship, ScholarshipCondition } from '@lantern/contract/scholarships';
import { Trans } from '@lingui/react/macro';
import { CircleArrowRight, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useKeyedRecords } from '#api/keyed-records.ts';
import { Button } from '#components/button.tsx';
import { ConditionText } from './condition-text.tsx';
import { SiteLink } from './official-link.tsx';
import { ReadOn } from './read-on.tsx';
import { answer, answers } from './scholarships.api.ts';
import styles from './scholarships.module.css';

const icons = { met: CircleCheck, unmet: CircleX, unknown: CircleHelp, later: CircleArrowRight };

/** Every condition with what the record says to it, and what was answered, to be changed. */
export function Conditions({ scholarship }: { scholarship: Scholarship }) {
  const { conditions } = scholarship.eligibility;
  const own = `own-${scholarship.id}`;
  const isAsked = conditions.some(({ key }) => key === own);
  if (conditions.length === 0)
    return (
      <p>
        <Trans>We do not know the conditions. Read the official page.</Trans>
      </p>
    );
  return (
    <section aria-labelledby="conditions">
      <h3 id="conditions">
        <Trans>All conditions</Trans>
      </h3>
      <ul className={styles.conditions}>
        {conditions.map((condition, index) => {
          const Icon = icons[condition.state];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions never change their order
            <li key={index} className={condition.reason === 'old' ? undefined : styles[condition.state]}>
              <Icon className="s" />
              <span>
                <ConditionText condition={condition} />
                <span className={styles.why}>
                  <Why condition={condition} />
                </span>
                {condition.key && <Answered question={condition.key} />}
                {condition.source && <OwnSource source={condition.source} checked={condition.checked} />}
              </span>
            </li>
          );
        })}
      </ul>
      {!isAsked && <Answered question={own} />}
    </section>
  );
}

/** What was answered with one tap, and a way to take it back. */
function Answered({ question }: { question: string }) {
  const { rows } = useKeyedRecords(answers);
  const kept = rows?.get(question)?.answer;
  if (kept !== 'yes' && kept !== 'no') return null;
  return (
    <span className={styles.answered}>
      {kept === 'yes' ? <Trans>You answered yes.</Trans> : <Trans>You answered no.</Trans>}
      <Button look="bare" onClick={() => answer(question, 'open')}>
        <Trans>Ask me again</Trans>
      </Button>
    </span>
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

function Why({ condition: { state, reason } }: { condition: ScholarshipCondition }) {
  if (reason === 'old') return <Trans>Nobody has checked this lately. Look at the official page.</Trans>;
  if (reason === 'missing') return <Trans>Not in your record yet.</Trans>;
  if (reason === 'asked') return <Trans>Only you can say.</Trans>;
  if (reason === 'level') return <Trans>Choose a degree level to know.</Trans>;
  if (reason === 'close') return <Trans>You are near this age. Ask which day counts.</Trans>;
  if (reason === 'low') return <Trans>Your grades are lower, so it will be hard.</Trans>;
  if (reason === 'later') return <Trans>This is part of applying.</Trans>;
  return state === 'met' ? <Trans>You meet this.</Trans> : <Trans>You do not meet this.</Trans>;
}
