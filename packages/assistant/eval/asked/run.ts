// Prints what each question of the sets got: node packages/assistant/eval/asked/run.ts [all]
import { answerQuestion } from '../../src/answer-parts.ts';
import { readIntents } from '../../src/intents.ts';
import type { PassageLanguage } from '../../src/passage.ts';
import { indexPassages, type PassageIndex } from '../../src/passage-index.ts';
import { shippedPassages } from '../shipped.ts';
import { type AskedQuestion, askedQuestions, askedSets } from './asked.ts';

const indexes = new Map<PassageLanguage, PassageIndex>();
const indexOf = (language: PassageLanguage) => {
  const index = indexes.get(language) ?? indexPassages(shippedPassages(language));
  indexes.set(language, index);
  return index;
};

/** What came, and whether it is right: all parts answered; offered; an answer beside the question; nothing. */
export function judgeAsked({ question, language, parts }: AskedQuestion) {
  const answers = readIntents(question).flatMap(({ asked, intent }) =>
    intent.kind === 'look-up'
      ? answerQuestion(indexOf(language), asked, question).parts.flatMap(({ found }) =>
          found.map(({ passage }) => passage.id),
        )
      : [intent.kind as string],
  );
  const holds = (ids: readonly string[], sources: readonly string[]) =>
    ids.some((id) =>
      sources.some((source) => id === source || (id.startsWith(source) && !/^(?:test|help)/.test(source))),
    );
  const near = answerQuestion(indexOf(language), question).near.map(({ id }) => id);
  const right = parts.filter((sources) => holds(answers, sources)).length;
  const verdict =
    right === parts.length && (parts.length > 0 || answers.length === 0)
      ? 'right'
      : answers.length > 0
        ? right > 0
          ? 'in part'
          : 'wrong'
        : parts.some((sources) => holds(near, sources))
          ? 'offered'
          : 'refused';
  return { verdict, answers, near } as const;
}

if (import.meta.main) {
  for (const name of askedSets) {
    const asked = askedQuestions(name).map((each) => ({ ...each, ...judgeAsked(each) }));
    const count = (of: typeof asked, verdict: string) => of.filter((each) => each.verdict === verdict).length;
    for (const [what, of] of [
      ['answerable', asked.filter(({ parts }) => parts.length > 0)],
      ['unanswerable', asked.filter(({ parts }) => parts.length === 0)],
    ] as const) {
      const told = ['right', 'in part', 'offered', 'wrong', 'refused'].map(
        (verdict) => `${verdict} ${count(of, verdict)}`,
      );
      process.stdout.write(`${name}, ${of.length} ${what}: ${told.join(', ')}\n`);
    }
    for (const { verdict, question, parts, answers, near } of asked) {
      if (verdict === 'right' && process.argv[2] !== 'all') continue;
      const wanted = parts.map((part) => part.join('|')).join(', ') || '-';
      process.stdout.write(
        `  ${verdict}: ${question} [${wanted}] -> ${answers.join(', ') || `near: ${near.join(', ')}`}\n`,
      );
    }
  }
}
