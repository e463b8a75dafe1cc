// A verdict as a list needs it.
import type { Group } from './judge.ts';
import type { Label } from './label.ts';
import type { FactsOf } from './read-facts.ts';

/**
 * A verdict as a list needs it. The whole of it is judged again for the few that are shown: keeping it for all of them
 * costs more than that.
 */
export type Listed = {
  of: FactsOf;
  group: Group;
  label: Label | null;
  fit: number;
  /** middle of the chance; -1 where nothing can be told */
  chance: number;
  /** US dollars, tuition and living, the lower end; infinite where it is unknown */
  price: number;
  /** highest usual entry; -1 where nothing is known */
  hardness: number;
  /** how much of what counts was read: the fewer estimates, the more */
  read: number;
  /** how many things that nobody read speak against it, money apart */
  against: number;
  /** its students from abroad nearly all come from its own part of the world, and this one does not */
  isFar: boolean;
  /** US dollars over the budget; 0 within it, or where it is unknown */
  over: number;
};
