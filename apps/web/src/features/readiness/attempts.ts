// What the attempts at the quiz say: which one is open, what is answered, what changed. Pure.
import {
  type Answers,
  type ReadinessAnswer,
  type ReadinessId,
  readinessAnswers,
  readinessIds,
} from '@lantern/contract/readiness';

export const isComplete = (answers: Answers): boolean => readinessIds.every((id) => answers[id] !== undefined);

export function countAnswers(answers: Answers): Record<ReadinessAnswer, number> {
  const all = Object.values(answers);
  const count = (answer: ReadinessAnswer) => all.filter((one) => one === answer).length;
  return Object.fromEntries(readinessAnswers.map((answer) => [answer, count(answer)])) as Record<
    ReadinessAnswer,
    number
  >;
}

type Kept = { id: string; answers: Answers };

/** The attempt that is open: the new one that was begun here, else the last one that was kept. */
export function openAttempt<Row extends Kept>(rows: readonly Row[], fresh: string | undefined): Row | Kept | undefined {
  const begun = rows.find(({ id }) => id === fresh);
  if (begun) return begun;
  return fresh ? { id: fresh, answers: {} } : rows.at(-1);
}

/** The one before it that was answered to the end. */
export function attemptBefore<Row extends Kept>(rows: readonly Row[], id: string): Row | undefined {
  const at = rows.findIndex((row) => row.id === id);
  return rows.slice(0, at < 0 ? rows.length : at).findLast(({ answers }) => isComplete(answers));
}

export type Change = { id: ReadinessId; before: ReadinessAnswer; now: ReadinessAnswer };

export function changesSince(before: Answers, now: Answers): Change[] {
  return readinessIds.flatMap((id) => {
    const [was, is] = [before[id], now[id]];
    return was && is && was !== is ? [{ id, before: was, now: is }] : [];
  });
}
