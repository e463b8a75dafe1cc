/** A session as a whole, and what changed since the last try: from the feedback on its answers, nothing else. */
import { round } from '@lantern/writing/measures/scale';
import { type Advice, CRITERION_IDS, type CriterionId, type Feedback } from './types.ts';

export type Answered = { questionId: string; feedback: Feedback };

export type SessionSummary = {
  /** Mean of the answers, 0-10. None where a question was left out: a mean of the others would hide it. */
  overall?: number;
  scores: Record<CriterionId, number>;
  answered: number;
  asked: number;
  /** What to keep and what to change, with the answer in which it stands; cautions first. */
  strengths: { questionId: string; advice: Advice }[];
  improvements: { questionId: string; advice: Advice }[];
};

const MOST_STRENGTHS = 5;
const MOST_IMPROVEMENTS = 5;

export function summarise(answers: readonly Answered[], asked: number): SessionSummary {
  const mean = (pick: (feedback: Feedback) => number) =>
    round(answers.reduce((sum, { feedback }) => sum + pick(feedback), 0) / Math.max(1, answers.length), 1);
  const scores = {} as Record<CriterionId, number>;
  for (const id of CRITERION_IDS) scores[id] = mean((feedback) => feedback.scores[id]);
  return {
    ...(answers.length > 0 && answers.length >= asked && { overall: mean(({ overall }) => overall) }),
    scores,
    answered: answers.length,
    asked,
    strengths: pickAdvice(answers, (advice) => advice.kind === 'keep').slice(0, MOST_STRENGTHS),
    improvements: [
      ...pickAdvice(answers, ({ kind }) => kind === 'caution'),
      ...pickAdvice(answers, ({ kind }) => kind === 'change'),
    ].slice(0, MOST_IMPROVEMENTS),
  };
}

/** One of each kind and answer, so that five improvements are five thoughts. */
function pickAdvice(answers: readonly Answered[], wanted: (advice: Advice) => boolean) {
  const seen = new Set<string>();
  const firsts: { questionId: string; advice: Advice }[] = [];
  const others: typeof firsts = [];
  for (const { questionId, feedback } of answers)
    for (const advice of feedback.advice.filter(wanted)) {
      if (seen.has(advice.id) && advice.kind !== 'keep') continue;
      (seen.has(questionId) ? others : firsts).push({ questionId, advice });
      seen.add(advice.id).add(questionId);
    }
  return [...firsts, ...others];
}

/** The one thing to do next: a caution, else the advice of the criterion that is lowest. */
export function nextThing({ advice, scores }: Feedback): Advice | undefined {
  const caution = advice.find(({ kind }) => kind === 'caution');
  if (caution) return caution;
  const changes = advice.filter(({ kind }) => kind === 'change');
  return [...changes].sort((one, other) => scores[one.criterion] - scores[other.criterion])[0];
}

export type Comparison = {
  overall: number;
  scores: Record<CriterionId, number>;
  /** Parts and moves that are found now and were not, and the other way round. */
  gained: string[];
  lost: string[];
};

/** This try against the one before; differences are now minus before. */
export function compareAttempts(now: Feedback, before: Feedback): Comparison {
  const scores = {} as Record<CriterionId, number>;
  for (const id of CRITERION_IDS) scores[id] = round(now.scores[id] - before.scores[id], 1);
  const found = ({ parts, moves }: Feedback) =>
    new Set([...parts, ...moves].filter((check) => check.found).map(({ id }) => id));
  const [has, had] = [found(now), found(before)];
  return {
    overall: round(now.overall - before.overall, 1),
    scores,
    gained: [...has].filter((id) => !had.has(id)),
    lost: [...had].filter((id) => !has.has(id)),
  };
}
