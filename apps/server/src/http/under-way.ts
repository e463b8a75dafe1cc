// What is at work at once. A crowd that waits for the same twenty connections to the database only makes everybody wait
// until nobody is answered: what comes on top is refused at once, which costs a tenth of a millisecond.
import { Problem } from '@lantern/contract/problem';
import { fairQueue } from '#runtime/fair-queue.ts';

/** Calls at work at once: far more than a busy day has, few enough that each is answered within seconds. */
const mostAtWork = 300;
/** Of one account, or one session: a page asks for a few, a program that takes all there are would keep others out. */
const mostOfOne = 100;
/** Of one network, which a school or a whole town can share: one of them who asks for all they may leaves as much to the others. */
const mostOfNetwork = 200;
/** Calls that are begun together; a few less than there are connections to the database. */
const begunTogether = 16;
const begunOfOne = 4;
/** What takes longer waits for something else, such as a model or a reader: the next call may begin. */
const longMs = 1_000;
const waitMs = 30_000;
/** Who was refused comes back within so many seconds, not all at the same moment. */
const retrySpread = 5;
const logEveryMs = 10_000;

/** There is too much to do; told to the log once for many. */
export class TooMuchAtWork extends Problem {
  constructor() {
    super('busy', { retryAfter: 1 + Math.floor(Math.random() * retrySpread) });
  }
}

/** Whose work it is: their network, and what else names them. */
export type Whose = { network: string; ones: readonly string[] };

export type UnderWay = {
  /** Refuses what is not begun when too much is at work. */
  admit: () => void;
  /**
   * Counts work, that of an account, a session and a network also by itself, and refuses what is too much of one. Reading a
   * body is none: who sends slowly must not keep others out.
   */
  during: <T>(work: () => Promise<T>, whose?: Whose) => Promise<T>;
  /**
   * Begins work when its turn comes: who has asked for little is before who has asked for much. `work` is told how to say
   * that it waits for something else.
   */
  inTurn: <T>(work: (onWait: () => void) => Promise<T>, who: string) => Promise<T>;
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
  const countOf = (name: string) => ofOne.get(name) ?? 0;
  function count(names: readonly string[], change: 1 | -1): void {
    atWork += change;
    for (const one of names) {
      const left = countOf(one) + change;
      if (left > 0) ofOne.set(one, left);
      else ofOne.delete(one);
    }
  }
  const turns = fairQueue({ slots: begunTogether, ofOne: begunOfOne, waitingMax: mostAtWork, waitMs });
  return {
    admit() {
      if (atWork >= mostAtWork) refuse();
    },
    async during(work, whose) {
      const ones = whose?.ones ?? [];
      const all = whose ? `network ${whose.network}` : '';
      if (ones.some((one) => countOf(one) >= mostOfOne) || countOf(all) >= mostOfNetwork) refuse();
      const names = [...ones, ...(whose ? [all] : [])];
      count(names, 1);
      try {
        return await work();
      } finally {
        count(names, -1);
      }
    },
    async inTurn(work, who) {
      const end = await turns.enter([who]);
      const late = setTimeout(end, longMs);
      try {
        return await work(end);
      } finally {
        clearTimeout(late);
        end();
      }
    },
  };
}
