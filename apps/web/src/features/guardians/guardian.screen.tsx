import type { Output } from '@lantern/contract/endpoint';
import type { openGuardianLink } from '@lantern/contract/guardians';
import { Problem } from '@lantern/contract/problem';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useParams } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { languageOfEntry } from '#components/dated-entries.ts';
import { formatDay, formatTime } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { divider } from '#components/listed.ts';
import { placeOf } from '#components/session-kinds.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { guardianQuery } from './guardians.api.ts';
import styles from './guardians.module.css';

type Shown = Output<typeof openGuardianLink>;
type Step = Shown['steps'][number];

const stepWords: Record<Step['id'], MessageDescriptor> = {
  'personal-info': msg`Personal info`,
  documents: msg`Academic documents`,
  activities: msg`Extracurricular activities`,
  tests: msg`Test scores`,
  essays: msg`Essays`,
  'university-research': msg`University research`,
  shortlist: msg`University shortlist`,
};

/** What a parent or guardian sees who was given a link: how far the student is, and what comes next. */
export function Screen() {
  const { i18n } = useLingui();
  const { token = '' } = useParams<{ token: string }>();
  const { data, error, refetch, isFetching } = useQuery(guardianQuery(token, i18n.locale));
  // a mistyped link is refused before it is looked up
  const isGone = error instanceof Problem && ['not_found', 'invalid_request'].includes(error.code);
  if (isGone)
    return (
      <div className="stack read">
        <h1>
          <Trans>This link does not work</Trans>
        </h1>
        <p>
          <Trans>
            The link has ended, the student closed it, or a part of it is missing. Ask the student for a new link.
          </Trans>
        </p>
      </div>
    );
  if (error && !data)
    return (
      <div className="stack read">
        <h1>
          <Trans>How it is going</Trans>
        </h1>
        <ErrorBlock
          title={<Trans>We could not load this page.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      </div>
    );
  return data ? <Progress shown={data} /> : <Skeleton />;
}

function Progress({ shown: { student, ends_on, percent, steps, dates } }: { shown: Shown }) {
  const { i18n } = useLingui();
  const day = formatDay(ends_on, i18n);
  const [done, all] = [
    i18n.number(steps.filter(({ status }) => status === 'completed').length),
    i18n.number(steps.length),
  ];
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>
            How far <bdi>{student}</bdi> is
          </Trans>
        </h1>
        <p className="dim">
          <Trans>You can look until {day}. Papers and texts stay with the student.</Trans>
        </p>
      </div>
      <p>
        <Trans>
          {done} of {all} steps of the application are complete.
        </Trans>
      </p>
      <svg className="bar" aria-hidden="true">
        <rect className="v" width={`${percent}%`} height="100%" />
      </svg>
      <ul className="rules closed">
        {steps.map((step) => (
          <StepLine key={step.id} step={step} />
        ))}
      </ul>
      <h2>
        <Trans>Next dates</Trans>
      </h2>
      {dates.length === 0 && (
        <p className="dim">
          <Trans>No date is coming up.</Trans>
        </p>
      )}
      <ul className="rules closed">
        {dates.map(({ id, title, date, time, zone }) => (
          <li key={id} className={styles.row}>
            <bdi lang={languageOfEntry(id)}>{title}</bdi>
            <br />
            <span className="small dim">
              <time dateTime={date}>{formatDay(date, i18n)}</time>
              {time && (
                <>
                  {divider(i18n)}
                  <bdi>{formatTime(time, i18n)}</bdi> {zone && <bdi>{placeOf(zone)}</bdi>}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function StepLine({ step: { id, status } }: { step: Step }) {
  const { i18n } = useLingui();
  return (
    <li className={`row wrap ${styles.row}`}>
      <span>{i18n._(stepWords[id])}</span>
      <span className="push">
        {status === 'completed' && (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>Complete</Trans>
          </Badge>
        )}
        {status === 'in-progress' && (
          <Badge icon={Clock}>
            <Trans>Started</Trans>
          </Badge>
        )}
        {status === 'pending' && (
          <Badge icon={CircleDashed}>
            <Trans>Not Started</Trans>
          </Badge>
        )}
      </span>
    </li>
  );
}
