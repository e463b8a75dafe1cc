/** The engine's door: a question and an answer in, scores with their reasons out. */
import { round, scoreBy } from '@lantern/writing/measures/scale';
import { advise, checkMoves, checkParts } from './advise.ts';
import { type Answer, readAnswer } from './answer.ts';
import { CRITERIA, WEIGHTS } from './criteria/criteria.ts';
import { GATE_CAP } from './gates/gate.ts';
import { GATES } from './gates/gates.ts';
import { findCautions } from './risks/find-cautions.ts';
import { CRITERION_IDS, type CriterionId, type Feedback, type FeedbackInput, type MeasureResult } from './types.ts';

/** Changes whenever a score could change for the same answer. */
const ENGINE_VERSION = '2.3.0';

/** "No, never." can be all that was asked: nothing more is looked for, and nothing praised beyond it. */
const PLAIN: ReadonlySet<CriterionId> = new Set(['answers', 'structure', 'specifics']);
const PLAIN_SCORE = 8;
/** "My father." is right; who asks would ask on. It is never lower than this in the same criteria. */
const BRIEF_SCORE = { closed: 4.5, open: 3.5 } as const;

const briefScore = ({ topic: { brief }, input: { type } }: Answer) =>
  // in a language test a few words show little language
  brief === false ? 0 : BRIEF_SCORE[type === 'ielts' ? 'open' : brief];

/**
 * Reads the words of an answer to one question and says what they hold. Pure, synchronous, deterministic; light enough
 * for a browser; never throws on odd text and never answers NaN. English only. It reads no sound: pace and pauses are
 * told where they were measured, and never scored.
 */
export function giveFeedback(input: FeedbackInput): Feedback {
  const answer = readAnswer(input);
  const refused = GATES.find(({ effect, trips }) => effect === 'refuse' && trips(answer));
  if (refused) return refuse(answer, refused.id);
  const advisories = [
    ...GATES.filter(({ effect, trips }) => effect === 'cap' && trips(answer)).map(({ id, most = GATE_CAP }) => ({
      gate: id,
      most: typeof most === 'number' ? most : most(answer),
    })),
    ...findCautions(answer).flatMap(({ caution: { id, most } }) =>
      most === undefined ? [] : [{ gate: `caution-${id}`, most }],
    ),
  ];
  const plain = answer.topic.whole;
  const measures = CRITERION_IDS.filter((id) => !(plain && PLAIN.has(id))).flatMap((id) => measure(answer, id));
  const least = briefScore(answer);
  const scores = {} as Record<CriterionId, number>;
  for (const id of CRITERION_IDS)
    scores[id] =
      plain && PLAIN.has(id)
        ? PLAIN_SCORE
        : Math.max(
            PLAIN.has(id) ? least : 0,
            round(
              measures
                .filter(({ criterion }) => criterion === id)
                .reduce((sum, { score, weight }) => sum + score * weight, 0),
              1,
            ),
          );
  const weights = WEIGHTS[input.type];
  const total = CRITERION_IDS.reduce((sum, id) => sum + weights[id], 0);
  const mean = CRITERION_IDS.reduce((sum, id) => sum + scores[id] * weights[id], 0) / total;
  const overall = round(Math.min(mean, ...advisories.map(({ most }) => most)), 1);
  const score = { overall, held: new Set(advisories.map(({ gate }) => gate)) };
  return {
    overall,
    sum: { weights: percentsOf(weights), mean: round(mean, 1) },
    scores,
    measures,
    parts: plain ? [] : checkParts(answer, score),
    moves: plain ? [] : checkMoves(answer),
    advice: advise(answer, score),
    advisories,
    ...frame(answer),
  };
}

const percentsOf = (weights: Readonly<Record<CriterionId, number>>) => {
  const total = CRITERION_IDS.reduce((sum, id) => sum + weights[id], 0);
  return Object.fromEntries(CRITERION_IDS.map((id) => [id, (weights[id] * 100) / total])) as typeof weights;
};

function measure(answer: Answer, id: CriterionId): MeasureResult[] {
  const used = CRITERIA[id].filter(({ applies }) => applies?.(answer) ?? true);
  const total = used.reduce((sum, { weight }) => sum + weight, 0);
  return used.map(({ id: name, unit, weight, anchors, take }) => {
    const value = take(answer);
    return {
      criterion: id,
      measure: name,
      value: round(value, 2),
      unit,
      score: round(scoreBy(anchors, value), 1),
      weight: round(weight / total, 3),
    };
  });
}

function refuse(answer: Answer, gate: string): Feedback {
  return {
    overall: 0,
    scores: Object.fromEntries(CRITERION_IDS.map((id) => [id, 0])) as Record<CriterionId, number>,
    measures: [],
    parts: [],
    moves: [],
    advice: [],
    advisories: [{ gate, most: 0 }],
    ...frame(answer),
  };
}

function frame({ input: { timing }, count }: Answer): Pick<Feedback, 'words' | 'pace' | 'version'> {
  const spoken = timing && timing.seconds >= 5 ? timing : undefined;
  const pauses = spoken?.pauses ?? [];
  return {
    words: count,
    ...(spoken && {
      pace: {
        wordsPerMinute: Math.round((count * 60) / spoken.seconds),
        pauses: pauses.length,
        longestPause: round(Math.max(0, ...pauses.map(({ seconds }) => seconds)), 1),
      },
    }),
    version: ENGINE_VERSION,
  };
}
