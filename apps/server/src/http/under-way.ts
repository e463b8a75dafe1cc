// What is at work at once. A crowd that waits for the same twenty connections to the database only makes everybody wait
// until nobody is answered: what comes on top is refused at once, which costs a tenth of a millisecond.
import { Problem } from '@lantern/contract/problem';

/** Calls at work at once: far more than a busy day has, few enough that each is answered within seconds. */
const mostAtWork = 300;
/** Of one account: a page asks for a few, a program that takes all there are would keep everybody else out. */
const mostOfOne = 100;
/** Who was refused comes back within so many seconds, not all at the same moment. */
const retrySpread = 5;
const logEveryMs = 10_000;

/** There is too much to do; told to the log once for many. */
export class TooMuchAtWork extends Problem {
  constructor() {
    super('busy', { retryAfter: 1 + Math.floor(Math.random() * retrySpread) });
  }
}

export type UnderWay = {
  /** Refuses what is not begun when too much is at work. */
  admit: () => void;
  /**
   * Counts work, that of an account (`who`) also by itself, and refuses what is too much of one. Reading a body is none:
   * who sends slowly must not keep others out.
   */
  during: <T>(work: () => Promise<T>, who?: string) => Promise<T>;
};

export function countUnderWay(report: (refused: number) => void): UnderWay {
  let atWork = 0;
  let refused = 0;
  let toldAt = 0;
  const ofOne = new Map<string, number>();
  function refuse(): never {
    refused += 1;
    if (Date.now() - toldAt >= logEveryMs) {
      report(refused);
      refused = 0;
      toldAt = Date.now();
    }
    throw new TooMuchAtWork();
  }
  function count(who: string | undefined, change: 1 | -1): void {
    atWork += change;
    if (who === undefined) return;
    const left = (ofOne.get(who) ?? 0) + change;
    if (left > 0) ofOne.set(who, left);
    else ofOne.delete(who);
  }
  return {
    admit() {
      if (atWork >= mostAtWork) refuse();
    },
    async during(work, who) {
      if (who !== undefined && (ofOne.get(who) ?? 0) >= mostOfOne) refuse();
      count(who, 1);
      try {
        return await work();
      } finally {
        count(who, -1);
      }
    },
  };
}
