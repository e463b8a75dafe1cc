import { type TickState, type VisaPack, visaItemKey, visaItemTick, visaStepKey } from '@lantern/contract/checklists';
import type { KeptTick } from '@lantern/contract/checklists.papers';
import type { VaultDocument } from '@lantern/contract/documents';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarX, ChevronDown, CircleCheck, CircleDashed, CircleOff, Clock, DoorOpen } from 'lucide-react';
import { Link } from 'wouter';
import { formatDay, formatMonth } from '#components/dates.ts';
import { PaperChoices, PaperTick, StateBadge } from '#components/paper-row.tsx';
import { Segments } from '#components/segments.tsx';
import type { Ticks } from './checklists.api.ts';
import styles from './visa.module.css';
import type { VisaLine } from './visa-parts.ts';

const issuerWords: Record<string, MessageDescriptor> = {
  you: msg`You write it yourself`,
  university: msg`From the university`,
  bank: msg`From your bank`,
  government: msg`From a public office`,
  embassy: msg`At the embassy or visa centre`,
  test: msg`From the test provider`,
  clinic: msg`From a clinic`,
  insurer: msg`From an insurer`,
  photographer: msg`From a photographer`,
};

const statusWords: [TickState, MessageDescriptor][] = [
  ['pending', msg`Not Started`],
  ['in-progress', msg`In Progress`],
  ['completed', msg`Complete`],
];

type VisaLineProps = {
  line: VisaLine;
  country: string;
  ticks: Ticks;
  papers: readonly VaultDocument[];
  /** what to do now */
  isNext: boolean;
};

/** One paper or one task: its state and one action; everything else of it opens under its name. */
export function VisaLineRow({ line, country, ticks, papers, isNext }: VisaLineProps) {
  const { item, step } = line;
  const isBad = line.paper?.state === 'expires' || line.paper?.state === 'rejected';
  return (
    <li className={isNext ? `${styles.row} ${styles.next}` : styles.row}>
      <Mark line={line} country={country} ticks={ticks} isBad={isBad} />
      <details>
        <summary>
          <span>
            <b>
              {line.title} <ChevronDown className="s" />
            </b>
            <When line={line} isNext={isNext} />
          </span>
          <State line={line} country={country} ticks={ticks} isBad={isBad} />
        </summary>
        <div className={styles.more}>
          {item && <AboutPaper line={line} item={item} country={country} ticks={ticks} papers={papers} />}
          {step && <AboutStep line={line} step={step} country={country} ticks={ticks} />}
        </div>
      </details>
      <Action line={line} />
    </li>
  );
}

/** Keeps the tick of a paper, and of the task that it settles: the tracker asks for that one no longer. */
function putPaper({ line, country, ticks }: Pick<VisaLineProps, 'line' | 'country' | 'ticks'>, tick: KeptTick) {
  const { item, step } = line;
  if (item) ticks.put(visaItemKey(country, item.id), tick);
  if (item && step && tick.state !== 'not-needed')
    ticks.put(visaStepKey(country, step.id), {
      state: tick.state === 'done' ? 'completed' : 'pending',
      document_id: null,
    });
}

/** A task, or a paper that no place of the vault is made for: photographs. */
const isTickedOnly = ({ item, paper }: VisaLine) => !item || (item.category === null && !paper?.paper);

/** What only has to be ticked has its tick in front; a paper of the vault has a sign. */
function Mark({ line, country, ticks, isBad }: Pick<VisaLineProps, 'line' | 'country' | 'ticks'> & { isBad: boolean }) {
  const { t } = useLingui();
  const { item, step, state, title } = line;
  if (state === 'not-needed') return <CircleOff />;
  if (state === 'opens') return <DoorOpen />;
  if (isTickedOnly(line)) {
    const put = (isDone: boolean) => {
      if (item) putPaper({ line, country, ticks }, { state: isDone ? 'done' : 'open', document_id: null });
      else if (step)
        ticks.put(visaStepKey(country, step.id), { state: isDone ? 'completed' : 'pending', document_id: null });
    };
    return (
      <label className={styles.tick}>
        <input type="checkbox" checked={state === 'done'} onChange={({ target }) => put(target.checked)} />
        <span className="vh">{t`Done: ${title}`}</span>
      </label>
    );
  }
  if (isBad) return <CalendarX className={styles.bad} />;
  if (state === 'done') return <CircleCheck className={styles.ok} />;
  return state === 'later' ? <Clock /> : <CircleDashed />;
}

function When({ line: { dated, item }, isNext }: Pick<VisaLineProps, 'line' | 'isNext'>) {
  const { i18n } = useLingui();
  if (dated?.state === 'late')
    return (
      <small className={styles.bad}>
        <Plural value={dated.daysLate} one="# day late" other="# days late" />
        {' · '}
        <Link href="/progress-tracker">
          <Trans>Choose a new day</Trans>
        </Link>
      </small>
    );
  if (!isNext && !dated?.isFirst) return null;
  return (
    <small>
      {dated?.isFirst && <Trans>Do this first</Trans>}
      {dated && !dated.isFirst && <Trans>Do this next, by {formatDay(dated.day, i18n)}</Trans>}
      {!dated && <Trans>Do this next</Trans>}
      {item && (
        <>
          {' · '}
          <Takes weeks={item.weeks} />
        </>
      )}
    </small>
  );
}

