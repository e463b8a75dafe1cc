// What follows from the answers to the quiz, on the device, so that the wizard goes on without a connection. The server
// serves which option speaks for which traits, and what to reflect on for each.
import type { Quiz, Reflection } from '@lantern/contract/essays.brainstorm';

export type Answers = Readonly<Record<string, string>>;

/** Questions without an answer that exists. */
export function unanswered({ questions }: Quiz, answers: Answers): string[] {
  return questions.flatMap(({ id, options }) => (options.some(({ value }) => value === answers[id]) ? [] : [id]));
}

/** Where the quiz goes on: at the question that was looked at last, else at the first without an answer. */
export function placeOf(quiz: Quiz, answers: Answers, seen: string | undefined): number {
  const wanted = seen ?? unanswered(quiz, answers)[0];
  const at = quiz.questions.findIndex(({ id }) => id === wanted);
  return Math.max(at, 0);
}

/**
 * Where Next and Skip lead from a question: to the one after it, and from the last one to the first without an answer.
 * Undefined when nothing is left to answer there.
 */
export function placeAfter(quiz: Quiz, answers: Answers, at: number): number | undefined {
  if (at + 1 < quiz.questions.length) return at + 1;
  const [left] = unanswered(quiz, answers).filter((id) => id !== quiz.questions[at]?.id);
  return left === undefined ? undefined : quiz.questions.findIndex(({ id }) => id === left);
}

/** The three traits that the chosen options name most often; ties go by the order of the traits. */
export function topTraits({ questions, traits }: Quiz, answers: Answers): string[] {
  const counts = new Map<string, number>();
  for (const { id, options } of questions) {
    for (const trait of options.find(({ value }) => value === answers[id])?.traits ?? [])
      counts.set(trait, (counts.get(trait) ?? 0) + 1);
  }
  return traits
    .filter(({ id }) => counts.has(id))
    .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    .slice(0, 3)
    .map(({ id }) => id);
}

export type Reflections = { mandatory: Reflection[]; optional: Reflection[] };

/** Three questions to answer, of each trait in turn, and the optional ones of all of them. */
export function reflectionsOf({ traits }: Quiz, top: readonly string[]): Reflections {
  const chosen = top.flatMap((id) => traits.find((trait) => trait.id === id) ?? []);
  const mandatory = [0, 1, 2].flatMap(
    (place) => chosen[place % chosen.length]?.mandatory[Math.floor(place / chosen.length)] ?? [],
  );
  return { mandatory, optional: chosen.flatMap(({ optional }) => optional) };
}

export const traitName = ({ traits }: Quiz, id: string) => traits.find((trait) => trait.id === id)?.name ?? id;
