// What follows from a question: passages with their sources, something computed of the student's record, or neither.
import type { Passage } from '@lantern/assistant/passage';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { Remark } from '#components/badge.tsx';
import { formatDay, formatMonth } from '#components/dates.ts';
import { NotHere } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import styles from './assistant.module.css';
import { ComputedAnswer } from './computed/computed-answer.tsx';
import { ModelAnswer, passageAnchor } from './model/model-answer.tsx';
import { useEngine } from './use-engine.ts';
import { WaysToPeople } from './ways-to-people.tsx';

export function Answer({ id, question }: { id: string; question: string }) {
  const { engine, index, failed, retry } = useEngine();
  const intent = useMemo(() => engine?.readIntent(question), [engine, question]);
  const found = useMemo(
    () => (engine && index && intent?.kind === 'look-up' ? engine.answersTo(index, question) : undefined),
    [engine, index, intent, question],
  );
  const passages = useMemo(() => found?.map(({ passage }) => passage) ?? [], [found]);
  if (intent?.kind === 'write-essay') return <Declined />;
  if (intent && intent.kind !== 'look-up') return <ComputedAnswer kind={intent.kind} country={intent.country} />;
  if (failed) return <NotHere onRetry={retry} />;
  if (!found) return <Skeleton />;
  if (found.length === 0) return <Unknown />;
  return (
    <div className={styles.passages}>
      <ModelAnswer id={id} question={question} passages={passages} />
      {passages.map((passage, index) => (
        <PassageView key={passage.id} passage={passage} anchor={passageAnchor(id, index + 1)} />
      ))}
    </div>
  );
}

function Declined() {
  return (
    <>
      <p>
        <Trans>
          I do not write essays, and nothing in Lantern does: the words have to be yours. What I can do is help you to
          find what to write about.
        </Trans>
      </p>
      <p>
        <Link className="btn main" href="/essays?brainstorm">
          <Trans>Open the brainstorm</Trans>
        </Link>
      </p>
    </>
  );
}

function Unknown() {
  return (
    <>
      <p>
        <b>
          <Trans>I do not know.</Trans>
        </b>{' '}
        <Trans>Nothing that Lantern has answers this. Other words may find it; a person surely knows more.</Trans>
      </p>
      <WaysToPeople />
    </>
  );
}

type PassageViewProps = { passage: Passage; anchor: string };

function PassageView({ passage: { title, text, note, source, screen, kind }, anchor }: PassageViewProps) {
  const isOurs = kind === 'help' || kind === 'settlement' || kind === 'refusal';
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
  const isOld = reviewDue !== null && new Date().toISOString().slice(0, 10) >= reviewDue;
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
