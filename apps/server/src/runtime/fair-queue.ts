// Work that all share, such as a process or a thread. Of what waits, the work of whoever used it least of late is next: who
// asks for much, or for what takes long, stands behind who asks for little, however many they are.
import { Problem } from '@lantern/contract/problem';
import { currentBehalf } from './on-behalf.ts';

/** What was used counts half after so long: a minute later nearly everybody is equal again. */
const halfLifeMs = 60_000;
/** Work that has begun counts so much until it ends, so that nobody gets all places before the first has ended. */
const begunMs = 1_000;
const usersMax = 10_000;

type Waiting = { alone: readonly string[]; counted: readonly string[]; begin: () => void; refuse: () => void };

type Options = {
  /** Pieces of work at once. */
  slots: number;
  /** When more wait, that of who used most is answered `busy`. */
  waitingMax: number;
  /** What waits longer is answered `busy`. */
  waitMs: number;
  /** Of one name in `alone`, so many at once. */
  ofOne?: number;
  /** What is thrown instead of `busy`. */
  refusal?: () => Error;
};

export type FairQueue = {
  /**
   * Resolves when it is somebody's turn, with what ends it. Of what has one of the names in `alone` in common, one (or
   * `ofOne`) is begun at a time; without them that is the account that asks.
   */
  enter(alone?: readonly string[]): Promise<() => void>;
  /** Does the work when its turn comes; whatever asks for it waits until then. */
  run<T>(work: () => Promise<T>, alone?: readonly string[]): Promise<T>;
  /** Refuses what waits, and resolves when what has begun has ended. */
  stop(): Promise<void>;
};

const busy = () => new Problem('busy', { retryAfter: 10 });

export function fairQueue({ slots, waitingMax, waitMs, ofOne = 1, refusal = busy }: Options): FairQueue {
  const waiting = new Set<Waiting>();
  const taken = new Map<string, number>();
  const use = countUse();
  let atWork = 0;
  let isStopped = false;
  let onIdle = () => {};

  /** At one moment for all, or what came later would have used a trace less. */
  function usesNow(): (one: Waiting) => number {
    const now = performance.now();
    return ({ counted }) => counted.reduce((sum, name) => sum + use.of(name, now), 0);
  }

  /** Who came first is first among equals. */
  function findNext(): Waiting | undefined {
    const useOf = usesNow();
    let next: { one: Waiting; used: number } | undefined;
    for (const one of waiting) {
      if (one.alone.some((name) => (taken.get(name) ?? 0) >= ofOne)) continue;
      const used = useOf(one);
      if (!next || used < next.used) next = { one, used };
    }
    return next?.one;
  }

  function refuseLast(): void {
    const useOf = usesNow();
    let last: { one: Waiting; used: number } | undefined;
    for (const one of waiting) {
      const used = useOf(one);
      if (!last || used >= last.used) last = { one, used };
    }
    last?.one.refuse();
  }

  function beginNext(): void {
    const next = atWork < slots ? findNext() : undefined;
    if (!next) return;
    atWork += 1;
    for (const name of next.alone) taken.set(name, (taken.get(name) ?? 0) + 1);
    for (const name of next.counted) use.add(name, begunMs);
    next.begin();
  }

  function leave({ alone, counted }: Waiting, took: number): void {
    atWork -= 1;
    for (const name of alone) {
      const left = (taken.get(name) ?? 1) - 1;
      if (left > 0) taken.set(name, left);
      else taken.delete(name);
    }
    for (const name of counted) use.add(name, took - begunMs);
    // what waited for a name may not be what the free place goes to
    for (let before = -1; before !== atWork; ) {
      before = atWork;
      beginNext();
    }
    if (atWork === 0) onIdle();
  }

  /** Resolves when it is its turn. */
  async function waitForTurn({ alone, counted }: Pick<Waiting, 'alone' | 'counted'>): Promise<Waiting> {
    return await new Promise((resolve, reject) => {
      const end = (then: () => void) => () => {
        clearTimeout(late);
        waiting.delete(mine);
        then();
      };
      const refuse = end(() => reject(refusal()));
      const mine: Waiting = { alone, counted, begin: end(() => resolve(mine)), refuse };
      const late = setTimeout(refuse, waitMs);
      waiting.add(mine);
      beginNext();
      if (waiting.size > waitingMax) refuseLast();
    });
  }

  async function enter(alone?: readonly string[]): Promise<() => void> {
    if (isStopped) throw refusal();
    const { account, network } = currentBehalf() ?? {};
    const names = alone ?? (account ? [account] : []);
    const counted = [...new Set([...names, account, network])].filter((name) => name !== undefined);
    const mine = await waitForTurn({ alone: names, counted });
    const started = performance.now();
    let hasLeft = false;
    return () => {
      if (!hasLeft) leave(mine, performance.now() - started);
      hasLeft = true;
    };
  }

  return {
    enter,
    async run(work, alone) {
      currentBehalf()?.onWait?.();
      const end = await enter(alone);
      try {
        return await work();
      } finally {
        end();
      }
    },
    async stop() {
      isStopped = true;
      for (const { refuse } of waiting) refuse();
      if (atWork > 0) await new Promise<void>((resolve) => (onIdle = resolve));
    },
  };
}

/** How much each has used of late, in milliseconds. */
function countUse() {
  const used = new Map<string, { ms: number; at: number }>();
  const of = (name: string, now: number) => {
    const { ms, at } = used.get(name) ?? { ms: 0, at: now };
    return ms * 2 ** ((at - now) / halfLifeMs);
  };
  return {
    of,
    add(name: string, more: number) {
      const at = performance.now();
      const ms = Math.max(0, of(name, at) + more);
      used.delete(name);
      used.set(name, { ms, at });
      if (used.size <= usersMax) return;
      for (const oldest of used.keys()) return void used.delete(oldest);
    },
  };
}
