// Where a student is in the wizard, and how two devices that went on apart come together. Pure: no storage, no network.
import type { Input } from '@lantern/contract/endpoint';
import { type BrainstormState, reflectionMax, type saveInput } from '@lantern/contract/essays.brainstorm';

/** What this device has of the wizard and the server has not. */
export type Waiting = {
  state: BrainstormState;
  /** What the server had when this device went on from it, and its revision. */
  base: BrainstormState;
  revision: number;
  /** Sent and not answered yet: the server may have it or not. */
  sent?: BrainstormState;
  runs: (Input<typeof saveInput>['body'] & { run_id: string })[];
  /** the server did not take it as it stands */
  refused?: true;
};

export const emptyState: BrainstormState = { step: 1, answers: {}, reflections: {}, activities: [], ideas: [] };

/**
 * Longest answer that can be typed: the answers of two devices fit together into one.
 */
export const answerMax = reflectionMax / 2 - 1;

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** Whether both say the same; the database keeps fields in an order of its own. */
export function sameState(a: BrainstormState, b: BrainstormState): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));
}

const keysOf = (...records: object[]) => [...new Set(records.flatMap((record) => Object.keys(record)))];

/** Both texts, a blank line between them, when neither holds the other. */
function joinTexts(mine: string, theirs: string): string {
  if (theirs.includes(mine.trim())) return theirs;
  if (mine.includes(theirs.trim())) return mine;
  return `${theirs.trimEnd()}\n\n${mine.trimStart()}`.slice(0, reflectionMax).toWellFormed();
}

/**
 * What this device has and what the server has, both gone on from `base`. What only one of them changed is taken from
 * it. Where both did, this device's choices are the newer ones, and of written answers none is lost: both stand in it.
 */
export function mergeStates(mine: BrainstormState, theirs: BrainstormState, base: BrainstormState): BrainstormState {
  const pick = <T>(m: T, t: T, b: T): T => (JSON.stringify(sorted(m)) === JSON.stringify(sorted(b)) ? t : m);

  const answers: Record<string, string> = {};
  for (const id of keysOf(mine.answers, theirs.answers)) {
    const value = pick(mine.answers[id], theirs.answers[id], base.answers[id]);
    if (value !== undefined) answers[id] = value;
  }

  const reflections: Record<string, string> = {};
  for (const id of keysOf(mine.reflections, theirs.reflections)) {
    const [m, t, b] = [mine, theirs, base].map((state) => state.reflections[id] ?? '') as [string, string, string];
    const isBoth = m !== b && t !== b;
    const text = isBoth ? joinTexts(m, t) : pick(m, t, b);
    if (text !== '') reflections[id] = text;
  }

  const removed = base.activities.filter((id) => !mine.activities.includes(id) || !theirs.activities.includes(id));
  const activities = [...new Set([...theirs.activities, ...mine.activities])].filter((id) => !removed.includes(id));
  const question = pick(mine.question, theirs.question, base.question);
  return {
    step: pick(mine.step, theirs.step, base.step),
    ...(question === undefined ? {} : { question }),
    answers,
    reflections,
    activities: activities.slice(0, 100),
    ideas: pick(mine.ideas, theirs.ideas, base.ideas),
  };
}

/** Whether the server has all of it. What is on its way and was changed back meanwhile still waits. */
export function isSettled({ state, base, sent, runs }: Waiting): boolean {
  return runs.length === 0 && !sent && sameState(state, base);
}

/** What is left after the server took `taken`. */
export function acknowledge(now: Waiting, taken: BrainstormState, revision: number): Waiting {
  if (now.revision > revision) return now;
  const { sent, ...left } = now;
  return { ...left, base: taken, revision };
}

/**
 * After the server answered that it has something else: another device went on, or an earlier send of this one did
 * arrive. Both come together, to be sent as one.
 */
export function join(now: Waiting, theirs: BrainstormState, revision: number): Waiting {
  const { sent, ...left } = now;
  const base = sent && sameState(sent, theirs) ? sent : now.base;
  return { ...left, state: mergeStates(now.state, theirs, base), base: theirs, revision };
}
