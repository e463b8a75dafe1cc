// How often the assistant finds the right source, and how often it says that it does not know.

import { answerQuestion } from '../src/answer-parts.ts';
import { readIntent, readIntents } from '../src/intents.ts';
import type { PassageLanguage } from '../src/passage.ts';
import { indexPassages, type PassageIndex } from '../src/passage-index.ts';
import { findPassages } from '../src/search.ts';
import { answerable } from './answerable.ts';
import { intents } from './computed.ts';
import { counsellorQuestions, counsellorRecognized, counsellorUnanswerable } from './counsellor.ts';
import { secondQuestions, secondRecognized, secondUnanswerable } from './counsellor-second.ts';
import { thirdQuestions, thirdRecognized, thirdUnanswerable } from './counsellor-third.ts';
import { unseenQuestions, unseenRecognized, unseenUnanswerable } from './counsellor-unseen.ts';
import { freshQuestions, freshUnanswerable } from './fresh.ts';
import { measuredQuestions, measuredUnanswerable } from './measured.ts';
import { lastQuestions, lastUnanswerable } from './mended-last.ts';
import { mendedQuestions, mendedUnanswerable } from './mended-later.ts';
import { moreQuestions, moreUnanswerable } from './mended-more.ts';
import { shippedPassages } from './shipped.ts';
import { type StudentQuestion, studentQuestions, studentsRecognized, studentsUnanswerable } from './students.ts';
import { laterQuestions, laterRecognized, laterUnanswerable } from './students-later.ts';
import { typedQuestions, typedUnanswerable } from './typed.ts';
import { typedLastQuestions, typedLastUnanswerable } from './typed-last.ts';
import { typedLaterQuestions, typedLaterUnanswerable } from './typed-later.ts';
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

const offered = 'nothing, but offered';

/** Of the questions that were not answered rightly, those that got an answer. */
export const misled = ({ wrong }: Share): number => wrong.filter((line) => !line.includes('-> nothing')).length;

/** Of those, the ones whose answer is among "did you mean". */
export const nearly = ({ wrong }: Share): number => wrong.filter((line) => line.includes(`-> ${offered};`)).length;

/** Measures all sets against the shipped content. */
export function measureAssistant(): Record<
  | 'found'
  | 'unknown'
  | 'recognized'
  | 'students'
  | 'studentsUnknown'
  | 'studentsRecognized'
  | 'counsellor'
  | 'counsellorUnknown'
  | 'counsellorRecognized'
  | 'fresh'
  | 'freshUnknown'
  | 'unseen'
  | 'unseenUnknown'
  | 'unseenRecognized'
  | 'mended'
  | 'mendedUnknown'
  | 'measured'
  | 'measuredUnknown'
  | 'typed'
  | 'typedUnknown',
  Share
> {
  const indexes = new Map<PassageLanguage, PassageIndex>();
  const indexOf = (language: PassageLanguage) => {
    const known = indexes.get(language) ?? indexPassages(shippedPassages(language));
    indexes.set(language, known);
    return known;
  };
  const shown = (language: PassageLanguage, question: string, within = question) =>
    answerQuestion(indexOf(language), question, within).parts.flatMap(({ found }) =>
      found.map(({ passage }) => passage.id),
    );
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
    const answers = readIntents(question).flatMap(({ asked, intent }) =>
      intent.kind === 'look-up' ? shown(language, asked, question) : [intent.kind],
    );
    const right = parts.filter((sources) => answers.some((id) => sources.some((source) => isOf(id, source))));
    if (right.length === parts.length) return true;
    const { near } = answerQuestion(indexOf(language), question);
    const isNear = parts.some((sources) => near.some(({ id }) => sources.some((source) => isOf(id, source))));
    return `${answers.join(', ') || (isNear ? offered : 'nothing')}; ${seen(language, question)}`;
  };
  const learned = {
    counsellor: share([...counsellorQuestions, ...secondQuestions, ...thirdQuestions], isAnswered),
    counsellorUnknown: share([...counsellorUnanswerable, ...secondUnanswerable, ...thirdUnanswerable], isSilent),
    counsellorRecognized: share([...counsellorRecognized, ...secondRecognized, ...thirdRecognized], isRecognized),
  };
  const unseen = {
    fresh: share(freshQuestions, isAnswered),
    freshUnknown: share(freshUnanswerable, isSilent),
    unseen: share(unseenQuestions, isAnswered),
    unseenUnknown: share(unseenUnanswerable, isSilent),
    unseenRecognized: share(unseenRecognized, isRecognized),
    mended: share([...mendedQuestions, ...moreQuestions, ...lastQuestions], isAnswered),
    mendedUnknown: share([...mendedUnanswerable, ...moreUnanswerable, ...lastUnanswerable], isSilent),
    measured: share(measuredQuestions, isAnswered),
    measuredUnknown: share(measuredUnanswerable, isSilent),
    typed: share([...typedQuestions, ...typedLaterQuestions, ...typedLastQuestions], isAnswered),
    typedUnknown: share([...typedUnanswerable, ...typedLaterUnanswerable, ...typedLastUnanswerable], isSilent),
  };
  return {
    ...learned,
    ...unseen,
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
  };
}
