// A session as a whole: its score with what it is made of, strengths, improvements, every answer, and the report.
import type { InterviewQuestion } from '@lantern/content/interviews/types';
import type { Interview, InterviewTry } from '@lantern/contract/interviews';
import type { InterviewRecord } from '@lantern/contract/interviews.record';
import { type SessionSummary, summarise } from '@lantern/speaking/summarise';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, FileDown, FileText, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { saveFile } from '#api/save-file.ts';
import { Button } from '#components/button.tsx';
import { FieldError } from '#components/field.tsx';
import { ScoreBar } from '#components/score-bar.tsx';
import { fetchReport, useInterviewRecord } from '../interviews.api.ts';
import styles from '../interviews.module.css';
import { FeedbackView } from './feedback-view.tsx';
import { adviceText } from './feedback-words.ts';
import { type AnsweredQuestion, readTry } from './read-answer.ts';
import { reportOf, textOf } from './report.ts';
import { SummarySum } from './summary-sum.tsx';
import { TriesView } from './tries-view.tsx';

/** So many improvements before the others are asked for. */
const atFirst = 3;

type SummaryViewProps = {
  interview: Interview;
  bank: readonly InterviewQuestion[];
  /** The session whose questions were practised again. */
  before?: Interview | undefined;
  onAgain: () => void;
};

function readSession(
  interview: Interview | undefined,
  bank: readonly InterviewQuestion[],
  record: InterviewRecord | undefined,
): AnsweredQuestion[] {
  return (interview?.questions ?? []).flatMap((asked) => {
    const [question, last] = [bank.find(({ id }) => id === asked.id), asked.tries.at(-1)];
    return interview && question && last
      ? [{ question, asked, feedback: readTry(interview, question, last, record) }]
      : [];
  });
}

export function SummaryView({ interview, bank, before, onAgain }: SummaryViewProps) {
  const { i18n } = useLingui();
  const record = useInterviewRecord();
  const answered = useMemo(() => readSession(interview, bank, record), [interview, bank, record]);
  const earlier = useMemo(() => readSession(before, bank, record), [before, bank, record]);
  const asked = interview.questions.length;
  const toSummary = (all: readonly AnsweredQuestion[]) =>
    summarise(
      all.map(({ question, feedback }) => ({ questionId: question.id, feedback })),
      asked,
    );
  const summary = toSummary(answered);
  const last = earlier.length > 0 ? toSummary(earlier) : undefined;
  const [done, all] = [i18n.number(answered.length), i18n.number(asked)];
  return (
    <div className={styles.step}>
      <div>
        <h2 className="big" tabIndex={-1}>
          <Trans>Your interview</Trans>
        </h2>
        <p className="dim">
          <Trans>
            {done} of {all} questions answered.
          </Trans>{' '}
          {interview.ended_by === 'clock' && <Trans>The time was up.</Trans>}
        </p>
      </div>
      {answered.length === 0 ? (
        <p className="note">
          <Trans>
            Nothing was answered, so there is nothing to judge. The questions are kept: practise them again.
          </Trans>
        </p>
      ) : (
        <Result interview={interview} summary={summary} last={last} answered={answered} earlier={earlier} />
      )}
      <div className="row wrap">
        <Button look="main" onClick={onAgain}>
          <RefreshCw />
          <Trans>Practice Again</Trans>
        </Button>
        {answered.length > 0 && <Downloads interview={interview} summary={summary} answered={answered} />}
      </div>
    </div>
  );
}

type ResultProps = {
  interview: Interview;
  summary: SessionSummary;
  last: SessionSummary | undefined;
  answered: readonly AnsweredQuestion[];
  /** in the session whose questions were practised again */
  earlier: readonly AnsweredQuestion[];
};

