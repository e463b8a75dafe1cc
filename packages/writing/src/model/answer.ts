/** The shape of a language model's answer, and the check of what it really sent. */
import { CRITERION_IDS, type CriterionId } from '../types.ts';

const SUGGESTIONS_MAX = 20;
/** Characters. A longer quote is no sentence, a longer piece of advice is cut. */
const QUOTE_MAX = 1000;
const ADVICE_MAX = 400;

export type ModelSuggestion = { criterion: CriterionId; sentence: string; advice: string };
export type ModelAnswer = { scores: Record<CriterionId, number>; suggestions: ModelSuggestion[] };

const closed = (properties: Record<string, object>) => ({
  type: 'object' as const,
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** JSON Schema without number and length limits: some providers refuse those, and `readAnswer` checks them anyway. */
export const ANSWER_SCHEMA = closed({
  scores: closed(Object.fromEntries(CRITERION_IDS.map((id) => [id, { type: 'number', description: '0 to 10' }]))),
  suggestions: {
    type: 'array',
    items: closed({
      criterion: { type: 'string', enum: [...CRITERION_IDS] },
      sentence: { type: 'string', description: 'one sentence of the essay, copied exactly' },
      advice: { type: 'string', description: 'a hint or a question about it' },
    }),
  },
});

/**
 * Reads an answer of unknown shape. Every criterion needs a number from 0 to 10; otherwise `wrong` says what is not
 * right, in words of ours alone. Suggestions that are not of the shape are left out, and so is everything after the twentieth.
 */
export function readAnswer(answer: unknown): ModelAnswer | { wrong: string } {
  if (!isObject(answer)) return { wrong: 'The answer was not one JSON object.' };
  const given = answer.scores;
  if (!isObject(given)) return { wrong: 'The object "scores" was missing.' };
  const scores = {} as Record<CriterionId, number>;
  for (const id of CRITERION_IDS) {
    const score = Object.hasOwn(given, id) ? given[id] : undefined;
    if (typeof score !== 'number' || !(score >= 0 && score <= 10))
      return { wrong: `The score "${id}" was not a number from 0 to 10.` };
    scores[id] = score;
  }
  if (!Array.isArray(answer.suggestions)) return { wrong: 'The list "suggestions" was missing.' };
  const suggestions = answer.suggestions.slice(0, SUGGESTIONS_MAX).flatMap((item) => readSuggestion(item) ?? []);
  return { scores, suggestions };
}

function readSuggestion(item: unknown): ModelSuggestion | undefined {
  if (!isObject(item)) return undefined;
  const criterion = CRITERION_IDS.find((id) => id === item.criterion);
  const { sentence, advice } = item;
  if (!criterion || typeof sentence !== 'string' || typeof advice !== 'string') return undefined;
  const words = plain(advice);
  if (sentence.length > QUOTE_MAX || words === '') return undefined;
  return { criterion, sentence, advice: words };
}

/** One line of plain text: no control, direction or invisible characters, at most ADVICE_MAX long. */
function plain(text: string): string {
  const line = text
    .slice(0, 4 * ADVICE_MAX)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, (run) => (/\s/.test(run) || /\p{Cc}/u.test(run) ? ' ' : ''))
    .trim();
  if (line.length <= ADVICE_MAX) return line;
  const cut = line.slice(0, ADVICE_MAX);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || ADVICE_MAX).trim()} …`.toWellFormed();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
