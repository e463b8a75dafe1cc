// What two evaluations of one essay differ in.
import type { Evaluation, Suggestion } from '@lantern/contract/essays.evaluations';
import { criteriaOf } from './criterion-words.ts';
import { markOf, quoteOf } from './mark-of.ts';

export type Moved = { criterion: string; was: number; now: number };

/** Criteria whose score is another one; those that only one of the two has are not compared. */
export function movedScores(before: Evaluation, now: Evaluation): Moved[] {
  return criteriaOf(now.scores).flatMap((criterion) => {
    const [was, is] = [before.scores[criterion], now.scores[criterion]];
    return was === undefined || is === undefined || was === is ? [] : [{ criterion, was, now: is }];
  });
}

type Compared = { gone: Suggestion[]; fresh: Suggestion[]; kept: number };

/** Takes pairs with the same name out of both lists, one for one. */
function pairUp(before: Suggestion[], now: Suggestion[], nameOf: (suggestion: Suggestion) => string): Compared {
  const left = Map.groupBy(before, nameOf);
  const fresh = now.filter((suggestion) => !left.get(nameOf(suggestion))?.shift());
  return { gone: [...left.values()].flat(), fresh, kept: now.length - fresh.length };
}

/**
 * Suggestions that are gone and that are new. One is the same when its rule speaks of the same words, also in a sentence
 * that was edited elsewhere.
 */
export function compareSuggestions(before: readonly Suggestion[], now: readonly Suggestion[]): Compared {
  const first = pairUp([...before], [...now], markOf);
  const second = pairUp(first.gone, first.fresh, (suggestion) =>
    suggestion.scope ? markOf(suggestion) : `${suggestion.rule} ${quoteOf(suggestion)}`,
  );
  const inOrder = (list: Suggestion[]) => list.toSorted((a, b) => a.start - b.start);
  return { gone: inOrder(second.gone), fresh: inOrder(second.fresh), kept: first.kept + second.kept };
}

/** Another engine gives other scores for the same text. */
export function isOtherEngine(before: Evaluation, now: Evaluation): boolean {
  return before.engine !== now.engine || before.version !== now.version;
}