function Result({ interview, summary, last, answered, earlier }: ResultProps) {
  const { i18n } = useLingui();
  const [first, rest] = [summary.improvements.slice(0, atFirst), summary.improvements.slice(atFirst)];
  const overall =
    summary.overall !== undefined &&
    i18n.number(summary.overall, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const ten = i18n.number(10);
  return (
    <>
      <section className="stack">
        {summary.overall === undefined ? (
          <p>
            <Trans>
              There is no score for the whole interview, because not every question was answered. Each answer has its
              own below.
            </Trans>
          </p>
        ) : (
          <ScoreBar label={<b>{<Trans>In all</Trans>}</b>} score={summary.overall} before={last?.overall} />
        )}
        <p className="small dim">
          <Trans>
            We only look at your words. This is not a grade, and nobody can tell from it what an officer will decide.
          </Trans>
        </p>
      </section>
      {first.length > 0 && (
        <section>
          <h3>
            <Trans>Improvements</Trans>
          </h3>
          <Remarks remarks={first} answered={answered} look="change" />
          {rest.length > 0 && (
            <details className={styles.fold}>
              <summary>
                <span>
                  <Plural value={rest.length} one="# more remark" other="# more remarks" />
                </span>
                <ChevronDown className={styles.chevron} />
              </summary>
              <Remarks remarks={rest} answered={answered} look="change" />
            </details>
          )}
        </section>
      )}
      {summary.strengths.length > 0 && (
        <section>
          <h3>
            <Trans>Strengths</Trans>
          </h3>
          <Remarks remarks={summary.strengths} answered={answered} look="good" />
        </section>
      )}
      <section>
        <details className={styles.fold}>
          <summary>
            <span>
              {overall ? (
                <Trans>
                  Score {overall} of {ten}, and what it is made of
                </Trans>
              ) : (
                <Trans>The scores of your answers</Trans>
              )}
            </span>
            <ChevronDown className={styles.chevron} />
          </summary>
          <SummarySum interview={interview} summary={summary} last={last} answered={answered} />
        </details>
      </section>
      <section>
        <h3>
          <Trans>Your answers</Trans>
        </h3>
        {answered.map(({ question, asked }) => (
          <Answer
            key={question.id}
            interview={interview}
            question={question}
            tries={asked.tries}
            earlier={lastTryOf(question.id, earlier)}
          />
        ))}
      </section>
    </>
  );
}

type RemarksProps = {
  remarks: SessionSummary['improvements'];
  answered: readonly AnsweredQuestion[];
  look: 'good' | 'change';
};

/** Each with the words that it is about. */
function Remarks({ remarks, answered, look }: RemarksProps) {
  const { i18n } = useLingui();
  // what holds for several in a row is said once, below the last of them
  const said = remarks.map(({ advice }) => adviceText(advice, i18n));
  return (
    <ul className="rules closed">
      {remarks.map(({ questionId, advice }, index) => {
        const text = answered.find(({ question }) => question.id === questionId)?.asked.tries.at(-1)?.text ?? '';
        const quote = text.slice(advice.start, advice.end);
        return (
          <li key={`${questionId} ${advice.id} ${advice.start}`} className={styles.place}>
            {quote && (
              <p className={styles.voice} lang="en" dir="ltr">
                <mark className={styles[look]}>{quote}</mark>
              </p>
            )}
            {said[index] !== said[index + 1] && <p>{said[index]}</p>}
          </li>
        );
      })}
    </ul>
  );
}

type AnswerProps = {
  interview: Interview;
  question: InterviewQuestion;
  tries: InterviewTry[];
  /** what was said the last time these questions were practised */
  earlier: InterviewTry | undefined;
};

const lastTryOf = (id: string, all: readonly AnsweredQuestion[]) =>
  all.find(({ question }) => question.id === id)?.asked.tries.at(-1);

/** A fold reads its answer when it is opened: five answers at once would make a phone wait. */
function Answer({ interview, question, tries, earlier }: AnswerProps) {
  const [open, setOpen] = useState(false);
  const last = tries.at(-1);
  if (!last) return null;
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.voice} lang="en" dir="ltr">
          {question.text}
        </span>
        <ChevronDown className={styles.chevron} />
      </summary>
      {open && (
        <div className="stack">
          <TriesView interview={interview} question={question} tries={tries} lastTime={earlier} />
          <FeedbackView interview={interview} question={question} now={last} before={tries.at(-2) ?? earlier} />
        </div>
      )}
    </details>
  );
}

function Downloads({ interview, summary, answered }: Omit<ResultProps, 'last' | 'earlier'>) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const report = () => reportOf({ interview, summary, answered }, i18n);

  async function download() {
    setBusy(true);
    setFailed(undefined);
    try {
      saveFile(await fetchReport(report()), `${report().title}.pdf`);
    } catch (error) {
      setFailed(explain(error, i18n));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button busy={busy} onClick={() => void download()}>
        <FileDown />
        <Trans>Download Report</Trans>
      </Button>
      <Button
        onClick={() =>
          saveFile(new Blob([textOf(report())], { type: 'text/plain;charset=utf-8' }), `${report().title}.txt`)
        }
      >
        <FileText />
        <Trans>As text</Trans>
      </Button>
      <div aria-live="polite">
        {failed && (
          <FieldError id="report-failed">
            <Trans>The PDF could not be made.</Trans> {failed} <Trans>The text works without a connection.</Trans>
          </FieldError>
        )}
      </div>
    </>
  );
}