function Takes({ weeks }: { weeks: number }) {
  return <Plural value={weeks} one="allow # week" other="allow # weeks" />;
}

/** The state in one word, at the end of the line. A day stands for what has nothing else to say. */
function State({
  line,
  country,
  ticks,
  isBad,
}: Pick<VisaLineProps, 'line' | 'country' | 'ticks'> & { isBad: boolean }) {
  const { i18n } = useLingui();
  const { state, paper, from, dated, item, step, need } = line;
  const word = () => {
    if (state === 'not-needed') return <Trans>Not needed</Trans>;
    if (isBad) return paper?.state === 'rejected' ? <Trans>Rejected</Trans> : <Trans>Ends too soon</Trans>;
    if (state === 'done') return <Trans>Done</Trans>;
    if (state === 'later') return from ? formatMonth(from.slice(0, 7), i18n) : <Trans>Later</Trans>;
    if (step && ticks.get(visaStepKey(country, step.id))?.state === 'in-progress') return <Trans>In Progress</Trans>;
    if (need === 'optional') return <Trans>optional</Trans>;
    if (need === 'check') return <Trans>Only for some</Trans>;
    return !item && dated ? formatDay(dated.day, i18n) : null;
  };
  const shown = word();
  return shown && <span className={isBad ? `${styles.state} ${styles.bad}` : styles.state}>{shown}</span>;
}

/** Letters that the student writes start in the essays, everything else is added to the vault. */
function Action({ line }: Pick<VisaLineProps, 'line'>) {
  const { item, state, title } = line;
  if (!item || state !== 'open' || isTickedOnly(line)) return null;
  const isWritten = item.category === 'SOP';
  return (
    <Link className="btn bare" href={isWritten ? '/essays' : '/documents'}>
      {isWritten ? <Trans>Write</Trans> : <Trans>Add</Trans>}
      <span className="vh">: {title}</span>
    </Link>
  );
}

type AboutPaperProps = Pick<VisaLineProps, 'line' | 'country' | 'ticks' | 'papers'> & {
  item: NonNullable<VisaLine['item']>;
};

function AboutPaper({ line, item, country, ticks, papers }: AboutPaperProps) {
  const { i18n } = useLingui();
  const { need, paper = { state: 'missing' } } = line;
  const tick = visaItemTick(ticks.get, country, item.id);
  const put = (next: KeptTick) => putPaper({ line, country, ticks }, next);
  return (
    <>
      <p className="small">{item.description}</p>
      <p className="small dim">
        {i18n._(issuerWords[item.issuer] ?? msg`From a public office`)} · <Takes weeks={item.weeks} />
        {need === 'optional' && (
          <>
            {' · '}
            <Trans>optional</Trans>
          </>
        )}
        {need === 'check' && (
          <>
            {' · '}
            <Trans>only for some: look at the official page</Trans>
          </>
        )}
      </p>
      {paper.state !== 'missing' && (
        <p>
          <StateBadge state={paper} />
        </p>
      )}
      {paper.state !== 'not-needed' && (
        <PaperTick state={paper} tick={tick} onTick={put}>
          <Trans>I have it</Trans>
          <span className="vh">: {item.title}</span>
        </PaperTick>
      )}
      <PaperChoices
        title={item.title}
        state={paper}
        papers={papers}
        onTick={put}
        canSkip={need === 'check' || need === 'optional'}
      />
    </>
  );
}

type AboutStepProps = Pick<VisaLineProps, 'line' | 'country' | 'ticks'> & { step: VisaPack['steps'][number] };

function AboutStep({ line, step, country, ticks }: AboutStepProps) {
  const { t, i18n } = useLingui();
  const key = visaStepKey(country, step.id);
  const { title } = step;
  if (line.state === 'not-needed') return null;
  return (
    <>
      {line.item && <p className="small">{title}</p>}
      <p className="small dim">
        {line.dated && <>{formatDay(line.dated.day, i18n)} · </>}
        <Weeks weeks={step.weeks} />
      </p>
      {step.kind === 'due' && !(line.item && line.state === 'done') && (
        <Segments
          label={t`State of: ${title}`}
          choices={statusWords.map(([value, word]) => ({ value, label: i18n._(word) }))}
          chosen={line.state === 'done' ? 'completed' : (ticks.get(key)?.state ?? 'pending')}
          onChoose={(state) => ticks.put(key, { state, document_id: null })}
        />
      )}
    </>
  );
}

export function Weeks({ weeks }: { weeks: number }) {
  if (weeks === 0) return <Trans>when the course starts</Trans>;
  return weeks < 0 ? (
    <Plural value={-weeks} one="# week before" other="# weeks before" />
  ) : (
    <Plural value={weeks} one="# week after the start" other="# weeks after the start" />
  );
}
