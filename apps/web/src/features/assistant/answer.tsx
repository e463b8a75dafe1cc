// What follows from a question: passages with their sources, something computed of the student's record, or neither.
import type { Passage } from '@lantern/assistant/passage';
import type { PassageIndex } from '@lantern/assistant/passage-index';
import { givenMax } from '@lantern/contract/assistant.model';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { dayHere } from '#api/day-here.ts';
import { Remark } from '#components/badge.tsx';
import { crisisPart } from '#components/crisis/crisis-note.tsx';
import { formatDay, formatMonth } from '#components/dates.ts';
import { Lazy, NotHere } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import styles from './assistant.module.css';
import { ComputedAnswer } from './computed/computed-answer.tsx';
import { ModelAnswer, passageAnchor } from './model/model-answer.tsx';
import { OwnQuestions } from './own-questions.tsx';
import { UniversityAnswer } from './university-answer.tsx';
import { type Engine, useEngine } from './use-engine.ts';
import { WaysToPeople } from './ways-to-people.tsx';

type AnswerProps = {
  id: string;
  question: string;
  /** puts another question in its place */
  onAsk: (question: string) => void;
};

export function Answer({ id, question, onAsk }: AnswerProps) {
  const { engine, index, failed, retry } = useEngine();
  // before anything else, and without the index, which takes its time
  const isDistress = useMemo(() => engine?.saysDistress(question), [engine, question]);
  const wishes = useMemo(() => engine?.readIntents(question), [engine, question]);
  if (isDistress) return <Lazy part={crisisPart} props={{}} />;
  if (failed && !wishes) return <NotHere onRetry={retry} />;
  if (!wishes) return <Skeleton />;
  return wishes.map(({ asked, intent }) => {
    if (intent.kind === 'write-essay') return <Declined key={asked} />;
    if (intent.kind !== 'look-up') return <ComputedAnswer key={asked} kind={intent.kind} country={intent.country} />;
    if (failed) return <NotHere key={asked} onRetry={retry} />;
    if (!engine || !index) return <Skeleton key={asked} />;
    return <LookedUp key={asked} id={id} asked={asked} question={question} find={{ engine, index }} onAsk={onAsk} />;
  });
}

type LookedUpProps = AnswerProps & { asked: string; find: { engine: Engine; index: PassageIndex } };

/** Passages for each part of what was asked, the number of a passage going on from part to part. */
function LookedUp({ id, asked, question, find: { engine, index }, onAsk }: LookedUpProps) {
  const { parts, near, university } = useMemo(
    () => engine.answerQuestion(index, asked, question),
    [engine, index, asked, question],
  );
  const passages = useMemo(() => {
    const all = parts.flatMap(({ found }) => found.map(({ passage }) => passage));
    return [...new Set(all)].slice(0, givenMax);
  }, [parts]);
  if (university) return <UniversityAnswer asked={university} />;
  if (passages.length === 0) return <Unknown near={near} isOwn={engine.isAboutMine(asked)} onAsk={onAsk} />;
  const view = (passage: Passage) => (
    <PassageView key={passage.id} passage={passage} anchor={passageAnchor(id, passages.indexOf(passage) + 1)} />
  );
  return (
    <div className={styles.passages}>
      <ModelAnswer id={id} question={asked} passages={passages} />
      {parts.length === 1
        ? passages.map(view)
        : parts.map(({ asked: part, found }) => (
            <section key={part} className={styles.passages} aria-label={part}>
              <p className={styles.part} dir="auto">
                {part}
              </p>
              {found.length === 0 ? (
                <Unknown near={[]} isOwn={false} onAsk={onAsk} />
              ) : (
                found.map(({ passage }) => view(passage))
              )}
            </section>
          ))}
    </div>
  );
}

function Declined() {
  return (
    <>
      <p>
        <Trans>I do not write essays. The words have to be yours. I can help you find what to write about.</Trans>
      </p>
      <p>
        <Link className="btn main" href="/essays?brainstorm">
          <Trans>Open the brainstorm</Trans>
        </Link>
      </p>
    </>
  );
}

type UnknownProps = { near: readonly Passage[]; isOwn: boolean; onAsk: (question: string) => void };

function Unknown({ near, isOwn, onAsk }: UnknownProps) {
  return (
    <>
      <p>
        <b>
          <Trans>I do not know.</Trans>
        </b>{' '}
        <Trans>I found no answer to this. Try other words, or ask somebody.</Trans>
      </p>
      {near.length > 0 && (
        <div>
          <p>
            <Trans>Did you mean one of these?</Trans>
          </p>
          <ul className={styles.quick}>
            {near.map(({ id, title }) => (
              <li key={id}>
                <button type="button" className="btn" dir="auto" onClick={() => onAsk(title)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isOwn && near.length === 0 && <OwnQuestions onAsk={onAsk} />}
      <WaysToPeople />
    </>
  );
}

type PassageViewProps = { passage: Passage; anchor: string };

function PassageView({ passage: { title, text, note, source, screen, kind }, anchor }: PassageViewProps) {
  const isOurs = kind === 'help' || kind === 'guide' || kind === 'settlement' || kind === 'refusal';
  const [path = ''] = (screen ?? '').split('?');
  return (
    <article className={styles.passage} id={anchor} tabIndex={-1}>
      <h3 dir="auto">{title}</h3>
      {text && <p>{text}</p>}
      {note && (
        <p lang="en" dir="auto" className={text ? 'small dim' : undefined}>
          {note}
        </p>
      )}
      <p className={styles.source}>
        {source ? <SourceLine source={source} /> : isOurs && <Trans>Lantern’s own words</Trans>}
        {screen && isBuilt(path) && (
          <Link href={screen}>
            <Trans>Go to that screen</Trans>
          </Link>
        )}
      </p>
    </article>
  );
}

/** `YYYY-MM-DD`, or as much of it as is known. */
function DayOrLess({ day }: { day: string }) {
  const { i18n } = useLingui();
  if (day.length === 4) return day;
  return day.length === 7 ? formatMonth(day, i18n) : formatDay(day, i18n);
}

function SourceLine({ source }: { source: NonNullable<Passage['source']> }) {
  const { link, checked, confidence, reviewDue, name } = source;
  const host = link ? new URL(link).host.replace(/^www\./, '') : name;
  const isOld = reviewDue !== null && dayHere() >= reviewDue;
  const day = checked && <DayOrLess day={checked} />;
  return (
    <>
      {link ? (
        <a href={link} target="_blank" rel="noreferrer">
          {host}
          <ExternalLink className="s" aria-hidden="true" />
          <span className="vh">
            <Trans>(opens a new tab)</Trans>
          </span>
        </a>
      ) : (
        <span>{host}</span>
      )}
      {day && confidence !== 'estimate' && (
        <span>
          <Trans>read {day}</Trans>
        </span>
      )}
      {(!checked || confidence === 'estimate') && confidence !== 'official' && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>Not yet checked. Look before you pay.</Trans>
        </Remark>
      )}
      {checked && isOld && (
        <Remark tone="warn" icon={TriangleAlert}>
          <Trans>This may be out of date.</Trans>
        </Remark>
      )}
    </>
  );
}
