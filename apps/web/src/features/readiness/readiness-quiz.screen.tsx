import { type ReadinessAnswer, type ReadinessId, readinessIds } from '@lantern/contract/readiness';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listen } from '#api/events.ts';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { useRecords } from '#api/records.ts';
import { About } from '#components/about.tsx';
import { Button } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { attemptBefore, isComplete, openAttempt } from './attempts.ts';
import { QuestionList } from './question-list.tsx';
import { QuizResult, resultId } from './quiz-result.tsx';
import { attempts, questionsQuery } from './readiness.api.ts';
import styles from './readiness.module.css';

/** Fourteen questions, saved with each answer; each that is not yes is a task. */
export function Screen() {
  const { i18n } = useLingui();
  useEffect(() => listen(attempts.calls.topic, () => void attempts.refresh()), []);
  const questions = useQuery(questionsQuery(i18n.locale));
  const kept = useRecords(attempts);
  const [fresh, setFresh] = useState<string>();
  const [first] = useState(newId);
  const isKnown = questions.data !== undefined && kept.rows !== undefined;
  const failed = !isKnown && (questions.error ?? kept.error);
  const rows = kept.rows ?? [];
  const open = openAttempt(rows, fresh) ?? { id: first, answers: {} };
  const row = rows.find(({ id }) => id === open.id);
  const before = attemptBefore(rows, open.id);
  const done = i18n.number(Object.keys(open.answers).length);
  const total = i18n.number(readinessIds.length);

  function answer(id: ReadinessId, chosen: ReadinessAnswer) {
    const fields = { answers: { ...open.answers, [id]: chosen } };
    void attempts.save(open.id, { fields, base: attempts.baseOf(open.id) }).catch(() => undefined);
  }
  function again() {
    setFresh(newId());
    window.scrollTo({ top: 0 });
  }
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Readiness quiz</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {!isKnown && !failed && <Skeleton />}
      {failed && (
        <ErrorBlock
          title={<Trans>We could not load the quiz.</Trans>}
          onRetry={() => void Promise.all([questions.refetch(), kept.refetch()])}
          busy={questions.isFetching || kept.isFetching}
        >
          {explain(failed, i18n)}
        </ErrorBlock>
      )}
      {isKnown && (
        <>
          {kept.error && (
            <p>
              <DataAge at={kept.dataUpdatedAt} copy />
            </p>
          )}
          {row && (
            <RecordTrouble
              records={attempts}
              id={row.id}
              waiting={row.waiting}
              onEdit={() => undefined}
              theirs={({ answers }) => (
                <Trans>
                  {i18n.number(Object.keys(answers).length)} of {total} answered
                </Trans>
              )}
            />
          )}
          {isComplete(open.answers) && (
            <QuizResult
              questions={questions.data}
              answers={open.answers}
              before={
                before && {
                  answers: before.answers,
                  day: before.record && new Date(before.record.updated_at),
                }
              }
              onAgain={rows.length < attempts.calls.most ? again : undefined}
            />
          )}
          <section aria-labelledby="questions">
            <div className="head">
              <h2 id="questions">
                <Trans>Questions</Trans>
              </h2>
              <span className="small dim" role="status">
                <Trans>
                  {done} of {total} answered
                </Trans>
              </span>
            </div>
            {row?.waiting && <WaitingBadge waiting={row.waiting} revision={row.revision} />}
            <QuestionList questions={questions.data} answers={open.answers} last={before?.answers} onAnswer={answer} />
          </section>
          {isComplete(open.answers) && (
            <div>
              {/* whoever has answered the last question is far below it */}
              <Button look="main" onClick={() => document.getElementById(resultId)?.focus()}>
                <Trans>See where you stand</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
