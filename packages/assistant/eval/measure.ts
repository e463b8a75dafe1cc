// How often the assistant finds the right source, and how often it says that it does not know.
import { readIntent } from '../src/intents.ts';
import type { PassageLanguage } from '../src/passage.ts';
import { answersTo, findPassages, indexPassages, type PassageIndex } from '../src/search.ts';
import { answerable } from './answerable.ts';
import { intents } from './computed.ts';
import { shippedPassages } from './shipped.ts';
import { unanswerable } from './unanswerable.ts';

type Share = { right: number; of: number; wrong: string[] };

function share<Row extends { question: string }>(rows: readonly Row[], isRight: (row: Row) => string | true): Share {
  const wrong = rows.flatMap((row) => {
    const seen = isRight(row);
    return seen === true ? [] : [`${row.question} -> ${seen}`];
  });
  return { right: rows.length - wrong.length, of: rows.length, wrong };
}

/** Measures all three sets against the shipped content. */
export function measureAssistant(): { found: Share; unknown: Share; recognized: Share } {
  const indexes = new Map<PassageLanguage, PassageIndex>();
  const indexOf = (language: PassageLanguage) => {
    const known = indexes.get(language) ?? indexPassages(shippedPassages(language));
    indexes.set(language, known);
    return known;
  };
  const seen = (language: PassageLanguage, question: string) =>
    findPassages(indexOf(language), question)
      .slice(0, 4)
      .map(({ passage, coverage }) => `${passage.id} ${coverage.toFixed(2)}`)
      .join(', ');
  return {
    found: share(answerable, ({ question, sources, language }) => {
      const answers = answersTo(indexOf(language), question);
      const isRight = answers.some(({ passage }) =>
        sources.some(
          (source) => passage.id === source || (passage.id.startsWith(source) && !/^(test|help)/.test(source)),
        ),
      );
      return isRight || `${answers.length} shown; ${seen(language, question)}`;
    }),
    unknown: share(
      unanswerable,
      ({ question, language }) => answersTo(indexOf(language), question).length === 0 || seen(language, question),
    ),
    recognized: share(intents, ({ question, kind, country = null }) => {
      const intent = readIntent(question);
      const named = 'country' in intent ? intent.country : null;
      return (intent.kind === kind && named === country) || `${intent.kind} ${named}`;
    }),
  };
}
