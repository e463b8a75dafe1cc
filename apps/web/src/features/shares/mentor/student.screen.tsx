import { plainName } from '@lantern/contract/documents.rules';
import type { SharedDocument } from '@lantern/contract/shares.students';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircle, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { ReportButton } from '#components/contacts/report-button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useSoon } from '#components/use-soon.ts';
import { judgeDialog, type PaperToJudge } from '#features/documents/review/judge-dialog.api.ts';
import { Ended } from './ended.tsx';
import { isEnded, studentQuery, useShareChanges } from './mentor.api.ts';
import styles from './mentor.module.css';
import { paperKinds } from './mentor-words.ts';
import { SharedPaper } from './shared-paper.tsx';

const toJudge = ({ _id, version, name, pages, category }: SharedDocument, student: string): PaperToJudge => ({
  id: _id,
  version,
  name: plainName(name),
  pages,
  facts: <PaperKind category={category} student={student} />,
});

/** What waits to be checked comes before what somebody has checked; the rest as the student has it. */
const waitingFirst = (a: SharedDocument, b: SharedDocument) =>
  Number(a.status !== 'pending') - Number(b.status !== 'pending');

function PaperKind({ category, student }: { category: SharedDocument['category']; student: string }) {
  const { i18n } = useLingui();
  return (
    <p className={`small dim ${styles.facts}`}>
      <bdi>{student}</bdi> <span>{i18n._(paperKinds[category])}</span>
    </p>
  );
}

/** For mentors: what one student shares with them. */
export function Screen() {
  const { i18n } = useLingui();
  const { id = '' } = useParams<{ id: string }>();
  const wanted = new URLSearchParams(useSearch()).get('paper');
  const { data, error, refetch, isFetching } = useQuery(studentQuery(id));
  const [judging, setJudging] = useState<{ first: PaperToJudge; isRejecting: boolean }>();
  useShareChanges();
  useSoon(judgeDialog);
  if (isEnded(error)) return <Ended />;
  if (!data)
    return (
      <div className="stack read">
        <h1>
          <Trans>Shared with you</Trans>
        </h1>
        {!error && <Skeleton />}
        {error && (
          <ErrorBlock
            title={<Trans>We could not load what is shared.</Trans>}
            onRetry={() => void refetch()}
            busy={isFetching}
          >
            {explain(error, i18n)}
          </ErrorBlock>
        )}
      </div>
    );
  const { student, record, essays, documents, ends_on } = data;
  const day = ends_on && formatDay(ends_on, i18n);
  const isBoth = documents.length > 0 && essays.length > 0;
  return (
    <div className={`${styles.page} ${isBoth ? styles.wide : ''}`}>
      <div>
        <ButtonLink href="/mentor" look="bare" className={styles.back}>
          <ArrowLeft className="flip" />
          <Trans>Mentor workspace</Trans>
        </ButtonLink>
        <h1>
          <bdi>{student.name}</bdi>
        </h1>
        <p className="dim">
          <Trans>The student can read what you open, and end this at any time.</Trans>{' '}
          {day && <Trans>The first of it ends on {day}.</Trans>}
        </p>
        <ReportButton person={student.id} name={student.name} about={{ kind: 'name', id: student.id }} />
      </div>
      <div className={styles.acts}>
        {record && (
          <ButtonLink href={`/mentor/students/${id}/record`}>
            <UserRound />
            <Trans>Read the record</Trans>
          </ButtonLink>
        )}
        <ButtonLink href={`/mentor/chats?with=${id}`}>
          <MessageCircle />
          <Trans>Write a message</Trans>
        </ButtonLink>
      </div>
      <div className={styles.shared}>
        {essays.length > 0 && (
          <section className={styles.part} aria-labelledby="essays">
            <h2 id="essays">
              <Trans>Essays</Trans>
            </h2>
            <ul className="rules closed">
              {essays.map(({ _id, title, word_count, updated_at }) => (
                <li key={_id} className={styles.row}>
                  <div>
                    <Link href={`/mentor/essays/${_id}`} className={styles.link}>
                      <bdi>{title}</bdi>
                    </Link>
                    <p className={`small dim ${styles.facts}`}>
                      <span>
                        <Plural value={word_count} one="# word" other="# words" />
                      </span>
                      <span>
                        <Trans>Changed on {formatDay(new Date(updated_at), i18n)}</Trans>
                      </span>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        {documents.length > 0 && (
          <section className={styles.part} aria-labelledby="papers">
            <h2 id="papers">
              <Trans>Documents</Trans>
            </h2>
            <ul className="rules closed">
              {[...documents].sort(waitingFirst).map((paper) => (
                <SharedPaper
                  key={`${paper._id} ${paper.version}`}
                  paper={paper}
                  isWanted={paper._id === wanted}
                  onJudge={({ isRejecting }) => setJudging({ first: toJudge(paper, student.name), isRejecting })}
                />
              ))}
            </ul>
          </section>
        )}
      </div>
      {judging && (
        <Lazy
          part={judgeDialog}
          props={{
            ...judging,
            papers: documents.filter(({ status }) => status === 'pending').map((paper) => toJudge(paper, student.name)),
            onClose: () => setJudging(undefined),
          }}
        />
      )}
      {!record && documents.length === 0 && essays.length === 0 && (
        <p className="dim">
          <Trans>The student shares this with you, but it is still empty.</Trans>
        </p>
      )}
    </div>
  );
}
