// A mock interview as the device keeps it. Pure: no storage, no network.

import type { ChosenQuestion } from '@lantern/content/interviews/choose-questions';
import {
  type AskedInterviewQuestion,
  defaultTimer,
  type Interview,
  type InterviewTry,
  triesMax,
} from '@lantern/contract/interviews';
import type { I18n } from '@lingui/core';

type Method = Interview['method'];
type InterviewType = Interview['type'];

/** `facts` are what the student's record shows; nobody asks in a language test about gaps and sponsors. */
export function beginInterview(
  method: Method,
  type: InterviewType,
  seed: number,
  facts: Interview['facts'] = [],
): Interview {
  return {
    method,
    type,
    detail: '',
    country: '',
    university: '',
    program: '',
    level: '',
    facts: type === 'ielts' ? [] : facts,
    seed,
    step: 2,
    place: 0,
    timer_seconds: defaultTimer,
    used_seconds: 0,
    questions: [],
    again_of: null,
    started_at: null,
    ended_at: null,
    ended_by: '',
  };
}

/** The chosen questions as a session keeps them: their ids, and why each was chosen. */
export function askedOf(chosen: readonly ChosenQuestion[]): AskedInterviewQuestion[] {
  return chosen.map(({ question, why }) => ({ id: question.id, why: whyOf(why), draft: '', tries: [] }));
}

function whyOf(why: ChosenQuestion['why']): AskedInterviewQuestion['why'] {
  if (why.kind === 'record') return { kind: 'record', of: why.fact };
  if (why.kind === 'country') return { kind: 'country', of: why.country };
  if (why.kind === 'level') return { kind: 'level', of: why.level };
  if (why.kind === 'part') return { kind: 'part', of: String(why.part) };
  return { kind: 'category', of: why.category };
}

/** The same questions once more, with nothing said yet. */
export function practiseAgain(id: string, before: Interview): Interview {
  return {
    ...before,
    step: 3,
    place: 0,
    used_seconds: 0,
    questions: before.questions.map((asked) => ({ ...asked, draft: '', tries: [] })),
    again_of: id,
    started_at: null,
    ended_at: null,
    ended_by: '',
  };
}

export function changeQuestion(
  interview: Interview,
  id: string,
  change: (asked: AskedInterviewQuestion) => AskedInterviewQuestion,
): Interview {
  return { ...interview, questions: interview.questions.map((asked) => (asked.id === id ? change(asked) : asked)) };
}

/** What is in the box has had its feedback: it stays there to be read beside it, and is no other answer. */
export function isAnswered({ draft, tries }: AskedInterviewQuestion): boolean {
  return tries.length > 0 && tries.at(-1)?.text.trim() === draft.trim();
}

/** What was written becomes a try, and stays in the box. The oldest makes room; the same words twice are one. */
export function addTry(interview: Interview, id: string, next: InterviewTry): Interview {
  return changeQuestion(interview, id, (asked) => {
    const last = asked.tries.at(-1);
    if (last?.text === next.text && (next.seconds === null || last.seconds === next.seconds)) return asked;
    return { ...asked, tries: [...asked.tries, next].slice(-triesMax) };
  });
}

/** Ends a session. Words that were not yet an answer become one: ending loses nothing. */
export function endInterview(
  interview: Interview,
  by: Interview['ended_by'],
  at: string,
  newId: () => string,
): Interview {
  const kept = interview.questions.reduce((all, asked) => {
    const { id, draft } = asked;
    const isOpen = draft.trim() !== '' && !isAnswered(asked);
    const said = isOpen ? addTry(all, id, { id: newId(), text: draft, seconds: null, pauses: [], at }) : all;
    return changeQuestion(said, id, (now) => ({ ...now, draft: '' }));
  }, interview);
  return {
    ...kept,
    step: 5,
    started_at: kept.started_at ?? at,
    ended_at: kept.ended_at ?? at,
    ended_by: kept.ended_by || by,
  };
}

export function answeredCount({ questions }: Interview): number {
  return questions.filter(({ tries }) => tries.length > 0).length;
}

function joinTries(mine: readonly InterviewTry[], theirs: readonly InterviewTry[]): InterviewTry[] {
  const all = new Map([...theirs, ...mine].map((one) => [one.id, one]));
  return [...all.values()].sort((one, other) => one.at.localeCompare(other.at)).slice(-triesMax);
}

function joinDrafts(mine: string, theirs: string): string {
  if (mine.includes(theirs.trim())) return mine;
  return theirs.includes(mine.trim()) ? theirs : `${theirs.trimEnd()}\n\n${mine.trimStart()}`;
}

/** What stands in the box of two devices: an answer that has had its feedback gives way to words that have not. */
function boxOf(mine: AskedInterviewQuestion, theirs: AskedInterviewQuestion): string {
  if (isAnswered(mine) && !mine.draft.includes(theirs.draft.trim())) return theirs.draft;
  if (isAnswered(theirs) && mine.draft.trim() !== '') return mine.draft;
  return joinDrafts(mine.draft, theirs.draft);
}

/** Two devices went on with one session: no answer is lost, and what has ended stays ended. */
export function mergeInterviews(mine: Interview, theirs: Interview): Interview {
  const isSaid = ({ questions }: Interview) => questions.some(({ tries, draft }) => tries.length > 0 || draft !== '');
  const ids = ({ questions }: Interview) => questions.map(({ id }) => id).join();
  const base = ids(mine) === ids(theirs) || isSaid(mine) || !isSaid(theirs) ? mine : theirs;
  const others = new Map((base === mine ? theirs : mine).questions.map((asked) => [asked.id, asked]));
  const ended = mine.ended_at ? mine : theirs;
  return {
    ...base,
    used_seconds: Math.max(mine.used_seconds, theirs.used_seconds),
    questions: base.questions.map((asked) => {
      const other = others.get(asked.id);
      if (!other) return asked;
      return { ...asked, draft: boxOf(asked, other), tries: joinTries(asked.tries, other.tries) };
    }),
    started_at: mine.started_at ?? theirs.started_at,
    ended_at: ended.ended_at,
    ended_by: ended.ended_by,
    step: ended.ended_at ? 5 : base.step,
  };
}

/** 15:30 in the reader's digits. What is typed and sent is always in Latin ones: without a language. */
export function clockOf(seconds: number, i18n?: I18n): string {
  const whole = Math.max(0, Math.round(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  if (!i18n) return `${minutes}:${String(rest).padStart(2, '0')}`;
  return `${i18n.number(minutes, { useGrouping: false })}:${i18n.number(rest, { minimumIntegerDigits: 2 })}`;
}
