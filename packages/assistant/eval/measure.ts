// How often the assistant finds the right source, and how often it says that it does not know.

import { answerQuestion } from '../src/answer-parts.ts';
import { readIntent } from '../src/intents.ts';
import type { PassageLanguage } from '../src/passage.ts';
import { findPassages, indexPassages, type PassageIndex } from '../src/search.ts';
import { answerable } from './answerable.ts';
import { intents } from './computed.ts';
import { freshQuestions, freshUnanswerable } from './fresh.ts';
import { shippedPassages } from './shipped.ts';
import { type StudentQuestion, studentQuestions, studentsRecognized, studentsUnanswerable } from './students.ts';
import { laterQuestions, laterRecognized, laterUnanswerable } from './students-later.ts';
import { unanswerable } from './unanswerable.ts';

type Share = { right: number; of: number; wrong: string[] };

function share<Row extends { question: string }>(rows: readonly Row[], isRight: (row: Row) => string | true): Share {
  const wrong = rows.flatMap((row) => {
    const seen = isRight(row);
    return seen === true ? [] : [`${row.question} -> ${seen}`];
  });
  return { right: rows.length - wrong.length, of: rows.length, wrong };
}

const isOf = (id: string, source: string) => id === source || (id.startsWith(source) && !/^(test|help)/.test(source));

/** Of the questions that were not answered rightly, those that got an answer. */
export const misled = ({ wrong }: Share): number => wrong.filter((line) => !line.includes('-> nothing;')).length;

/** Measures all sets against the shipped content. */
export function measureAssistant(): Record<
  'found' | 'unknown' | 'recognized' | 'students' | 'studentsUnknown' | 'studentsRecognized' | 'fresh' | 'freshUnknown',
  Share
> {
  const indexes = new Map<PassageLanguage, PassageIndex>();
  const indexOf = (language: PassageLanguage) => {
    const known = indexes.get(language) ?? indexPassages(shippedPassages(language));
    indexes.set(language, known);
    return known;
  };
  const shown = (language: PassageLanguage, question: string) =>
    answerQuestion(indexOf(language), question).parts.flatMap(({ found }) => found.map(({ passage }) => passage.id));
  const seen = (language: PassageLanguage, question: string) =>
    findPassages(indexOf(language), question)
      .slice(0, 4)
      .map(({ passage, coverage }) => `${passage.id} ${coverage.toFixed(2)}`)
      .join(', ');
  const isSilent = ({ question, language }: { question: string; language: PassageLanguage }) =>
    (readIntent(question).kind === 'look-up' && shown(language, question).length === 0) || seen(language, question);
  const isRecognized = ({
    question,
    kind,
    country = null,
  }: {
    question: string;
    kind: string;
    country?: string | null;
  }) => {
    const intent = readIntent(question);
    const named = 'country' in intent ? intent.country : null;
    return (intent.kind === kind && named === country) || `${intent.kind} ${named}`;
  };
  const isAnswered = ({ question, language, parts }: StudentQuestion) => {
    const { kind } = readIntent(question);
    const answers = kind === 'look-up' ? shown(language, question) : [kind];
    const right = parts.filter((sources) => answers.some((id) => sources.some((source) => isOf(id, source))));
    if (right.length === parts.length) return true;
    return `${answers.join(', ') || 'nothing'}; ${seen(language, question)}`;
  };
  return {
    found: share(answerable, ({ question, sources, language }) => {
      const answers = shown(language, question);
      const isRight = answers.some((id) => sources.some((source) => isOf(id, source)));
      return isRight || `${answers.length} shown; ${seen(language, question)}`;
    }),
    unknown: share(unanswerable, isSilent),
    recognized: share(intents, isRecognized),
    students: share([...studentQuestions, ...laterQuestions], isAnswered),
    studentsUnknown: share([...studentsUnanswerable, ...laterUnanswerable], isSilent),
    studentsRecognized: share([...studentsRecognized, ...laterRecognized], isRecognized),
    fresh: share(freshQuestions, isAnswered),
    freshUnknown: share(freshUnanswerable, isSilent),
  };
}
