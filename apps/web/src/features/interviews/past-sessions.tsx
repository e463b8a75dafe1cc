import type { Interview, InterviewHead } from '@lantern/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { DataAge } from '#components/data-age.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { FieldError } from '#components/field.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { nameOf } from './interview-words.ts';
import { interviewsQuery, refreshInterviews } from './interviews.api.ts';
import styles from './interviews.module.css';
import { removeInterview, useWaitingInterviews } from './session/interview-outbox.ts';
import { answeredCount } from './session/interview-state.ts';
import { practicePaths } from './session/practice-paths.ts';

/** What waits on this device stands in the list too. */
function headOf(id: string, interview: Interview): InterviewHead {
  const { method, type, detail, country, university, program, again_of, started_at, ended_at, questions } = interview;
  const counts = { asked: questions.length, answered: answeredCount(interview) };
  const updated_at = ended_at ?? started_at ?? new Date().toISOString();
  return {
    _id: id,
    method,
    type,
    detail,
    country,
    university,
    program,
    ...counts,
    again_of,
    started_at,
    ended_at,
    updated_at,
  };
}

export function useSessions() {
  const { id: user } = useUser();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(interviewsQuery(user));
  const waiting = useWaitingInterviews();
  useEffect(() => listen('interviews', () => void refreshInterviews()), []);
  const here = Object.entries(waiting).map(([id, one]) => headOf(id, one.interview));
  const sessions = [...here, ...(data ?? []).filter(({ _id }) => !waiting[_id])];
  return { sessions, isKnown: data !== undefined, error, refetch, isFetching, dataUpdatedAt };
}

export function PastSessions({
  sessions,
  isKnown,
  error,
  refetch,
  isFetching,
  dataUpdatedAt,
}: ReturnType<typeof useSessions>) {
  const { i18n } = useLingui();
  const [removing, setRemoving] = useState<InterviewHead>();
  const [failed, setFailed] = useState<string>();

  async function remove({ _id }: InterviewHead) {
    setRemoving(undefined);
    setFailed(undefined);
    try {
      await removeInterview(_id);
    } catch (reason) {
      setFailed(explain(reason, i18n));
    }
  }

  if (!isKnown && !error && sessions.length === 0) return <Skeleton />;
  return (
    <section>
      <div className="head">
        <h2>
          <Trans>Your interviews</Trans>
        </h2>
        {isKnown && <DataAge at={dataUpdatedAt} copy={error !== null} />}
      </div>
      {!isKnown && error && (
        <ErrorBlock
          title={<Trans>We could not load your interviews.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {isKnown && sessions.length === 0 && (
        <p className="dim">
          <Trans>None yet. Your first one takes about ten minutes.</Trans>
        </p>
      )}
      <div aria-live="polite">{failed && <FieldError id="remove-failed">{failed}</FieldError>}</div>
      <ul className="rules closed">
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} onRemove={() => setRemoving(session)} />
        ))}
      </ul>
      <ConfirmDialog
        title={<Trans>Delete this interview?</Trans>}
        open={removing !== undefined}
        confirm={<Trans>Delete interview</Trans>}
        danger
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void remove(removing)}
      >
        <Trans>Its answers and its recordings on this device are gone for good.</Trans>
      </ConfirmDialog>
    </section>
  );
}

function SessionRow({ session, onRemove }: { session: InterviewHead; onRemove: () => void }) {
  const { i18n, t } = useLingui();
  const { _id, method, asked, answered, started_at, ended_at, again_of } = session;
  const name = nameOf(session, i18n);
  const [done, all] = [i18n.number(answered), i18n.number(asked)];
  return (
    <li className={styles.row}>
      <div>
        <p>
          <Link href={`${practicePaths[method]}?session=${_id}`}>{name}</Link>
        </p>
        <p className="small dim">
          {started_at && `${formatDay(new Date(started_at), i18n)} · `}
          {asked > 0 ? (
            <Trans>
              {done} of {all} answered
            </Trans>
          ) : (
            <Trans>No questions chosen yet</Trans>
          )}
          {again_of && (
            <>
              {' · '}
              <Trans>practised again</Trans>
            </>
          )}
        </p>
      </div>
      {ended_at ? (
        <Badge tone="ok" icon={CircleCheck}>
          <Trans>Complete</Trans>
        </Badge>
      ) : (
        <Badge icon={CircleDashed}>
          <Trans>In Progress</Trans>
        </Badge>
      )}
      <Button look="bare" icon aria-label={t`Delete ${name}`} onClick={onRemove}>
        <Trash2 />
      </Button>
    </li>
  );
}
