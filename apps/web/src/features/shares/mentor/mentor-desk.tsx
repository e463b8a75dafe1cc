import type { SharingStudent, Waiting } from '@lantern/contract/shares.students';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { listen } from '#api/events.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { useFirst } from '#components/use-first.ts';
import { studentsQuery, useShareChanges, waitingQuery } from './mentor.api.ts';
import styles from './mentor.module.css';
import { videoTitles, waitingWords } from './mentor-words.ts';

/** What waits for the mentor, longest first, and the students who share something: the top of the mentor workspace. */
export function MentorDesk() {
  useShareChanges();
  // a message that waits, or one that was read elsewhere
  useEffect(() => listen('chat', () => void queryClient.invalidateQueries({ queryKey: waitingQuery.queryKey })), []);
  const waiting = useQuery(waitingQuery);
  const students = useQuery(studentsQuery);
  return (
    <>
      <section className={styles.part} aria-labelledby="waiting">
        <h2 id="waiting">
          <Trans>Waits for you</Trans>
        </h2>
        <State query={waiting} title={<Trans>We could not load what waits for you.</Trans>} />
        {waiting.data?.waiting.length === 0 && (
          <p className="dim">
            <Trans>
              Nothing waits for you. Documents and essays that students share, and their messages, appear here, the
              oldest first.
            </Trans>
          </p>
        )}
        {waiting.data && waiting.data.waiting.length > 0 && (
          <WaitingRows waiting={waiting.data.waiting} total={waiting.data.total} />
        )}
      </section>
      <section className={styles.part} aria-labelledby="students">
        <h2 id="students">
          <Trans>Students who share with you</Trans>
        </h2>
        <State query={students} title={<Trans>We could not load your students.</Trans>} />
        {students.data?.length === 0 && (
          <p className="dim">
            <Trans>Nobody shares anything with you now. You see only what a student chooses to show you.</Trans>
          </p>
        )}
        {students.data && students.data.length > 0 && <StudentRows students={students.data} />}
      </section>
    </>
  );
}

function State({ query: { data, error, refetch, isFetching }, title }: { query: UseQueryResult; title: ReactNode }) {
  const { i18n } = useLingui();
  if (data) return null;
  if (!error) return <Skeleton />;
  return (
    <ErrorBlock title={title} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error, i18n)}
    </ErrorBlock>
  );
}

/** As many of a list as fit on a phone beside the next list, and as many more each time. */
const step = 6;

function WaitingRows({ waiting, total }: { waiting: readonly Waiting[]; total: number }) {
  const { shown, showMore } = useFirst(waiting, step);
  const more = total - shown.length;
  return (
    <>
      <ul className="rules closed">
        {shown.map((one) => (
          <WaitingRow key={`${one.kind} ${one.id}`} one={one} />
        ))}
      </ul>
      {more > 0 && (
        <p className="small dim">
          <Plural value={more} one="# more waits behind these." other="# more wait behind these." />
        </p>
      )}
      {showMore && <ShowMore onClick={showMore} />}
    </>
  );
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** With a field to find one, where they are more than can be seen at once. */
function StudentRows({ students }: { students: readonly SharingStudent[] }) {
  const [sought, setSought] = useState('');
  const found = students.filter(({ name }) => fold(name).includes(fold(sought)));
  const { shown, showMore } = useFirst(found, step);
  return (
    <>
      {students.length > step && (
        <>
          <Field label={<Trans>Find a student by name</Trans>}>
            <TextInput
              type="search"
              value={sought}
              autoComplete="off"
              onChange={({ target }) => setSought(target.value)}
            />
          </Field>
          <p role="status" className="small dim">
            {sought.trim() && (
              <Plural value={found.length} _0="No student has this name." one="# student" other="# students" />
            )}
          </p>
        </>
      )}
      <ul className="rules closed">
        {shown.map((student) => (
          <StudentRow key={student.id} student={student} />
        ))}
      </ul>
      {showMore && <ShowMore onClick={showMore} />}
    </>
  );
}

function ShowMore({ onClick }: { onClick: () => void }) {
  return (
    <div>
      <Button onClick={onClick}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  );
}

function WaitingRow({ one: { kind, title, student, path, since } }: { one: Waiting }) {
  const { i18n } = useLingui();
  const { name, icon: Icon } = waitingWords[kind];
  const words = kind === 'video' ? videoTitles[title] : undefined;
  return (
    <li className={styles.row}>
      <Icon />
      <div>
        <Link href={path} className={styles.link}>
          <bdi>{words ? i18n._(words) : title}</bdi>
        </Link>
        <p className="small dim">
          {i18n._(name)} · <bdi>{student.name}</bdi> · <TimeAgo at={Date.parse(since)} />
        </p>
      </div>
    </li>
  );
}

function StudentRow({ student: { id, name, record, essays, documents } }: { student: SharingStudent }) {
  return (
    <li className={styles.row}>
      <div>
        <Link href={`/mentor/students/${id}`} className={styles.link}>
          <bdi>{name}</bdi>
        </Link>
        <p className={`small dim ${styles.facts}`}>
          {record && (
            <span>
              <Trans>Record</Trans>
            </span>
          )}
          {essays > 0 && (
            <span>
              <Plural value={essays} one="# essay" other="# essays" />
            </span>
          )}
          {documents > 0 && (
            <span>
              <Plural value={documents} one="# document" other="# documents" />
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
